import type { Receipt } from '@vetta/contract/receipts';
import { sampleEntries } from '../leaderboard/sample-board.ts';

const marco = sampleEntries[3];

/** The stories' receipt: Marco De Luca's on the 21st of November, with a hand edit and the week under way. */
export const sampleReceipt = (fields: Partial<Receipt> = {}): Receipt => ({
  playerId: marco?.playerId ?? '',
  name: marco?.name ?? '',
  month: '2026-11',
  state: 'open',
  lines: [
    { what: 'rings', count: 1045, each: 1, points: 1045 },
    { what: 'apptSet', count: 19, each: 25, points: 475 },
    { what: 'apptDone', count: 4, each: 75, points: 300 },
    { what: 'presences', count: 9, each: 27.5, points: 248 },
  ],
  bonuses: [
    { name: 'Call Beast', weekStartDate: '2026-11-02', points: 100, pending: false },
    { name: 'Call Beast', weekStartDate: '2026-11-09', points: 100, pending: false },
    { name: 'First Timer', weekStartDate: '2026-11-02', points: 25, pending: false },
  ],
  adjustments: [{ field: 'score', points: -40 }],
  thisWeek: { since: '2026-11-16', points: 157 },
  score: 2185,
  bonus: 225,
  total: 2410,
  ...fields,
});
