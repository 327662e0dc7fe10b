import type { Player } from '@vetta/contract/players';
import { failure } from '../failure.ts';
import type { Database } from '../store/database.ts';
import { firstRow } from '../store/rows.ts';

export const UnknownPlayer = failure('unknown_player', 404, () => 'Questo partecipante non esiste');

export interface PlayerRow {
  id: string;
  name: string;
  position: number;
  score: number;
  bonus: number;
  total: number;
  joined_on: string;
  archived_on: string | null;
  updated_at: string;
}

export const PLAYER_COLUMNS = 'id, name, position, score, bonus, total, joined_on, archived_on, updated_at';

export const toPlayer = ({ joined_on, archived_on, ...row }: PlayerRow): Player => ({
  ...row,
  joinedOn: joined_on,
  archivedOn: archived_on,
});

/** @throws UnknownPlayer */
export async function requirePlayer(db: Database, id: string): Promise<Player> {
  const row = await firstRow<PlayerRow>(db, `select ${PLAYER_COLUMNS} from players where id = :id`, { id });
  if (row === undefined) throw UnknownPlayer();
  return toPlayer(row);
}
