import type { Day } from '@vetta/contract/values';
import { image } from '../audit/image.ts';
import { traced } from '../audit/trace.ts';
import type { Transaction } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import type { Moment } from '../time/moment.ts';

export interface NewcomerRow {
  readonly name: string;
  readonly joined_on: Day;
  readonly is_demo?: boolean;
}

const CREATE = `
  insert into players (name, joined_on, is_demo, updated_at)
  select name, joined_on, coalesce(is_demo, false), :now
  from jsonb_to_recordset(cast(:players as jsonb)) as given (name text, joined_on date, is_demo boolean)`;

/**
 * Writes many new players in one statement, and answers their ids; keeps them in the trace, where there is one. The
 * standings are the caller's to rebuild.
 */
export async function createPlayers(
  trx: Transaction,
  players: readonly NewcomerRow[],
  { now }: Moment,
  trace?: string,
): Promise<{ id: string; name: string }[]> {
  const bindings = { players: JSON.stringify(players), now: now.toString() };
  if (trace === undefined) return rows(trx, `${CREATE} returning id, name`, bindings);
  await traced(trx, { trace, table: 'players' }, CREATE, bindings);
  return rows(trx, `select id, name from ${image('players', 'written')} r`, { of: trace });
}
