import type { MonthDetail } from '@vetta/contract/months';
import { prizePool } from '@vetta/contract/prize-pool';
import type { Month } from '@vetta/contract/values';
import { failure } from '../failure.ts';
import { getLeaderboard } from '../standings/leaderboard.ts';
import type { Database } from '../store/database.ts';
import type { Now } from '../time/now.ts';
import { monthOf } from '../time/rome.ts';
import { isFinal, monthsNotFinal } from './final-months.ts';
import { monthValues } from './month-values.ts';

export const UnknownMonth = failure('unknown_month', 404, () => 'Di questo mese non c’è una classifica');

/** Returns a month's standings with the values that they were computed from. @throws UnknownMonth */
export async function getMonth(db: Database, month: Month, now: Now): Promise<MonthDetail> {
  if (!(await hasStandings(db, month, now))) throw UnknownMonth();
  const leaderboard = await getLeaderboard(db, now, month);
  const { finalisedAt, scoring, prizeSettings } = await monthValues(db, month);
  const totals = leaderboard.entries.map(({ total }) => total);
  return { ...leaderboard, finalisedAt, scoring, prizePool: prizePool(totals, prizeSettings) };
}

/** Returns whether a month has standings: the current one, and the earlier ones back to the first with data. */
async function hasStandings(db: Database, month: Month, { today }: Now): Promise<boolean> {
  if (month === monthOf(today)) return true;
  return (await isFinal(db, month)) || (await monthsNotFinal(db, today)).includes(month);
}
