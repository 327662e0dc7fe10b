import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Draws } from '@vetta/contract/draws';
import type { MonthDetail } from '@vetta/contract/months';
import { expect } from 'storybook/test';
import { onDeviceOf, shows } from '../../testing/play.ts';
import { sampleDraw, sampleDraws, samplePending } from '../draws/sample-draws.ts';
import { emptyBoard, sampleEntries } from '../leaderboard/sample-board.ts';
import { WithAnswers } from '../page/sample-context.tsx';
import { samplePrizes } from '../page/sample-site.ts';
import { LazyMonthBefore } from './lazy-month-before.tsx';
import { sampleMonth, sampleMonthDetail } from './sample-months.ts';

const now = { ...emptyBoard(), month: 'dicembre 2026', period: '2026-12' };

const End = ({ month, draws }: { readonly month: MonthDetail; readonly draws: Draws }) => (
  <WithAnswers board={now} months={[sampleMonth('2026-11')]} month={month} draws={draws}>
    {({ queries }) => <LazyMonthBefore queries={queries} board={now} />}
  </WithAnswers>
);

const november = (fields: Partial<MonthDetail> = {}) =>
  sampleMonthDetail({ month: 'novembre 2026', period: '2026-11', prizes: [...samplePrizes], ...fields });

const meta = {
  title: 'Pagina pubblica/Com’è finito il mese prima',
  component: End,
  args: { month: november(), draws: sampleDraws({ draws: [sampleDraw()] }) },
} satisfies Meta<typeof End>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Final: Story = {
  play: async ({ canvas }) => {
    await canvas.findByText('Classifica definitiva');
    await canvas.findByText(/^Lotteria: Giulia Ferrari vince «Mystery box», tra 12 partecipanti$/);
  },
};

/** On a device that said «Sono io». */
export const Own: Story = {
  beforeEach: onDeviceOf(8),
  play: shows(/^Hai chiuso novembre all’8° posto, /),
};

/** On the device of the first, who has won the prize of that place. */
export const OwnPrize: Story = {
  beforeEach: onDeviceOf(1),
  play: async ({ canvas }) => {
    const title = samplePrizes.find(({ isLottery, position }) => !isLottery && position === 1)?.title;
    await canvas.findByText(`e vinci «${title}»`, { exact: false });
  },
};

/** The first was disqualified, and the draw is to be held again. */
export const DisqualifiedInGrace: Story = {
  args: {
    month: november({
      state: 'grace',
      entries: sampleEntries.map((entry, index) =>
        index === 0 ? { ...entry, eligible: false, notEligible: 'disqualified' } : entry,
      ),
    }),
    draws: sampleDraws({ pending: [samplePending] }),
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Per ora: i dati in ritardo contano fino al 2 dicembre');
    await canvas.findByText('La lotteria si estrae alla prossima chiusura delle 23:59.');
    const [first] = canvas.getAllByRole('listitem');
    await expect(first).toHaveTextContent(sampleEntries[1]?.name ?? '');
    await canvas.findByText(/^Una squalifica tra i primi posti/);
  },
};
