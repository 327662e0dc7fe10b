import type { Standing } from '@vetta/contract/standings';
import type { Month } from '@vetta/contract/values';
import { type LockedTransaction, lockStandings } from '../standings/lock.ts';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { firstDay } from '../time/rome.ts';
import { monthValues } from './month-values.ts';
import { rebuildStandings } from './rebuild-month.ts';

/**
 * Returns how many rows of each of these final months a rebuild with the month's own values would change in points or
 * eligibility: it does the rebuilds in a transaction that is rolled back.
 */
export async function countChangedRows(
  db: Database,
  months: readonly Month[],
  now: Now,
): Promise<ReadonlyMap<Month, number>> {
  const changed = new Map<Month, number>();
  if (months.length === 0) return changed;
  const trx = await db.transaction();
  try {
    const locked = await lockStandings(trx);
    for (const month of months) {
      const before = await storedRows(locked, month);
      await rebuildStandings(locked, month, await monthValues(locked, month), now);
      const after = await storedRows(locked, month);
      const players = new Set([...before.keys(), ...after.keys()]);
      changed.set(month, [...players].filter((id) => before.get(id) !== after.get(id)).length);
    }
    return changed;
  } finally {
    await trx.rollback();
  }
}

/** Returns what is compared of a month's rows, by player. */
async function storedRows(trx: LockedTransaction, month: Month): Promise<ReadonlyMap<string, string>> {
  const stored = await rows<Pick<Standing, 'playerId'> & { readonly compared: string }>(
    trx,
    `select player_id as "playerId", concat_ws(' ', score, bonus, total, not_eligible) as compared
    from final_standings where month = :month`,
    { month: firstDay(month) },
  );
  return new Map(stored.map(({ playerId, compared }) => [playerId, compared]));
}
