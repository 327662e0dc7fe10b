import type { CloseRehearsal } from '@vetta/contract/standings';
import type { Month } from '@vetta/contract/values';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { firstDay, lastDay } from '../time/rome.ts';
import { getLeaderboard } from './leaderboard.ts';
import { lockStandings } from './lock.ts';
import { recalculate } from './recalculate.ts';

/**
 * Returns what a close now would make of the month's standings, by the close's own evaluation: «Ricalcola Classifica» in a
 * transaction that is rolled back.
 */
export async function rehearseClose(db: Database, now: Now): Promise<CloseRehearsal> {
  const trx = await db.transaction();
  try {
    const locked = await lockStandings(trx);
    const { entries: before, period: month } = await getLeaderboard(locked, now);
    const known = new Set((await settledAwards(locked, month)).map(({ id }) => id));
    const { withdrawn } = await recalculate(locked, now);
    const awards = (await settledAwards(locked, month)).filter(({ id }) => !known.has(id));
    const { entries: after } = await getLeaderboard(locked, now);
    return {
      month,
      awards: awards.map(({ playerId, name, bonus }) => ({ playerId, name, bonus })),
      withdrawn,
      before,
      after,
    };
  } finally {
    await trx.rollback();
  }
}

/** The month's bonuses that count, of who is on the board, by bonus and name. */
const settledAwards = (db: Database, month: Month) =>
  rows<CloseRehearsal['awards'][number] & { readonly id: string }>(
    db,
    `select b.id, b.player_id as "playerId", p.name, t.name as bonus
    from player_bonuses b join players p on p.id = b.player_id join bonus_types t on t.id = b.bonus_type_id
    where b.settled_at is not null and b.date_earned between :first and :last and p.archived_on is null
    order by t.id, p.name collate "it-x-icu", b.id`,
    { first: firstDay(month), last: lastDay(month) },
  );
