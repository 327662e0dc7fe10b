import type { Player } from '@vetta/contract/players';
import { ensureCurrentStandings } from '../standings/rebuild.ts';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import type { Moment } from '../time/moment.ts';
import { PLAYER_COLUMNS, type PlayerRow, toPlayer } from './player-row.ts';

/** Everybody on the board, by position in the current month. */
export async function listPlayers(db: Database, moment: Moment): Promise<Player[]> {
  await ensureCurrentStandings(db, moment);
  const players = await rows<PlayerRow>(
    db,
    `select ${PLAYER_COLUMNS} from players where archived_on is null order by position`,
  );
  return players.map(toPlayer);
}

/** Who left the board, by name. */
export async function listArchivedPlayers(db: Database): Promise<Player[]> {
  const players = await rows<PlayerRow>(
    db,
    `select ${PLAYER_COLUMNS} from players where archived_on is not null order by name collate "it-x-icu", id`,
  );
  return players.map(toPlayer);
}
