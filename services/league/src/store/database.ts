import createKnex, { type Knex } from 'knex';
import pg from 'pg';

export type Database = Knex;
export type Transaction = Knex.Transaction;

// A DATE stays a calendar day: pg would turn it into a local midnight, which depends on the machine's time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);
// Counts and sums stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// Instants travel as ISO text in UTC.
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (instant) => new Date(instant).toISOString());

/**
 * Opens a pool of connections to PostgreSQL 18 or newer. It connects with the first query. A query fails within three
 * seconds while the database is unreachable.
 */
export function openDatabase(url: string, { max = 10 }: { max?: number } = {}): Database {
  return createKnex({
    client: 'pg',
    connection: { connectionString: url, connectionTimeoutMillis: 2_500, application_name: 'vetta' },
    pool: { min: 0, max },
    acquireConnectionTimeout: 3_000,
    // A failing statement's message would hold its values: names and points of people, in the log.
    compileSqlOnError: false,
    // Each of these also reaches the caller as an error, and the caller logs it with its context.
    log: { error: () => {}, warn: () => {} },
  });
}
