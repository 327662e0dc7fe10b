import type { Player } from '@vetta/contract/players';
import { failure } from '../failure.ts';
import { BOARD, boardOf, ranked } from '../standings/ranking.ts';
import type { Database } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { monthOf } from '../time/rome.ts';

export const UnknownPlayer = failure('unknown_player', 404, () => 'Questo partecipante non esiste');

/**
 * SQL of the players, each with the position and points of the current month; a player off the board has zeros.
 * Bindings: {@link playersOn}.
 */
export const PLAYERS = `
  select p.id, p.name, coalesce(r.position, 0) as position, coalesce(r.score, 0) as score,
    coalesce(r.bonus, 0) as bonus, coalesce(r.total, 0) as total, p.joined_on as "joinedOn",
    p.archived_on as "archivedOn", p.role, p.team,
    greatest(p.updated_at, (select s.updated_at from month_sums s where s.month = :month and s.player_id = p.id))
      as updated_at
  from players p left join (${ranked(BOARD)}) r on r.player_id = p.id`;

/** The bindings of {@link PLAYERS}. */
export const playersOn = ({ today }: Now) => boardOf(monthOf(today));

/** A player as the current month's standings show it. @throws UnknownPlayer */
export async function requirePlayer(db: Database, id: string, now: Now): Promise<Player> {
  const player = await firstRow<Player>(db, `${PLAYERS} where p.id = :id`, { ...playersOn(now), id });
  if (player === undefined) throw UnknownPlayer();
  return player;
}

/** Cheaper than {@link requirePlayer} where the standings are not needed. @throws UnknownPlayer */
export async function refuseUnknownPlayer(db: Database, id: string): Promise<void> {
  const player = await firstRow(db, 'select from players where id = :id', { id });
  if (player === undefined) throw UnknownPlayer();
}
