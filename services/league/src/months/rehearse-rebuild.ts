import type { RebuildRequest, Rehearsal } from '@vetta/contract/months';
import type { Month } from '@vetta/contract/values';
import { lockStandings } from '../standings/lock.ts';
import type { Database } from '../store/database.ts';
import type { Now } from '../time/now.ts';
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
    const { before, after } = await rebuildMonth(
      await lockStandings(trx),
      month,
      { reason: REASON, values },
      now,
    );
    return { before, after };
  } finally {
    await trx.rollback();
  }
}

const REASON = 'Prova';
