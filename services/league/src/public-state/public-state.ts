import { PublicScoring } from '@vetta/contract/scoring';
import type { Site } from '@vetta/contract/site';
import type { Leaderboard } from '@vetta/contract/standings';
import { getScoring } from '../scoring/scoring.ts';
import { getSite } from '../site/site.ts';
import { getLeaderboard } from '../standings/leaderboard.ts';
import type { Database } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';
import type { Moment } from '../time/moment.ts';

/** What everybody reads, as it stood at one commit. */
export interface PublicState {
  /** Grows with every commit that changes any of the rest, so that of two states the newer can be told. */
  readonly version: number;
  readonly leaderboard: Leaderboard;
  readonly site: Omit<Site, 'now'>;
  readonly scoring: PublicScoring;
}

/** Reads the public state on the day of `moment`. */
export async function readPublicState(db: Database, moment: Moment): Promise<PublicState> {
  // One look at the database: a version belongs to exactly this content.
  return db.transaction(
    async (trx) => ({
      version: await publicVersion(trx),
      leaderboard: await getLeaderboard(trx, moment),
      site: await getSite(trx, moment),
      scoring: PublicScoring.parse(await getScoring(trx)),
    }),
    { isolationLevel: 'repeatable read' },
  );
}

/** The version of the public state as it is now. */
export async function publicVersion(db: Database): Promise<number> {
  const row = await firstRow<{ number: number }>(db, 'select number from public_version');
  if (row === undefined) throw new Error('public_version has lost its row');
  return row.number;
}
