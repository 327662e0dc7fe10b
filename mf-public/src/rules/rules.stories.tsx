import type { Meta, StoryObj } from '@storybook/react-vite';
import { siteTexts } from '@vetta/contract/site-texts';
import { expect, userEvent, waitFor } from 'storybook/test';
import { shows } from '../../testing/play.ts';
import { type SampleAnswers, WithAnswers } from '../page/sample-context.tsx';
import { samplePrizes, sampleSite } from '../page/sample-site.ts';
import { boardWith } from '../prizes/sample-prize-board.ts';
import { Rules } from './rules.tsx';

const Story = (answers: SampleAnswers) => (
  <WithAnswers {...answers}>
    {({ queries, now }) => <Rules queries={queries} now={now} texts={siteTexts} />}
  </WithAnswers>
);

const meta = { title: 'Pagina pubblica/Regole', component: Story } satisfies Meta<typeof Story>;
export default meta;
type RulesStory = StoryObj<typeof meta>;

/** Three blocks; of the eleven questions several can be open at once. */
export const Loaded: RulesStory = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Come si partecipa?');
    const questions = [...canvasElement.querySelectorAll('details')];
    await expect(questions).toHaveLength(11);
    for (const question of questions.slice(0, 2)) {
      const title = question.querySelector('summary');
      if (title) await userEvent.click(title);
    }
    const opened = questions
      .filter(({ open }) => open)
      .map((question) => question.querySelector('summary')?.textContent);
    await expect(opened).toEqual(['Come si partecipa?', 'Come si fanno i punti?']);
    for (const block of ['Programma & Reset', 'Domande frequenti', 'Ban e squalifiche']) {
      await expect(canvas.getByRole('heading', { name: block })).toBeVisible();
    }
    await expect(canvas.getByText(/Si gioca dal 1° al 30 novembre/)).toBeVisible();
  },
};

/** A month whose contest does not follow the calendar. */
export const OtherDays: RulesStory = {
  args: {
    site: sampleSite({
      contest: { ...sampleSite().contest, start: '2026-11-03', end: '2026-11-28', lotteryThreshold: 900 },
    }),
  },
  play: shows('Estrazione alla chiusura del 28 novembre, con almeno 900 pt.'),
};

/** The month has prizes, and none of them is drawn by lot: the programme tells of no draw. */
export const NoLottery: RulesStory = {
  args: {
    board: boardWith(
      [],
      samplePrizes.filter(({ isLottery }) => !isLottery),
    ),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/Si gioca dal 1° al 30 novembre/);
    await waitFor(() => expect(canvas.queryByText('Lotteria')).toBeNull());
    await expect(canvas.queryByText(/^Estrazione/)).toBeNull();
  },
};

export const Loading: RulesStory = { args: { site: 'never' } };

/** Without the questions the other two blocks stay. */
export const Unreachable: RulesStory = {
  args: { site: new TypeError('Failed to fetch') },
  play: async ({ canvas }) => {
    await canvas.findByText('Domande non raggiungibili');
    await expect(canvas.getByRole('button', { name: 'Riprova' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Ban e squalifiche' })).toBeVisible();
  },
};

/** An admin has switched off all questions. */
export const NoQuestions: RulesStory = { args: { site: sampleSite({ rules: [] }) } };
