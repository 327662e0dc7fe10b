import { type Database, openDatabase } from '@vetta/league/store/database';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { clockWarning } from './clock-warning.ts';

let database: Database;
beforeEach(async () => {
  database = openDatabase(await freshDatabase(), { max: 1 });
});
afterEach(() => database.destroy());

/** Sets the clock that the connection sees: a function of ours is found before PostgreSQL's own. */
async function shiftClock(by: string): Promise<void> {
  await database.raw(`
    create schema shifted;
    create function shifted.clock_timestamp() returns timestamptz language sql
      as $$ select pg_catalog.clock_timestamp() + interval '${by}' $$;
    set search_path = shifted, pg_catalog, public`);
}

test('two clocks that agree give no warning', async () => {
  expect(await clockWarning(database)).toBeUndefined();
});

// A loaded machine may take seconds between the two readings.
test.each([
  ['-1 hour', /^This machine's clock is 36\d\d s ahead of the database's: set both by NTP/],
  ['1 hour', /^This machine's clock is 3[56]\d\d s behind the database's: set both by NTP/],
])('a database clock that differs by %s gives a warning with what to do', async (by, warning) => {
  await shiftClock(by);
  expect(await clockWarning(database)).toMatch(warning);
});
