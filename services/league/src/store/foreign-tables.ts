import type { Database } from './database.ts';
import { leagueTables, tablesOf } from './league-tables.ts';
import { isBeforeBaseline, knownMigrations } from './migrate.ts';
import { appliedMigrations, schemaState } from './schema-state.ts';

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
