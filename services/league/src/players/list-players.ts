import type { Player } from '@vetta/contract/players';
import type { Database } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';
import { PLAYERS, playersOn } from './require-player.ts';

/** The players on the board, by position in the current month. */
export const listPlayers = (db: Database, now: Now): Promise<Player[]> =>
  rows(db, `${PLAYERS} where p.archived_on is null order by r.position`, playersOn(now));

/** The archived players, by name. */
export const listArchivedPlayers = (db: Database, now: Now): Promise<Player[]> =>
  rows(
    db,
    `${PLAYERS} where p.archived_on is not null order by p.name collate "it-x-icu", p.id`,
    playersOn(now),
  );
