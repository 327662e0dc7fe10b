import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type TestApi, testApi } from '@vetta/api/testing/api';
import { freshBucket } from '@vetta/api/testing/object-stores';
import { locks } from '@vetta/league/store/locks';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { folderOfTest } from '@vetta/league/testing/test-folder';
import pg from 'pg';
import pino from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { exited, runScript, storeVariables, TEST_SECRETS_KEY } from '../../testing/run-script.ts';
import { whyPlaceIsAway } from '../backup/backup-place.ts';
import { keepBackedUp } from './backups.ts';

let folder: string;
let databaseUrl: string;
let api: TestApi;
let env: Record<string, string>;
let stop = async () => {};
beforeEach(async () => {
  folder = await folderOfTest();
  databaseUrl = await freshDatabase();
  api = await testApi({ databaseUrl });
  env = {
    DATA_DIR: join(folder, 'data'),
    SECRETS_KEY: TEST_SECRETS_KEY,
    DATABASE_URL: databaseUrl,
    ...storeVariables(freshBucket('s3rver')),
    BACKUP_TO: join(folder, 'away'),
  };
});
afterEach(async () => {
  await stop();
  await api.close();
});

const archives = async () =>
  (await readdir(join(folder, 'away')).catch(() => [])).filter((name) =>
    /^vetta-(?!.*unfinished)/.test(name),
  );
const slow = { timeout: 120_000, interval: 100 };

test('what changed is backed up soon, once; before the first change nothing is; and a drill of it holds', async () => {
  const logged: string[] = [];
  const log = pino({}, { write: (line) => logged.push(JSON.parse(line).msg) });
  stop = keepBackedUp({ database: api.database, log, dayEvery: 100, every: 50, env: () => env });
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
  const logged: string[] = [];
  const log = pino({}, { write: (line) => logged.push(JSON.parse(line).msg) });
  const other = new pg.Client(databaseUrl);
  await other.connect();
  await other.query('select pg_advisory_lock($1)', [locks.nightlyBackup]);
  await api.ask('POST /api/admin/players', { body: { name: 'Carla' } });
  stop = keepBackedUp({ database: api.database, log, dayEvery: 100, every: 50, env: () => env });
  await expect.poll(() => logged, slow).toContainEqual(expect.stringContaining('another process makes one'));
  await other.end();
  await expect.poll(() => logged, slow).toContainEqual(expect.stringContaining('read for a check'));
  expect(await archives()).toHaveLength(1);
});

test('after a restart the next one is made when it is due, not a whole interval later', async () => {
  const logged: string[] = [];
  const log = pino({}, { write: (line) => logged.push(JSON.parse(line).msg) });
  await api.ask('POST /api/admin/players', { body: { name: 'Dario' } });
  await api.database.raw("insert into nightly_backup (day_made_at) values (now() - interval '1 hour')");
  stop = keepBackedUp({ database: api.database, log, dayEvery: 3_600_000, every: 50, env: () => env });
  await expect.poll(() => logged, slow).toContainEqual(expect.stringContaining('read for a check'));
});

test('a share that is unmounted is told though nothing is due, and a backup is made at once when it is back', async () => {
  const logged: string[] = [];
  const log = pino({}, { write: (line) => logged.push(JSON.parse(line).msg) });
  const away = join(folder, 'away');
  await api.ask('POST /api/admin/players', { body: { name: 'Elena' } });
  const whyAway = () => whyPlaceIsAway({ folder: away }, env.DATA_DIR ?? '');
  const options = { nightEvery: 100, every: 50, env: () => env, whyAway };
  stop = keepBackedUp({ database: api.database, log, dayEvery: 100, ...options });
  await expect.poll(() => logged, slow).toContainEqual(expect.stringContaining('read for a check'));
  await stop();

  stop = keepBackedUp({ database: api.database, log, dayEvery: 3_600_000, ...options });
  await rename(away, `${away}-elsewhere`);
  const ofDay = async () => (await api.ask('GET /api/admin/nightly-backup')).body.ofDay;
  await expect.poll(ofDay, slow).toMatchObject({ failed: true });
  expect(logged.at(-1)).toMatch(/not the place where the backups were: its file .+ is not there\. No backup/);
  // The container of an api has no folder of backups, and knows what the scheduler knows.
  const status = async (ROLE: string) => (await runScript(['status'], { ...env, ROLE })).output;
  expect(await status('api')).toContain('THE BACKUPS FAIL: the log');
  await rename(`${away}-elsewhere`, away);
  await expect.poll(ofDay, slow).toMatchObject({ failed: false });
  await stop();
  await rename(away, `${away}-elsewhere`);
  expect(await status('scheduler')).toContain('THE BACKUPS FAIL: The folder');
  expect(await status('api')).not.toContain('FAIL');
});
