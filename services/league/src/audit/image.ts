import { type JournaledTable, journaledTables } from './journaled-tables.ts';

/**
 * SQL of the rows that a journal holds as removed from a table or written to it, typed as that table's rows. `journal` is SQL of its
 * id. A column that is younger than the journal is null, or as the table says.
 */
export const image = (table: JournaledTable, side: 'removed' | 'written', journal = ':of'): string =>
  `jsonb_populate_recordset(${base(table)},
    (select a.${side} from audit_rows a where a.journal = ${journal} and a.table_name = '${table}'))`;

const base = (table: JournaledTable): string => {
  const { younger } = journaledTables[table];
  const none = `cast(null as ${table})`;
  return younger === undefined ? none : `jsonb_populate_record(${none}, '${JSON.stringify(younger)}')`;
};

/** SQL of the names of a table's columns. */
export const columnsOf = (table: JournaledTable): string =>
  `select c.attname from pg_attribute c
  where c.attrelid = cast('${table}' as regclass) and c.attnum > 0 and not c.attisdropped`;

/** SQL of the names of those that the rows in the journal have, on one side. */
export const knownColumns = (table: JournaledTable, side: 'removed' | 'written', journal = ':of'): string =>
  `${columnsOf(table)} and c.attname in (
    select jsonb_object_keys(a.${side} -> 0) from audit_rows a where a.journal = ${journal} and a.table_name = '${table}')`;

/** SQL of the ids of the players whom the change created: it wrote them, and they were not there before. */
export const createdPlayers = (journal = ':of'): string =>
  `(select id from ${image('players', 'written', journal)} except select id from ${image('players', 'removed', journal)})`;

/** Returns the qualified names of a row's columns, `r.month, r.player_id`, to compare two rows by them. */
export const columns = (row: string, names: readonly string[]): string =>
  names.map((name) => `${row}.${name}`).join(', ');
