import { setTimeout as pause } from 'node:timers/promises';
import { getSchedulerStatus } from '@vetta/league/closes/scheduler-status';
import { lockStandings } from '@vetta/league/standings/lock';
import { type Database, openDatabase } from '@vetta/league/store/database';
import { locks } from '@vetta/league/store/locks';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { type Clock, clockStartingAt, systemClock } from '@vetta/league/time/clock';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { breakCloses, repairCloses } from '../../testing/broken-closes.ts';
import { capturedLog } from '../../testing/captured-log.ts';
import { closedDays, cutOffs } from '../../testing/close-results.ts';
import { importSampleEntries } from '../../testing/sample-entries.ts';
import { closePool } from '../close-pool.ts';
import { runInProcess } from './runner.ts';

let url: string;
let db: Database;
let stop = async () => {};
const { log, messages } = capturedLog();

beforeEach(async () => {
  messages.length = 0;
  url = await freshDatabase();
  db = openDatabase(url);
});
afterEach(async () => {
  await stop();
  await db.destroy();
});

const start = (clock: Clock, database = db) => {
  stop = runInProcess(database, clock, log);
};
const at = (instant: string) => Temporal.Instant.from(instant);
const days = async () => (await closedDays(db)).map(({ date }) => date);
const status = () => getSchedulerStatus(db, systemClock());
const soon = { timeout: 10_000, interval: 50 };

test('a start closes the missed days in order, up to the newest day that is over', async () => {
  await importSampleEntries(db, ['2025-10-24', '2025-10-26', '2025-10-27']);
  start(clockStartingAt(at('2025-10-27T09:00:00+01:00')));
  await vi.waitFor(async () => expect(await days()).toHaveLength(3), soon);
  expect(await days()).toEqual(['2025-10-24', '2025-10-25', '2025-10-26']);
  expect(await cutOffs(db)).toEqual(
    ['2025-10-24', '2025-10-25', '2025-10-26'].map((date) => ({ date, isBeforeItsEnd: true })),
  );
});

test('a day is closed when the clock reaches 23:59, and not before', async () => {
  await importSampleEntries(db, ['2025-10-24', '2025-10-25']);
  start(clockStartingAt(at('2025-10-25T23:58:58+02:00')));
  await vi.waitFor(async () => expect(await days()).toEqual(['2025-10-24']), soon);
  await vi.waitFor(async () => expect(await days()).toEqual(['2025-10-24', '2025-10-25']), soon);
  const [, second] = await closedDays(db);
  // The close records the time of its clock, not of the machine.
  expect(second?.ran_at).toMatch(/^2025-10-25T21:59:0/);
});

test('after a machine slept for several days, each missed day is closed in order', async () => {
  await importSampleEntries(db, ['2025-10-24', '2025-10-25', '2025-10-26', '2025-10-27']);
  const clock = clockStartingAt(at('2025-10-24T23:58:59+02:00'));
  let asleep = Temporal.Duration.from({ hours: 0 });
  start(() => clock().add(asleep));
  await vi.waitFor(async () => expect(await nextRun()).toBe('2025-10-24T21:59:00.000Z'), soon);
  asleep = Temporal.Duration.from({ hours: 50 });
  await vi.waitFor(async () => expect(await days()).toHaveLength(3), soon);
  expect(await days()).toEqual(['2025-10-24', '2025-10-25', '2025-10-26']);
});

test('a close waits for an unreachable database, and the log says so', async () => {
  await importSampleEntries(db, ['2025-10-24']);
  const name = new URL(url).pathname.slice(1);
  const otherDb = openDatabase(await freshDatabase());
  await db.destroy();
  await otherDb.raw('alter database ?? with allow_connections false', [name]);

  db = openDatabase(url);
  start(clockStartingAt(at('2025-10-25T09:00:00+02:00')));
  await vi.waitFor(
    () => expect(messages).toContain('The close of 2025-10-24 failed, and is tried again in 1 s'),
    soon,
  );
  await otherDb.raw('alter database ?? with allow_connections true', [name]);
  await otherDb.destroy();
  await vi.waitFor(async () => expect(await days()).toEqual(['2025-10-24']), soon);
});

test('a step that waits too long for the standings is cut off, and the close is tried again', async () => {
  await importSampleEntries(db, ['2025-10-24']);
  const standings = await db.transaction();
  await lockStandings(standings);
  const limited = openDatabase(url, { ...closePool, lock: 500 });
  start(clockStartingAt(at('2025-10-25T09:00:00+02:00')), limited);
  await vi.waitFor(
    () => expect(messages).toContain('The close of 2025-10-24 failed, and is tried again in 1 s'),
    soon,
  );
  await standings.rollback();
  await vi.waitFor(async () => expect(await days()).toEqual(['2025-10-24']), soon);
  await stop();
  await limited.destroy();
});

test('while another process closes days, this one closes none; then it closes those that are left', async () => {
  await importSampleEntries(db, ['2025-10-24']);
  const other = await db.transaction();
  await other.raw('select pg_advisory_xact_lock(?)', [locks.closing]);
  start(clockStartingAt(at('2025-10-25T09:00:00+02:00')));
  await vi.waitFor(async () => expect((await status()).isActive).toBe(true), soon);
  await pause(1_500);
  expect(await days()).toEqual([]);
  await other.rollback();
  await vi.waitFor(async () => expect(await days()).toEqual(['2025-10-24']), soon);
  expect(await status()).toMatchObject({ isActive: true, failingDay: null });
});

test('a close that has lost its lock with the connection ends before its next step, and is tried again', async () => {
  await importSampleEntries(db, ['2025-10-24']);
  const standings = await db.transaction();
  await lockStandings(standings);
  start(clockStartingAt(at('2025-10-25T09:00:00+02:00')));
  const ended = async () =>
    db.raw(
      `select pg_terminate_backend(pid) from pg_locks
      where locktype = 'advisory' and objid = ? and granted
        and database = (select oid from pg_database where datname = current_database())`,
      [locks.closing],
    );
  await vi.waitFor(async () => expect((await ended()).rows).toHaveLength(1), soon);
  await standings.rollback();
  await vi.waitFor(
    () => expect(messages).toContain('The close of 2025-10-24 failed, and is tried again in 1 s'),
    soon,
  );
  await vi.waitFor(async () => expect(await days()).toEqual(['2025-10-24']), soon);
});

test('a close that always fails is stopped after some attempts; after a repair a restart closes the missed days', async () => {
  await importSampleEntries(db, ['2025-10-24']);
  await breakCloses(db);
  const clock = clockStartingAt(at('2025-10-25T09:00:00+02:00'));
  start(clock);
  const stopped = { isActive: false, inactiveBecause: 'closeStopped', failingDay: '2025-10-24' };
  await vi.waitFor(async () => expect(await status()).toMatchObject(stopped), { timeout: 30_000 });
  expect((await status()).failingBecause).toContain('No day can be closed');
  expect(messages).toContain('The close of 2025-10-24 is stopped: each of 5 attempts failed');

  await repairCloses(db);
  await stop();
  start(clock);
  await vi.waitFor(async () => expect(await days()).toEqual(['2025-10-24']), soon);
  expect(await status()).toMatchObject({ isActive: true, failingDay: null, failingBecause: null });
});

test('two runners on one database close each day once', async () => {
  await importSampleEntries(db, ['2025-10-20', '2025-10-21', '2025-10-22', '2025-10-23']);
  const clock = clockStartingAt(at('2025-10-24T09:00:00+02:00'));
  const other = runInProcess(db, clock, log);
  start(clock);
  await vi.waitFor(async () => expect(await days()).toHaveLength(4), soon);
  await other();
  expect(await days()).toEqual(['2025-10-20', '2025-10-21', '2025-10-22', '2025-10-23']);
});

const nextRun = async () => (await status()).nextRun;
