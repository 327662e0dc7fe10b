import createKnex, { type Knex } from 'knex';
import pg from 'pg';

export type Database = Knex;
export type Transaction = Knex.Transaction;

// A DATE is a calendar day: pg would make a local midnight of it, which shifts with the machine's zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);
// Counts and sums stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// Instants travel as ISO text in UTC.
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (instant) => new Date(instant).toISOString());

/**
 * A pool of connections to PostgreSQL 18 or newer. No connection is made before the first query; a query fails within
 * three seconds while the database is away.
 */
export function openDatabase(url: string, { max = 10 }: { max?: number } = {}): Database {
  return createKnex({
    client: 'pg',
    connection: { connectionString: url, connectionTimeoutMillis: 2_500, application_name: 'vetta' },
    pool: { min: 0, max },
    acquireConnectionTimeout: 3_000,
    // Each of these reaches its caller as an error, who logs it with what it was for.
    log: { error: () => {}, warn: () => {} },
  });
}
