import type { Day } from '@vetta/contract/values';
import type { Database, Transaction } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';
import type { Moment } from '../time/moment.ts';
import { monthOf } from '../time/rome.ts';
import { lockStandings } from './lock.ts';
import { ORDER_AMONG_TIED, POINTS_AMONG, rankingOf } from './ranking.ts';
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
    { playerId },
  );
  const points = await pointsOf(trx, playerId, moment);
  // Who left is on no board.
  if (stored === undefined || points === undefined) return;

  const { above, tied } = await othersAt(trx, playerId, stored.position, points.total);
  const position = above + (await placeAmong(trx, playerId, tied, moment));
  await write(trx, playerId, stored, { ...points, position }, moment);
}

const pointsOf = (db: Database, playerId: string, { today }: Moment) =>
  firstRow<Omit<Place, 'position'>>(db, `select score, bonus, total from (${POINTS_AMONG}) p`, {
    ...rankingOf(monthOf(today)),
    players: `{${playerId}}`,
  });

/** How many of the others have more than `total`, and who has as much. */
async function othersAt(
  db: Database,
  playerId: string,
  own: number,
  total: number,
): Promise<{ above: number; tied: string[] }> {
  const others = await firstRow<{ last: number | null; tied: string[] }>(
    db,
    `select
      array(select id from players where total = :total and position > 0 and id <> :playerId) as tied,
      -- The last place of the next higher total.
      (
        select max(position) from players where position > 0 and id <> :playerId
          and total = (select min(total) from players where total > :total and position > 0 and id <> :playerId)
      ) as last`,
    { total, playerId },
  );
  const last = others?.last ?? 0;
  // The places count the player's own, which is given up.
  return { above: own < last ? last - 1 : last, tied: others?.tied ?? [] };
}

/** A player's place, from 1, among those who have the same total. */
async function placeAmong(
  db: Database,
  playerId: string,
  tied: readonly string[],
  { today }: Moment,
): Promise<number> {
  if (tied.length === 0) return 1;
  const place = await firstRow<{ position: number }>(
    db,
    `select position from (${ORDER_AMONG_TIED}) r where player_id = :playerId`,
    { ...rankingOf(monthOf(today)), players: `{${[playerId, ...tied].join()}}`, playerId },
  );
  if (place === undefined) throw new Error('A player on the board has no place on it');
  return place.position;
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
  if (from.position !== to.position) {
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
  }
  await trx.raw(
    `with own as (
      update players set position = :position, score = :score, bonus = :bonus, total = :total, updated_at = :now
      where id = :playerId
    )
    update standings_state set changed_at = :now`,
    { ...bindings, ...to },
  );
}
