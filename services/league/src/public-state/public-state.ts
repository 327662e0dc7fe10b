import { PublicScoring } from '@vetta/contract/scoring';
import type { Site } from '@vetta/contract/site';
import type { Leaderboard } from '@vetta/contract/standings';
import { getScoring } from '../scoring/scoring.ts';
import { getSite } from '../site/site.ts';
import { getLeaderboard } from '../standings/leaderboard.ts';
import type { Database } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';
import type { Now } from '../time/now.ts';

/** What the public calls answer, as it was at one commit. */
export interface PublicState {
  /** Grows with every commit that changes any of the rest: of two states, the one with the larger version is newer. */
  readonly version: number;
  readonly leaderboard: Leaderboard;
  readonly site: Omit<Site, 'now'>;
  readonly scoring: PublicScoring;
}

/** Returns the public state on the day of `now`. */
export async function readPublicState(db: Database, now: Now): Promise<PublicState> {
  // One snapshot of the database: the version belongs to exactly this content.
  return db.transaction(
    async (trx) => ({
      version: await publicVersion(trx),
      leaderboard: await getLeaderboard(trx, now),
      site: await getSite(trx, now),
      scoring: PublicScoring.parse(await getScoring(trx)),
    }),
    { isolationLevel: 'repeatable read' },
  );
}

/** Returns the current version of the public state. */
export async function publicVersion(db: Database): Promise<number> {
  const row = await firstRow<{ number: number }>(db, 'select number from public_version');
  if (row === undefined) throw new Error('public_version has lost its row');
  return row.number;
}
