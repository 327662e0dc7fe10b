import type { PlayerRole } from '@vetta/contract/player-role';
import type { Day } from '@vetta/contract/values';
import { image } from '../audit/image.ts';
import { journaled } from '../audit/journal.ts';
import type { Transaction } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import type { Now } from '../time/now.ts';

export interface NewcomerRow {
  /** Chosen by the database if absent. */
  readonly id?: string;
  readonly name: string;
  readonly joined_on: Day;
  readonly is_demo?: boolean;
  readonly role?: PlayerRole | null | undefined;
  readonly team?: string | null | undefined;
}

const CREATE = `
  insert into players (id, name, joined_on, is_demo, added_on, updated_at, role, team)
  select coalesce(id, uuidv7()), name, joined_on, coalesce(is_demo, false), :today, :now, role, team
  from jsonb_to_recordset(cast(:players as jsonb))
    as given (id uuid, name text, joined_on date, is_demo boolean, role text, team text)`;

/**
 * Inserts many players in one statement, writes them to the journal if one is given, and returns their ids. The caller
 * notes the change of the standings.
 */
export async function createPlayers(
  trx: Transaction,
  players: readonly NewcomerRow[],
  { instant, today }: Now,
  journal?: string,
): Promise<{ id: string; name: string }[]> {
  const bindings = { players: JSON.stringify(players), today, now: instant.toString() };
  if (journal === undefined) return rows(trx, `${CREATE} returning id, name`, bindings);
  await journaled(trx, { journal, table: 'players' }, CREATE, bindings);
  return rows(trx, `select id, name from ${image('players', 'written')} r`, { of: journal });
}
