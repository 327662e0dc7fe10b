import { createServer } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { listen } from '../../testing/listen.ts';
import { type Database, openDatabase } from './database.ts';
import {
  isConflict,
  isDatabaseAway,
  isDatabaseBusy,
  isOutOfRange,
  isWorthRepeating,
} from './database-errors.ts';

const url = await freshDatabase();
const database = openDatabase(url);
afterAll(() => database.destroy());

const errorOf = (work: (db: Database) => Promise<unknown>, db = database): Promise<unknown> =>
  work(db).then(
    () => expect.fail('it worked'),
    (error) => error,
  );

/** Returns the names of the predicates that an error fulfils: at most one. */
const meaning = (error: unknown) => ({
  away: isDatabaseAway(error),
  busy: isDatabaseBusy(error),
  repeat: isWorthRepeating(error),
  range: isOutOfRange(error),
  conflict: isConflict(error),
});
const none = { away: false, busy: false, repeat: false, range: false, conflict: false };

test('a sum beyond 32 bits is out of range', async () => {
  const error = await errorOf((db) => db.raw('select 2147483647 + 1'));
  expect(meaning(error)).toEqual({ ...none, range: true });
});

test('a duplicate and a missing reference are conflicts', async () => {
  const twice = await errorOf((db) =>
    db.raw(
      "insert into admin_users (username, password_hash, created_at) values ('x', '', now()), ('x', '', now())",
    ),
  );
  expect(meaning(twice)).toEqual({ ...none, conflict: true });
  const orphan = await errorOf((db) =>
    db.raw(
      "insert into adjustments (player_id, date, field, points, made_at) values (uuidv7(), '2025-10-01', 'score', 1, now())",
    ),
  );
  expect(meaning(orphan)).toEqual({ ...none, conflict: true });
});

test('a wrong statement is none of these', async () => {
  expect(meaning(await errorOf((db) => db.raw('select nothing')))).toEqual(none);
  expect(meaning(new TypeError('x'))).toEqual(none);
});

test('a name that reads like an error of the connection does not make a wrong statement count as away', async () => {
  const name = 'Connection terminated';
  // With the operator «?», for which Knex would put a value into the message if it were not told otherwise.
  const failing = (db: Database) => db.raw("select '{}'::jsonb \\? ?::text, nothing", [name]);
  const error = await errorOf(failing);
  expect(meaning(error)).toEqual(none);
  expect(String(error), 'no bound value').not.toContain(name);
});

test('an error of PostgreSQL is judged by its code, whatever its message says', async () => {
  const error = await errorOf((db) =>
    db.raw("do $$ begin raise exception 'refused - Connection terminated'; end $$"),
  );
  expect(meaning(error)).toEqual(none);
});

test.each([
  ['a port without a server', 'postgres://vetta@127.0.0.1:1/vetta'],
  ['the name is unknown', 'postgres://vetta@nowhere.invalid/vetta'],
])('where %s the database is away', async (_, address) => {
  const elsewhere = openDatabase(address);
  const error = await errorOf((db) => db.raw('select 1'), elsewhere);
  await elsewhere.destroy();
  expect(meaning(error)).toEqual({ ...none, away: true });
});

test('a server that accepts the connection and never answers counts as away', async () => {
  const silent = createServer();
  const frozen = openDatabase(`postgres://vetta@127.0.0.1:${await listen(silent)}/vetta`);
  const error = await errorOf((db) => db.raw('select 1'), frozen);
  await frozen.destroy();
  silent.close();
  expect(meaning(error)).toEqual({ ...none, away: true });
});

test('an ended connection and a pool without a free connection count as away', async () => {
  const ended = errorOf((db) => db.raw('select pg_terminate_backend(pg_backend_pid())'));
  expect(meaning(await ended)).toEqual({ ...none, away: true });
  // The pool may still hold the ended connection.
  const after = await database.raw('select 1').catch(meaning);
  expect([{ ...none, away: true }, expect.objectContaining({ rowCount: 1 })]).toContainEqual(after);

  const narrow = openDatabase(url, { max: 1 });
  const [held, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holder = narrow.transaction(() => {
    held.resolve();
    return released.promise;
  });
  await held.promise;
  const error = await errorOf((db) => db.raw('select 1'), narrow);
  released.resolve();
  await holder;
  await narrow.destroy();
  expect(meaning(error)).toEqual({ ...none, away: true });
});

test('a statement, a wait for a lock and a transaction that take too long count as busy', async () => {
  const hasty = openDatabase(url, { statement: 200, lock: 50, idle: 100 });
  expect(meaning(await errorOf((db) => db.raw('select pg_sleep(5)'), hasty))).toEqual({
    ...none,
    busy: true,
  });

  const holder = await database.transaction();
  await holder.raw('lock table players');
  expect(meaning(await errorOf((db) => db('players'), hasty))).toEqual({ ...none, busy: true });
  await holder.rollback();

  // The holder of a lock does nothing any more: PostgreSQL ends it, and the next gets the lock.
  const frozen = await hasty.transaction();
  await frozen.raw('lock table players');
  await expect.poll(() => database('players').then(() => true), { timeout: 2_000 }).toBe(true);
  expect(meaning(await errorOf(() => frozen.raw('select 1')))).toMatchObject({ ...none, away: true });
  await frozen.rollback().catch(() => {});
  await hasty.destroy();
});
