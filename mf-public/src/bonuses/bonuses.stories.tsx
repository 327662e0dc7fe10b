import type { Meta, StoryObj } from '@storybook/react-vite';
import { siteTexts } from '@vetta/contract/site-texts';
import { expect, waitFor } from 'storybook/test';
import { type SampleAnswers, WithAnswers } from '../page/sample-context.tsx';
import { sampleSite } from '../page/sample-site.ts';
import { Bonuses } from './bonuses.tsx';

const Story = (answers: SampleAnswers) => (
  <WithAnswers {...answers}>{({ queries }) => <Bonuses queries={queries} texts={siteTexts} />}</WithAnswers>
);

const meta = { title: 'Pagina pubblica/Bonus settimanali', component: Story } satisfies Meta<typeof Story>;
export default meta;
type BonusesStory = StoryObj<typeof meta>;

export const Five: BonusesStory = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('heading', { level: 3 })).toHaveLength(5);
    await expect(canvas.getByText('Più di 100 chiamate in un giorno')).toBeVisible();
  },
};

/** An admin has switched off all but one. */
export const One: BonusesStory = {
  args: { site: sampleSite({ bonusTypes: sampleSite().bonusTypes.slice(2, 3) }) },
};

export const Loading: BonusesStory = { args: { site: 'never' } };

/** Without the bonuses there is no section. */
export const Unreachable: BonusesStory = {
  args: { site: new TypeError('Failed to fetch') },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('region')).toBeNull());
  },
};
