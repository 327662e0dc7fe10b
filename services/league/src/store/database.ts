import createKnex, { type Knex } from 'knex';
import pg from 'pg';
import type {} from './tables.ts';

export type Database = Knex;
export type Transaction = Knex.Transaction;

// A DATE stays a calendar day: pg would turn it into a local midnight, which depends on the machine's time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);
// Counts and sums stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// Instants travel as ISO text in UTC.
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (instant) => new Date(instant).toISOString());

/** How many connections a pool has, and how long its users may take. Times are in milliseconds; 0 sets no limit. */
export interface PoolLimits {
  readonly max?: number;
  /** How long a query waits for a connection. */
  readonly acquire?: number;
  /** How long a statement runs, its waits for locks included. Then it fails with 57014. */
  readonly statement?: number;
  /** How long a statement waits for one lock. Then it fails with 55P03. */
  readonly lock?: number;
  /** How long a transaction waits for its next statement. Then PostgreSQL ends it, and its locks are free. */
  readonly idle?: number;
}

/**
 * Opens a pool of connections to PostgreSQL 18 or newer. It connects with the first query. While the database is
 * unreachable a query fails within three seconds, or within `acquire`.
 */
export function openDatabase(
  url: string,
  { max = 10, acquire = 3_000, statement = 0, lock = 0, idle = 0 }: PoolLimits = {},
): Database {
  // Knex passes these to pg; its types do not know all of them.
  const timeouts = {
    statement_timeout: statement,
    lock_timeout: lock,
    idle_in_transaction_session_timeout: idle,
  };
  return createKnex({
    client: 'pg',
    connection: {
      connectionString: url,
      connectionTimeoutMillis: 2_500,
      application_name: 'vetta',
      ...timeouts,
    },
    pool: { min: 0, max },
    acquireConnectionTimeout: acquire,
    // A failing statement's message would hold its values: names and points of people, in the log.
    compileSqlOnError: false,
    // Each of these also reaches the caller as an error, and the caller logs it with its context.
    log: { error: () => {}, warn: () => {} },
  });
}
