import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freshBucket } from '@vetta/api/testing/object-stores';
import { closeOneDay } from '@vetta/league/closes/close-one-day';
import { type Database, openDatabase } from '@vetta/league/store/database';
import { rows } from '@vetta/league/store/rows';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { folderOfTest } from '@vetta/league/testing/test-folder';
import { clockStartingAt } from '@vetta/league/time/clock';
import { getBackupStatus } from '@vetta/office/dashboard/backup-status';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runScript, storeVariables } from '../../testing/run-script.ts';
import { readEnvironment } from '../environment.ts';
import { describeBackups, keepBackedUp } from './backups.ts';

const clock = clockStartingAt(Temporal.Instant.from('2026-11-20T10:00:00Z'));
let folder: string;
let database: Database;
let env: Record<string, string>;
let logged: string[];
let stops: (() => Promise<void>)[];
beforeEach(async () => {
  folder = await folderOfTest();
  const databaseUrl = await freshDatabase();
  database = openDatabase(databaseUrl);
  await database('players').insert({
    name: 'Anna',
    joined_on: '2026-11-01',
    added_on: '2026-11-18',
    updated_at: clock().toString(),
  });
  env = {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    ...storeVariables(freshBucket('s3rver')),
    BACKUP_TO: join(folder, 'kept'),
  };
  logged = [];
  stops = [];
});
afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()));
  await database.destroy();
});

const start = (more: Record<string, string> = {}) => {
  const log = pino({}, { write: (line) => logged.push(JSON.parse(line).msg) });
  stops.push(keepBackedUp({ database, log, env: () => ({ ...env, ...more }), every: 100, nightEvery: 100 }));
};
const newest = async () => (await getBackupStatus(database)).day;
const slow = { timeout: 30_000, interval: 100 };

const archives = async () =>
  (await readdir(join(folder, 'kept'))).filter((name) => name.startsWith('vetta-'));

test('each closed day is backed up once, even with two processes, and none before the first close', async () => {
  start();
  start();
  await pause(500);
  expect(await newest()).toBeNull();
  expect(logged).toEqual([]);
  for (const day of ['2026-11-18', '2026-11-19']) {
    await closeOneDay(database, clock, day);
    await expect.poll(newest, slow).toBe(day);
  }
  await expect
    .poll(() => logged.filter((line) => line.includes('restored for a check')), slow)
    .toHaveLength(2);
  // The second has all that the first has, and takes its place: both were made in the same night.
  expect(await archives()).toEqual([expect.stringMatching(/Z-night\.tar\.gz$/)]);
});

test('a backup by hand before the first close does not stand for the first night', async () => {
  const made = await runScript(['backup', '--nightly'], { ...env, CLOCK: clock().toString() });
  expect(made.code, made.output).toBe(0);
  const evening = clockStartingAt(Temporal.Instant.from('2026-11-20T23:00:00Z'));
  await closeOneDay(database, evening, '2026-11-20');
  start();
  await expect.poll(newest, slow).toBe('2026-11-20');
  expect(await archives()).toHaveLength(2);
});

test('a failure is counted, said once an hour with what to do, and the next good backup ends it', async () => {
  start({ BACKUP_TO: '/proc/none' });
  await closeOneDay(database, clock, '2026-11-19');
  const failures = async () => (await getBackupStatus(database)).failures;
  await expect.poll(failures, slow).toBe(1);
  await pause(1_000);
  expect(logged).toEqual([
    expect.stringMatching(
      /^The nightly backup of 2026-11-19 failed and is tried again in an hour: The folder \/proc\/none for backups cannot be made .+: set BACKUP_TO to another\. To try it now: npm run backup -- --nightly/,
    ),
  ]);
  expect(await database('closed_days').pluck('date'), 'the close is not harmed').toContain('2026-11-19');
  await stops.pop()?.();

  await database.raw("update nightly_backup set failed_at = now() - interval '61 minutes'");
  start();
  await expect.poll(newest, slow).toBe('2026-11-19');
  expect(await failures()).toBe(0);
});

test('a failed backup that could not be recorded does not fail the stop', async () => {
  await database.raw(`create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$;
    create trigger refuse before insert on nightly_backup for each row execute function refuse()`);
  start({ BACKUP_TO: '/proc/none' });
  await closeOneDay(database, clock, '2026-11-19');
  await expect.poll(() => logged.length, slow).toBeGreaterThan(0);
  // The next try is a moment later; until then the first one's end is kept.
  await expect(stops.pop()?.()).resolves.toBeUndefined();
});

test('stopping ends a backup that runs', async () => {
  await closeOneDay(database, clock, '2026-11-19');
  // The backup waits for this table.
  const held = await database.transaction();
  await held.raw('lock table players in access exclusive mode');
  start();
  const waiting = async () =>
    (await rows<{ pid: number }>(database, 'select pid from pg_locks where not granted')).length;
  await expect.poll(waiting, slow).toBe(1);
  const began = performance.now();
  await stops.pop()?.();
  expect(performance.now() - began).toBeLessThan(2_000);
  await held.rollback();
  expect(logged).toEqual([]);
  expect(await getBackupStatus(database)).toMatchObject({ day: null, failures: 0 });
});

test('the start says where backups go and how many are kept', () => {
  const line = (variables: Record<string, string>) => describeBackups(readEnvironment(variables), '/data');
  expect(line({})).toBe(
    'after each close into /data/backups, not encrypted; 7 days, 5 weeks and 12 months are kept; copy them to another machine, or set BACKUP_TO (docs/backup.md); between the closes every 15 minutes in which something changed',
  );
  expect(line({ BACKUP_TO: 'off' })).toBe('none is made, because BACKUP_TO is off');
  expect(
    line({
      BACKUP_TO: 's3://away/league',
      BACKUP_KEEP: '30d',
      BACKUP_S3_ENDPOINT: 'https://s3.example.com',
      BACKUP_S3_ACCESS_KEY: 'k',
      BACKUP_S3_SECRET_KEY: 's',
    }),
  ).toBe(
    'after each close into s3://away/league/, not encrypted; 30 days, 0 weeks and 0 months are kept; between the closes every 15 minutes in which something changed',
  );
});
