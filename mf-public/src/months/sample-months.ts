import { formatMonth } from '@vetta/contract/client/formats';
import type { MonthDetail, MonthSummary } from '@vetta/contract/months';
import { sampleBoard, sampleEntries } from '../leaderboard/sample-board.ts';

interface Fields {
  readonly state?: MonthSummary['state'];
  readonly winner?: number;
  readonly imported?: true;
}

/** A past month whose podium is taken from the stories' office, other players in each. */
export function sampleMonth(
  month: string,
  { state = 'final', winner = 3120, imported }: Fields = {},
): MonthSummary {
  const first = (Number(month.slice(-2)) * 3) % 8;
  return {
    month,
    label: formatMonth(month),
    state,
    ...(imported && { imported }),
    players: 38,
    podium: sampleEntries.slice(first, first + 3).map(({ playerId, name }, index) => ({
      position: index + 1,
      playerId,
      name,
      total: Math.round(winner * (1 - index * 0.06)),
    })),
  };
}

const winners = [3340, 2890, 3610, 2740, 3120, 3480, 2260, 3050, 2980, 3390, 2700, 3200];

/** The running month, and eleven past ones. */
export const sampleYear: MonthSummary[] = winners.map((winner, index) =>
  sampleMonth(`2026-${String(12 - index).padStart(2, '0')}`, {
    winner,
    state: index === 0 ? 'open' : 'final',
  }),
);

/** The final standings of a past month. */
export const sampleMonthDetail = (fields: Partial<MonthDetail> = {}): MonthDetail => ({
  ...sampleBoard(),
  month: 'ottobre 2026',
  period: '2026-10',
  state: 'final',
  finalisedAt: '2026-11-02T22:59:20.000Z',
  scoring: { ringPoints: 1, appointmentSetPoints: 25, appointmentDonePoints: 75, bonusMultiplier: 1 },
  prizePool: 5210,
  entries: [...sampleEntries],
  ...fields,
});
