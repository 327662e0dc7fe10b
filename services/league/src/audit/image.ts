import type { JournaledTable } from './journaled-tables.ts';

/** SQL of the rows that the journal `:of` holds as removed from a table or written to it, typed as that table's rows. */
export const image = (table: JournaledTable, side: 'removed' | 'written'): string =>
  `jsonb_populate_recordset(cast(null as ${table}),
    (select ${side} from audit_rows where journal = :of and table_name = '${table}'))`;

/** SQL of the ids of the players whom the change created: it wrote them, and they were not there before. */
export const createdPlayers = `(select id from ${image('players', 'written')} except select id from ${image('players', 'removed')})`;

/** Returns the qualified names of a row's columns, `r.month, r.player_id`, to compare two rows by them. */
export const columns = (row: string, names: readonly string[]): string =>
  names.map((name) => `${row}.${name}`).join(', ');
