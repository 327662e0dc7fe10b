import { getSchedulerStatus } from '@vetta/league/dashboard/scheduler-status';
import { type Database, openDatabase } from '@vetta/league/store/database';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { type Clock, clockStartingAt } from '@vetta/league/time/clock';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { breakCloses, mendCloses } from '../../testing/broken-closes.ts';
import { capturedLog } from '../../testing/captured-log.ts';
import { closedDays } from '../../testing/close-results.ts';
import { importSampleEntries } from '../../testing/sample-entries.ts';
import { runInProcess } from './runner.ts';

let url: string;
let db: Database;
let stop = async () => {};

beforeEach(async () => {
  url = await freshDatabase();
  db = openDatabase(url);
});
afterEach(async () => {
  await stop();
  await db.destroy();
});

const { log, messages } = capturedLog();
const start = (clock: Clock, database = db) => {
  stop = runInProcess(database, clock, log);
};
const at = (instant: string) => Temporal.Instant.from(instant);
const days = async () => (await closedDays(db)).map(({ date }) => date);
const soon = { timeout: 10_000, interval: 50 };

test('a start closes the missed days in order, up to the newest day that is over', async () => {
  await importSampleEntries(db, ['2025-10-24', '2025-10-26', '2025-10-27']);
  start(clockStartingAt(at('2025-10-27T09:00:00+01:00')));
  await vi.waitFor(async () => expect(await days()).toHaveLength(3), soon);
  expect(await days()).toEqual(['2025-10-24', '2025-10-25', '2025-10-26']);
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

test('two runners on one database close each day once', async () => {
  await importSampleEntries(db, ['2025-10-20', '2025-10-21', '2025-10-22', '2025-10-23']);
  const clock = clockStartingAt(at('2025-10-24T09:00:00+02:00'));
  const other = runInProcess(db, clock, log);
  start(clock);
  await vi.waitFor(async () => expect(await days()).toHaveLength(4), soon);
  await other();
  expect(await days()).toEqual(['2025-10-20', '2025-10-21', '2025-10-22', '2025-10-23']);
});

test('the dashboard shows the scheduler as active, with its next run', async () => {
  start(clockStartingAt(at('2025-10-25T23:59:30+02:00')));
  await vi.waitFor(async () => expect(await nextRun()).toBe('2025-10-26T22:59:00.000Z'), soon);
  expect((await getSchedulerStatus(db)).isActive).toBe(true);
});

test('while every close of a day fails, the dashboard shows the scheduler as inactive with that day', async () => {
  await importSampleEntries(db, ['2025-10-24', '2025-10-25']);
  await breakCloses(db);
  start(clockStartingAt(at('2025-10-26T09:00:00+01:00')));
  await vi.waitFor(async () => expect(await getSchedulerStatus(db)).toMatchObject(failing), soon);

  await mendCloses(db);
  await vi.waitFor(async () => expect(await days()).toEqual(['2025-10-24', '2025-10-25']), soon);
  expect(await getSchedulerStatus(db)).toMatchObject({ isActive: true, inactiveBecause: null });
});

const failing = {
  isActive: false,
  inactiveBecause: 'closeFails',
  failingDay: '2025-10-24',
  lastClosedDay: null,
};

const nextRun = async () => (await getSchedulerStatus(db)).nextRun;
