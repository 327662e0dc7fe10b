import type { Day } from '@vetta/contract/values';
import type { Database, Transaction } from '../store/database.ts';
import { firstRow, rows } from '../store/rows.ts';
import type { Moment } from '../time/moment.ts';
import { monthOf } from '../time/rome.ts';
import { lockStandings } from './lock.ts';
import { RANKING_AMONG, rankingOf } from './ranking.ts';
import { ensureCurrentStandings } from './rebuild.ts';

interface Place {
  readonly position: number;
  readonly score: number;
  readonly bonus: number;
  readonly total: number;
}

/**
 * Brings the standings up to date after the numbers of one player's `day` changed, and nothing else since they were
 * last. It writes what a rebuild would write: the player's own row, and the place of those who were overtaken. The
 * others cannot have moved, and are not looked at.
 */
export async function placeAnew(
  trx: Transaction,
  { playerId, day }: { playerId: string; day: Day },
  moment: Moment,
): Promise<void> {
  await lockStandings(trx);
  // Those of a month that is over say nothing about this one's: the rebuild of the first write counts all.
  if (await ensureCurrentStandings(trx, moment)) return;
  if (monthOf(day) !== monthOf(moment.today)) return;

  const stored = await firstRow<Place>(
    trx,
    'select position, score, bonus, total from players where id = :playerId',
    {
      playerId,
    },
  );
  const points = await rankedAmong(trx, playerId, [playerId], moment);
  // Who left is on no board.
  if (stored === undefined || points === undefined) return;

  const above = await placesAbove(trx, playerId, stored.position, points.total);
  const tied = await rows<{ id: string }>(
    trx,
    'select id from players where total = :total and position > 0 and id <> :playerId',
    { total: points.total, playerId },
  );
  const among = await rankedAmong(trx, playerId, [playerId, ...tied.map(({ id }) => id)], moment);
  if (among === undefined) throw new Error('A player on the board has no place on it');
  await write(trx, playerId, stored, { ...points, position: above + among.position }, moment);
}

/** A player's points, and the place among these players. */
const rankedAmong = (db: Database, playerId: string, players: readonly string[], { today }: Moment) =>
  firstRow<Place>(
    db,
    `select position, score, bonus, total from (${RANKING_AMONG}) r where player_id = :playerId`,
    { ...rankingOf(monthOf(today)), players: `{${players.join()}}`, playerId },
  );

/** How many of the others have more than `total`: the last place of the next higher total says it. */
async function placesAbove(db: Database, playerId: string, own: number, total: number): Promise<number> {
  const next = await firstRow<{ last: number | null }>(
    db,
    `select max(position) as last from players
    where position > 0 and id <> :playerId
      and total = (select min(total) from players where total > :total and position > 0 and id <> :playerId)`,
    { total, playerId },
  );
  const last = next?.last ?? 0;
  // The places count the player's own, which is given up.
  return own < last ? last - 1 : last;
}

/** Moves the player from the stored place to the new one, and those between by one. Writes only rows that differ. */
async function write(
  trx: Transaction,
  playerId: string,
  from: Place,
  to: Place,
  { now }: Moment,
): Promise<void> {
  const bindings = { playerId, now: now.toString() };
  const isSame =
    from.position === to.position &&
    from.score === to.score &&
    from.bonus === to.bonus &&
    from.total === to.total;
  if (isSame) return;
  await trx.raw(
    `update players set position = position + :by, updated_at = :now
    where total between :lowest and :highest and position between :first and :last and id <> :playerId`,
    {
      ...bindings,
      by: to.position < from.position ? 1 : -1,
      lowest: Math.min(from.total, to.total),
      highest: Math.max(from.total, to.total),
      first: Math.min(from.position, to.position),
      last: Math.max(from.position, to.position),
    },
  );
  await trx.raw(
    `update players set position = :position, score = :score, bonus = :bonus, total = :total, updated_at = :now
    where id = :playerId`,
    { ...bindings, ...to },
  );
  await trx.raw('update standings_state set changed_at = :now', bindings);
}
