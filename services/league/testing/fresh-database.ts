import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's PostgreSQL, ending in a slash: a database's name goes behind it. */
    postgres: string;
  }
}

/**
 * The address of a database of its own for a test file, with the league's tables and base data in it.
 * The run's PostgreSQL (services/server/testing/postgres.ts) holds the migrated template it is copied from, and goes with it.
 */
export async function freshDatabase(): Promise<string> {
  const server = inject('postgres');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client(`${server}postgres`);
  await client.connect();
  await client.query(`create database ${name} template template`);
  await client.end();
  return `${server}${name}`;
}
