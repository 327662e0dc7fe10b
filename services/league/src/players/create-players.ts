import type { Day } from '@vetta/contract/values';
import type { Transaction } from '../store/database.ts';
import { rows } from '../store/rows.ts';
import type { Moment } from '../time/moment.ts';

export interface NewcomerRow {
  readonly name: string;
  readonly joined_on: Day;
  readonly is_demo?: boolean;
}

/** Writes many new players in one statement, and answers their ids. The standings are the caller's to rebuild. */
export const createPlayers = (trx: Transaction, players: readonly NewcomerRow[], { now }: Moment) =>
  rows<{ id: string; name: string }>(
    trx,
    `insert into players (name, joined_on, is_demo, updated_at)
    select name, joined_on, coalesce(is_demo, false), :now
    from jsonb_to_recordset(cast(:players as jsonb)) as given (name text, joined_on date, is_demo boolean)
    returning id, name`,
    { players: JSON.stringify(players), now: now.toString() },
  );
