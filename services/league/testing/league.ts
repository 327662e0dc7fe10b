import { afterAll, beforeAll } from 'vitest';
import { type Database, openDatabase } from '../src/store/database.ts';
import { freshDatabase } from './fresh-database.ts';

/** A league of its own for a test file, on the run's PostgreSQL. */
export function useLeague(): { readonly db: Database } {
  let db: Database | undefined;
  beforeAll(async () => {
    db = openDatabase(await freshDatabase());
  });
  afterAll(() => db?.destroy());
  return {
    get db() {
      if (db === undefined) throw new Error('The league is there once the tests run');
      return db;
    },
  };
}
