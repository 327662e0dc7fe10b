import type { Database } from './database.ts';
import { leagueTables, tablesOf } from './league-tables.ts';
import { schemaState } from './schema-state.ts';

/** Returns the tables that another program made. Without a migration of ours, none is the league's, whatever its name is. */
export async function foreignTables(db: Database): Promise<string[]> {
  const tables = await tablesOf(db);
  return (await schemaState(db)) === 'empty' ? tables : tables.filter((name) => !leagueTables.includes(name));
}
