import type { RebuildRequest, Rehearsal } from '@vetta/contract/months';
import type { Month } from '@vetta/contract/values';
import { lockStandings } from '../standings/lock.ts';
import type { Database } from '../store/database.ts';
import type { Now } from '../time/now.ts';
import { changedValues } from './changed-values.ts';
import { monthValues } from './month-values.ts';
import { rebuildMonth } from './rebuild-month.ts';

/**
 * Returns what a rebuild of a final month would change: does it in a transaction that is rolled back.
 * @throws UnknownMonth, NotFinal
 */
export async function rehearseRebuild(
  db: Database,
  month: Month,
  values: RebuildRequest['values'],
  now: Now,
): Promise<Rehearsal> {
  const trx = await db.transaction();
  try {
    const locked = await lockStandings(trx);
    const kept = await monthValues(locked, month);
    const { before, reply } = await rebuildMonth(locked, month, { reason: REASON, values }, now);
    return { before, after: reply, changedValues: changedValues(kept, await monthValues(locked, month)) };
  } finally {
    await trx.rollback();
  }
}

const REASON = 'Prova';
