import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../src/store/database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the run's PostgreSQL, ending in a slash; the name of a database follows. */
    postgres: string;
  }
}

/**
 * Creates a database with the league's tables and base data and returns its address. It is a copy of the migrated template
 * in the run's PostgreSQL (services/server/testing/postgres.ts), which is removed after the run; or of another database there that
 * has no connections.
 */
export async function freshDatabase(template = 'template'): Promise<string> {
  const server = inject('postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client(`${server}postgres`);
  await client.connect();
  // By file, because a copy through the log costs more than twice the processor time.
  await client.query(`create database ${name} template ${template} strategy file_copy`);
  await client.end();
  return `${server}${name}`;
}

/** Works on a database and leaves it: nothing is connected afterwards. */
export async function inDatabase<T>(url: string, work: (database: Database) => Promise<T>): Promise<T> {
  const database = openDatabase(url, { max: 2 });
  try {
    return await work(database);
  } finally {
    await database.destroy();
  }
}
