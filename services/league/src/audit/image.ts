import type { TracedTable } from './traced-tables.ts';

/** SQL of the rows that the trace `:of` removed from a table or wrote to it, as rows of that table. */
export const image = (table: TracedTable, side: 'removed' | 'written'): string =>
  `jsonb_populate_recordset(cast(null as ${table}),
    (select ${side} from audit_rows where trace = :of and table_name = '${table}'))`;

/** Some columns of a row, to be compared with the same ones of another: `r.month, r.player_id`. */
export const columns = (row: string, names: readonly string[]): string =>
  names.map((name) => `${row}.${name}`).join(', ');
