import type { Database, Transaction } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';
import type { Moment } from '../time/moment.ts';
import { firstDay, monthOf } from '../time/rome.ts';
import { lockStandings } from './lock.ts';
import { RANKING, rankingOf } from './ranking.ts';

/**
 * Computes the current month's standings anew and writes the rows that differ: the only writer of
 * `players.position`, `score`, `bonus` and `total`. Who is off the board has none.
 */
export async function rebuildStandings(trx: Transaction, { now, today }: Moment): Promise<void> {
  await lockStandings(trx);
  await trx.raw(
    `with ranking as (${RANKING}),
    changed as (
      update players p set position = new.position, score = new.score, bonus = new.bonus, total = new.total,
        updated_at = :now
      from (
        select q.id, coalesce(r.position, 0) as position, coalesce(r.score, 0) as score,
          coalesce(r.bonus, 0) as bonus, coalesce(r.total, 0) as total
        from players q left join ranking r on r.player_id = q.id
      ) new
      where new.id = p.id
        and (p.position, p.score, p.bonus, p.total) is distinct from (new.position, new.score, new.bonus, new.total)
      returning 1
    )
    update standings_state set month = :month, changed_at = :now
    where month is distinct from :month or exists (select from changed)`,
    { ...rankingOf(monthOf(today)), now: now.toString() },
  );
}

/**
 * Makes sure that the stored standings are those of the current month: at Rome's midnight of the 1st a new month
 * starts from zero with no job needed, so whoever reads first rebuilds. Answers whether it had to.
 */
export async function ensureCurrentStandings(db: Database, moment: Moment): Promise<boolean> {
  const state = await firstRow<{ current: boolean }>(
    db,
    'select month is not distinct from cast(:month as date) as current from standings_state',
    { month: firstDay(monthOf(moment.today)) },
  );
  if (state?.current) return false;
  await db.transaction((trx) => rebuildStandings(trx, moment));
  return true;
}
