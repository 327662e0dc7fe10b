import type { MonthDetail } from '@vetta/contract/months';
import { prizePool } from '@vetta/contract/prize-pool';
import type { Month } from '@vetta/contract/values';
import { getLeaderboard } from '../standings/leaderboard.ts';
import type { Database } from '../store/database.ts';
import type { Now } from '../time/now.ts';
import { monthOf } from '../time/rome.ts';
import { isImported } from './imported-months.ts';
import { monthValues } from './month-values.ts';
import { requireBegun, UnknownMonth } from './require-begun.ts';

/** Returns a month's standings with the values that they were computed from. @throws UnknownMonth */
export async function getMonth(db: Database, month: Month, now: Now): Promise<MonthDetail> {
  if (month > monthOf(now.today)) throw UnknownMonth();
  await requireBegun(db, month, now);
  const leaderboard = await getLeaderboard(db, now, month);
  const { finalisedAt, scoring, prizeSettings } = await monthValues(db, month);
  return {
    ...leaderboard,
    ...((await isImported(db, month, now)) && { imported: true as const }),
    finalisedAt,
    scoring,
    prizePool: prizePool(leaderboard.entries, prizeSettings),
  };
}
