import type { Database } from './database.ts';
import { leagueTables, tablesOf } from './league-tables.ts';
import { isBeforeBaseline, knownMigrations, sinceBaseline } from './migrate.ts';
import { firstRow, rows } from './rows.ts';

/**
 * How the database's schema compares with this version of the code: `empty` has no tables yet, `older` lacks migrations, `too-old`
 * those that no version before the baseline can be without, `newer` has migrations that this version does not know.
 */
export type SchemaState = 'empty' | 'too-old' | 'older' | 'current' | 'newer';

/** Compares the database's schema with this version. Changes nothing. */
export async function schemaState(db: Database): Promise<SchemaState> {
  const applied = await appliedMigrations(db);
  if (applied.length === 0) return 'empty';
  if (isBeforeBaseline(applied)) return 'too-old';
  const known = knownMigrations();
  if (applied.some((name) => !known.includes(name))) return 'newer';
  return applied.length < known.length ? 'older' : 'current';
}

/** Returns the migrations that the database has had, oldest first, with the baseline for those that it stands for. */
async function appliedMigrations(db: Database): Promise<string[]> {
  const table = await firstRow<{ name: string | null }>(db, "select to_regclass('knex_migrations') as name");
  if (!table?.name) return [];
  const applied = await rows<{ name: string }>(db, 'select name from knex_migrations order by id');
  return sinceBaseline(applied.map(({ name }) => name));
}

/**
 * Returns the tables that another program made. Where our first migration never ran, none is the league's, whatever its name
 * is; a newer version of the league may have tables that are not known here.
 */
export async function foreignTables(db: Database): Promise<string[]> {
  const tables = await tablesOf(db);
  const applied = await appliedMigrations(db);
  if (applied[0] !== knownMigrations()[0] && !isBeforeBaseline(applied)) return tables;
  return (await schemaState(db)) === 'newer' ? [] : tables.filter((name) => !leagueTables.includes(name));
}
