import { createHash } from 'node:crypto';
import { leagueTables } from '@vetta/league/store/league-tables';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Pack } from 'tar-stream';
import { entries, type Manifest } from './manifest.ts';
import { addEntry } from './tar-entry.ts';

type Table = Manifest['tables'][number];

/** Returns the migrations of a database and its tables with their columns. */
export async function layoutOf(client: pg.Client): Promise<Pick<Manifest, 'migrations' | 'tables'>> {
  const migrations = await client.query<{ name: string }>('select name from knex_migrations order by id');
  const tables = await client.query<Table>(
    `select table_name::text as name, array_agg(column_name::text order by ordinal_position) as columns
     from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER'
       and table_name = any($1)
     group by 1 order by 1`,
    [leagueTables],
  );
  return { migrations: migrations.rows.map(({ name }) => name), tables: tables.rows };
}

/** The size of a table's entry, in bytes. */
const PART_SIZE = 4 * 1024 * 1024;

/** A table as it was written: its rows and the SHA-256 of its bytes. */
export interface WrittenTable extends Table {
  readonly rows: number;
  readonly sha256: string;
}

/** Adds one table in parts. */
export async function writeTable(tar: Pack, client: pg.Client, table: Table): Promise<WrittenTable> {
  const { name, columns } = table;
  const rows = client.query(copyTo(`copy ${sourceOf(name, columns)} to stdout`));
  const hash = createHash('sha256');
  let part: Buffer[] = [];
  let size = 0;
  let parts = 0;
  const flush = async () => {
    await addEntry(tar, entries.table(name, parts++), Buffer.concat(part));
    part = [];
    size = 0;
  };
  for await (const chunk of rows) {
    hash.update(chunk);
    part.push(chunk);
    size += chunk.length;
    if (size >= PART_SIZE) await flush();
  }
  if (size > 0) await flush();
  return { ...table, rows: rows.rowCount, sha256: hash.digest('hex') };
}

/** Returns the SHA-256 of a table's rows as `writeTable` would write them. */
export async function hashTable(client: pg.Client, { name, columns }: Table): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of client.query(copyTo(`copy ${sourceOf(name, columns)} to stdout`)))
    hash.update(chunk);
  return hash.digest('hex');
}

/** What of a table is copied: a draw's secret is in no backup before it is revealed, since it decides who wins. */
function sourceOf(name: string, columns: readonly string[]): string {
  if (name !== 'draw_commitments') return tableWithColumns(name, columns);
  const selected = columns.map((column) =>
    column === 'secret'
      ? `case when revealed_at is null then '' else secret end`
      : pg.escapeIdentifier(column),
  );
  return `(select ${selected.join(', ')} from draw_commitments)`;
}

/** Returns `"table" ("column", …)`. */
export const tableWithColumns = (table: string, columns: readonly string[]): string =>
  `${pg.escapeIdentifier(table)} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;
