import type { ScoringChange, ScoringRehearsal } from '@vetta/contract/scoring';
import { getLeaderboard } from '../standings/leaderboard.ts';
import { lockStandings } from '../standings/lock.ts';
import type { Database } from '../store/database.ts';
import type { Now } from '../time/now.ts';
import { changeScoring } from './change-scoring.ts';

/** Returns what other scoring values would make of the month's standings: changes them in a transaction that is rolled back. */
export async function rehearseScoring(
  db: Database,
  scoring: ScoringChange,
  now: Now,
): Promise<ScoringRehearsal> {
  const trx = await db.transaction();
  try {
    const locked = await lockStandings(trx);
    const { entries: before, period: month } = await getLeaderboard(locked, now);
    await changeScoring(locked, scoring, now);
    return { month, before, after: (await getLeaderboard(locked, now)).entries };
  } finally {
    await trx.rollback();
  }
}
