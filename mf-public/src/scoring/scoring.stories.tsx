import type { Meta, StoryObj } from '@storybook/react-vite';
import { siteTexts } from '@vetta/contract/site-texts';
import { expect, waitFor } from 'storybook/test';
import { shows } from '../../testing/play.ts';
import { type SampleAnswers, WithAnswers } from '../page/sample-context.tsx';
import { Scoring } from './scoring.tsx';

const Story = (answers: SampleAnswers) => (
  <WithAnswers {...answers}>{({ queries }) => <Scoring queries={queries} texts={siteTexts} />}</WithAnswers>
);

const meta = { title: 'Pagina pubblica/Punteggi', component: Story } satisfies Meta<typeof Story>;
export default meta;
type ScoringStory = StoryObj<typeof meta>;

export const Loaded: ScoringStory = {
  play: async ({ canvas }) => {
    await canvas.findByText('Appuntamento concluso');
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '+1ptChiamata',
      '+25ptAppuntamento fissato',
      '+75ptAppuntamento concluso',
      '+25ptPresenza all’allineamento',
    ]);
  },
};

/** An admin's values; the presence stays at 25. */
export const OtherValues: ScoringStory = {
  args: { scoring: { ringPoints: 0, appointmentSetPoints: 500, appointmentDonePoints: 1000 } },
  play: shows('+1.000'),
};

export const Loading: ScoringStory = {
  args: { scoring: 'never' },
  play: async ({ canvas }) => {
    await canvas.findByText('Caricamento…');
    await expect(canvas.queryByText('Chiamata')).toBeNull();
  },
};

/** Without the values there is no section. */
export const Unreachable: ScoringStory = {
  args: { scoring: new TypeError('Failed to fetch') },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
};
