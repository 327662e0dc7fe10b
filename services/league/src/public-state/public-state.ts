import { PublicScoring } from '@vetta/contract/scoring';
import type { Site } from '@vetta/contract/site';
import type { Leaderboard } from '@vetta/contract/standings';
import { monthValues } from '../months/month-values.ts';
import { getSite } from '../site/site.ts';
import { getLeaderboard } from '../standings/leaderboard.ts';
import type { Database, Transaction } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';
import { type Now, nowOf } from '../time/now.ts';
import { dayEnds, isLastOfMonth, monthOf } from '../time/rome.ts';

/** What the public calls answer, as it was at one commit. */
export interface PublicState {
  /** Grows with every commit that changes any of the rest: of two states, the one with the larger version is newer. */
  readonly version: number;
  readonly leaderboard: Leaderboard;
  readonly site: Omit<Site, 'now'>;
  readonly scoring: PublicScoring;
}

/** The public state of a month. */
export interface MonthsState {
  readonly current: PublicState;
  /** The state with which the next month begins, if nothing changes before; undefined until the month's last day. */
  readonly next: PublicState | undefined;
}

/** Returns the public state of the month under way. It depends on the month of `now`, not on the day. */
export async function readPublicState(db: Database, now: Now): Promise<MonthsState> {
  const { value } = await readAtOneVersion(db, async (trx, version) => ({
    current: await stateIn(trx, now, version),
    next: isLastOfMonth(now.today) ? await stateIn(trx, nowOf(dayEnds(now.today)), version) : undefined,
  }));
  return value;
}

/** Each entry renews the state, so a month's values are read once for all of it. */
async function stateIn(trx: Transaction, now: Now, version: number): Promise<PublicState> {
  const month = monthOf(now.today);
  const values = await monthValues(trx, month);
  return {
    version,
    leaderboard: await getLeaderboard(trx, now, month, values),
    site: await getSite(trx, values),
    scoring: PublicScoring.parse(values.scoring),
  };
}

/** Returns what `read` returns, and the version to which exactly this content belongs. */
export const readAtOneVersion = <T>(
  db: Database,
  read: (trx: Transaction, version: number) => Promise<T>,
): Promise<{ readonly version: number; readonly value: T }> =>
  // One snapshot of the database.
  db.transaction(
    async (trx) => {
      const version = await publicVersion(trx);
      return { version, value: await read(trx, version) };
    },
    { isolationLevel: 'repeatable read' },
  );

/** Returns the current version of the public state. */
export async function publicVersion(db: Database): Promise<number> {
  const row = await firstRow<{ number: number }>(db, 'select number from public_version');
  if (row === undefined) throw new Error('public_version has lost its row');
  return row.number;
}
