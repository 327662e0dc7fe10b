import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type TestApi, testApi } from '@vetta/api/testing/api';
import { freshBucket } from '@vetta/api/testing/object-stores';
import { closeOneDay } from '@vetta/league/closes/close-one-day';
import { type Database, openDatabase } from '@vetta/league/store/database';
import { locks } from '@vetta/league/store/locks';
import { rows } from '@vetta/league/store/rows';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { folderOfTest } from '@vetta/league/testing/test-folder';
import { clockStartingAt } from '@vetta/league/time/clock';
import { getBackupStatus } from '@vetta/office/dashboard/backup-status';
import pg from 'pg';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { exited, runScript, storeVariables, TEST_SECRETS_KEY } from '../../testing/run-script.ts';
import { whyPlaceIsAway } from '../backup/backup-place.ts';
import { readEnvironment } from '../environment.ts';
import { describeBackups, keepBackedUp } from './backups.ts';

let folder: string;
let databaseUrl: string;
let env: Record<string, string>;
let logged: string[];
let stops: (() => Promise<void>)[];
beforeEach(async () => {
  folder = await folderOfTest();
  databaseUrl = await freshDatabase();
  env = {
    DATA_DIR: join(folder, 'data'),
    SECRETS_KEY: TEST_SECRETS_KEY,
    DATABASE_URL: databaseUrl,
    ...storeVariables(freshBucket('s3rver')),
    BACKUP_TO: join(folder, 'kept'),
  };
  logged = [];
  stops = [];
});
const stopAll = () => Promise.all(stops.map((stop) => stop()));

const log = pino({}, { write: (line) => logged.push(JSON.parse(line).msg) });
const slow = { timeout: 120_000, interval: 100 };
const archives = async () =>
  (await readdir(join(folder, 'kept')).catch(() => [])).filter((name) =>
    /^vetta-(?!.*unfinished)/.test(name),
  );

describe('those of the night', () => {
  const clock = clockStartingAt(Temporal.Instant.from('2026-11-20T10:00:00Z'));
  let database: Database;
  beforeEach(async () => {
    database = openDatabase(databaseUrl);
    await database('players').insert({
      name: 'Anna',
      joined_on: '2026-11-01',
      added_on: '2026-11-18',
      updated_at: clock().toString(),
    });
  });
  afterEach(async () => {
    await stopAll();
    await database.destroy();
  });

  const start = (more: Record<string, string> = {}) => {
    stops.push(
      keepBackedUp({ database, log, env: () => ({ ...env, ...more }), every: 100, nightEvery: 100 }),
    );
  };
  const newest = async () => (await getBackupStatus(database)).day;

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
});

describe('those between two closes', () => {
  let api: TestApi;
  beforeEach(async () => {
    api = await testApi({ databaseUrl });
  });
  afterEach(async () => {
    await stopAll();
    await api.close();
  });

  const keep = (options: Omit<Parameters<typeof keepBackedUp>[0], 'database' | 'log'>) => {
    stops.push(keepBackedUp({ database: api.database, log, ...options }));
  };

  test('what changed is backed up soon, once; before the first change nothing is; and a drill of it holds', async () => {
    keep({ dayEvery: 100, every: 50, env: () => env });
    await pause(1_000);
    expect(await archives(), 'nothing has changed yet').toEqual([]);
    await api.ask('POST /api/admin/players', { body: { name: 'Bruno' } });
    await expect.poll(() => logged.length, slow).toBe(1);
    await pause(1_500);
    expect(logged).toEqual([expect.stringMatching(/^Backup: .*, read for a check; 0 older removed\.$/)]);
    expect(await archives()).toEqual([
      expect.stringMatching(/^vetta-[\da-f]{8}-\d{4}-\d\d-\d\dT\d{4}Z\.tar\.gz$/),
    ]);

    // The second installation of a drill has a database beside this one.
    const drilled = await runScript(['drill'], env, 120_000);
    expect(drilled, drilled.output).toMatchObject(exited(0, 'The drill held'));
    const left = await api.database.raw("select datname from pg_database where datname like 'vetta_drill_%'");
    expect(left.rows).toEqual([]);
  });

  test('what changes while another backup is made is in the next one', async () => {
    const other = new pg.Client(databaseUrl);
    await other.connect();
    await other.query('select pg_advisory_lock($1)', [locks.nightlyBackup]);
    await api.ask('POST /api/admin/players', { body: { name: 'Carla' } });
    keep({ dayEvery: 100, every: 50, env: () => env });
    await expect
      .poll(() => logged, slow)
      .toContainEqual(expect.stringContaining('another process makes one'));
    await other.end();
    await expect.poll(() => logged, slow).toContainEqual(expect.stringContaining('read for a check'));
    expect(await archives()).toHaveLength(1);
  });

  test('after a restart the next one is made when it is due, not a whole interval later', async () => {
    await api.ask('POST /api/admin/players', { body: { name: 'Dario' } });
    await api.database.raw("insert into nightly_backup (day_made_at) values (now() - interval '1 hour')");
    keep({ dayEvery: 3_600_000, every: 50, env: () => env });
    await expect.poll(() => logged, slow).toContainEqual(expect.stringContaining('read for a check'));
  });

  test('a share that is unmounted is told though nothing is due, and a backup is made at once when it is back', async () => {
    const away = join(folder, 'kept');
    await api.ask('POST /api/admin/players', { body: { name: 'Elena' } });
    const whyAway = () => whyPlaceIsAway({ folder: away }, env.DATA_DIR ?? '');
    const options = { nightEvery: 100, every: 50, env: () => env, whyAway };
    keep({ dayEvery: 100, ...options });
    await expect.poll(() => logged, slow).toContainEqual(expect.stringContaining('read for a check'));
    await stops.pop()?.();

    keep({ dayEvery: 3_600_000, ...options });
    await rename(away, `${away}-elsewhere`);
    const ofDay = async () => (await api.ask('GET /api/admin/nightly-backup')).body.ofDay;
    await expect.poll(ofDay, slow).toMatchObject({ failed: true });
    expect(logged.at(-1)).toMatch(
      /not the place where the backups were: its file .+ is not there\. No backup/,
    );
    // The container of an api has no folder of backups, and knows what the scheduler knows.
    const status = async (ROLE: string) => (await runScript(['status'], { ...env, ROLE })).output;
    expect(await status('api')).toContain('THE BACKUPS FAIL: the log');
    await rename(`${away}-elsewhere`, away);
    await expect.poll(ofDay, slow).toMatchObject({ failed: false });
    await stops.pop()?.();
    await rename(away, `${away}-elsewhere`);
    expect(await status('scheduler')).toContain('THE BACKUPS FAIL: The folder');
    expect(await status('api')).not.toContain('FAIL');
  });
});
