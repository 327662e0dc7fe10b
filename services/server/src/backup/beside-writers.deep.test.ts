import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type ObjectStore, openObjectStore } from '@vetta/api/storage/object-store';
import { type TestApi, testApi } from '@vetta/api/testing/api';
import { png, upload } from '@vetta/api/testing/upload-files';
import { openFiles } from '@vetta/api/uploads/files';
import { sweepUploads } from '@vetta/api/uploads/sweep';
import { closeOneDay } from '@vetta/league/closes/close-one-day';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { folderOfTest } from '@vetta/league/testing/test-folder';
import { clockStartingAt } from '@vetta/league/time/clock';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runScript, storeVariables } from '../../testing/run-script.ts';
import { type BackupSummary, writeBackup } from './write-backup.ts';

const clock = clockStartingAt(Temporal.Instant.from('2026-11-20T10:00:00Z'));
let folder: string;
let api: TestApi;
let store: ObjectStore;
let backup: HeldBackup;

interface HeldBackup {
  finish(): Promise<BackupSummary>;
}

beforeEach(async () => {
  folder = await folderOfTest();
  const databaseUrl = await freshDatabase();
  api = await testApi({ clock, databaseUrl });
  store = openObjectStore(api.objectStore, api.installation);
  await recordNumbers('Anna', 40);
  await upload(api, await png());
  backup = await holdBackup(databaseUrl);
});
afterEach(async () => {
  store.close();
  await api.close();
});

/** Adds a player with numbers on a day that is over. Returns the status of the entry and its time in milliseconds. */
async function recordNumbers(name: string, rings: number) {
  const { id: playerId } = (await api.ask('POST /api/admin/players', { body: { name } })).body;
  const began = performance.now();
  const body = { playerId, date: '2026-11-18', rings };
  const { status } = await api.ask('POST /api/admin/entries', { body });
  return { status, ms: performance.now() - began };
}

/** Starts a backup and stops it in its middle: the snapshot and its locks are held, and the store answers nothing. */
async function holdBackup(url: string): Promise<HeldBackup> {
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const slowStore: ObjectStore = {
    ...store,
    async find(name) {
      held.resolve();
      await released.promise;
      return store.find(name);
    },
  };
  const path = join(folder, 'vetta.tar.gz');
  const source = { url, store: slowStore, madeAt: clock() };
  const writing = writeBackup(path, source, () => {});
  await Promise.race([held.promise, writing]);
  return {
    finish() {
      released.resolve();
      return writing;
    },
  };
}

test('while a backup runs, an entry is written within a second and a day is closed', async () => {
  const { status, ms } = await recordNumbers('Bruno', 30);
  expect(status).toBe(201);
  expect(ms).toBeLessThan(1_000);
  const began = performance.now();
  const closed = await closeOneDay(api.database, clock, '2026-11-18');
  expect(closed.outcome).toBe('closed');
  expect(performance.now() - began).toBeLessThan(2_000);
  expect(await backup.finish()).toMatchObject({ objects: 2, missing: [] });
});

test('while a backup runs, the sweep of uploads runs and keeps the files that the backup still reads', async () => {
  await api.database('uploads').update({ uploaded_at: '2026-01-01T00:00:00Z' });
  const files = openFiles({ settings: api.objectStore, installation: api.installation, spoolFolder: folder });
  const inTwoHours = Temporal.Now.instant().add({ hours: 2 });
  const sweep = () => sweepUploads(api.database, files, inTwoHours);

  const began = performance.now();
  await sweep();
  expect(performance.now() - began).toBeLessThan(2_000);
  expect(await backup.finish(), 'every file of the snapshot').toMatchObject({ objects: 2, missing: [] });

  await sweep();
  expect(await api.database('uploads'), 'unused, and no backup runs').toEqual([]);
  files.store.close();
});

/** Ends the connection of the backup, and with it its locks: the api's transactions are younger. */
async function endConnection() {
  const ended = await api.database.raw(
    `select pg_terminate_backend(pid, 5000) as ended from (
      select pid from pg_stat_activity where datname = current_database() and state = 'idle in transaction'
      order by xact_start limit 1
    ) oldest`,
  );
  expect(ended.rows).toEqual([{ ended: true }]);
}

test('a backup whose connection PostgreSQL ends while it reads the files is whole', async () => {
  await endConnection();
  expect(await backup.finish()).toMatchObject({ objects: 2, missing: [] });
});

test('a backup whose connection PostgreSQL ends fails if the sweep then deletes what it still reads', async () => {
  await endConnection();
  await api.database('uploads').update({ uploaded_at: '2026-01-01T00:00:00Z' });
  const files = openFiles({ settings: api.objectStore, installation: api.installation, spoolFolder: folder });
  await sweepUploads(api.database, files, Temporal.Now.instant().add({ hours: 2 }));
  files.store.close();
  await expect(backup.finish()).rejects.toThrow('back up again');
});

// Only `npm run soak` has the time to fill and back up a league of this size.
if (process.env.SOAK)
  test('beside a backup of 100 000 days no writer waits longer than a second', {
    timeout: 600_000,
  }, async () => {
    await backup.finish();
    await api.database.raw(
      `with crowd as (
        insert into players (name, joined_on, updated_at)
        select 'Persona ' || n, '2026-08-01', now() from generate_series(1, 1000) n returning id
      )
      insert into entries (player_id, date, rings, appt_set, appt_done, alignment, recorded_at)
      select id, cast('2026-08-10' as date) + day, day, 1, 0, day % 2 = 0, now()
      from crowd cross join generate_series(0, 99) day`,
    );
    const url: string = api.database.client.config.connection.connectionString;
    const alone = await writesDuring(pause(5_000));
    // One takes about a second: three give the writers time to meet every part of it. That of the night is restored too.
    const backUpOften = async () => {
      for (let n = 0; n < 3; n += 1) await backUp(url, [join(folder, `large-${n}.tar.gz`)]);
      await backUp(url, ['--nightly']);
    };
    const beside = await writesDuring(backUpOften());
    console.info(
      `Writes beside backups of 100,000 days: ${beside.length}, the slowest ${Math.max(...beside)} ms; without a backup: ${alone.length}, ${Math.max(...alone)} ms`,
    );
    expect(beside.length).toBeGreaterThan(10);
    expect(Math.max(...beside)).toBeLessThan(1_000);
  });

/** Lets three admins write until `work` has ended. Returns the times of their writes in whole milliseconds. */
async function writesDuring(work: Promise<void>): Promise<number[]> {
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  const writer = async (name: string) => {
    while (!isOver) {
      const { status, ms } = await recordNumbers(name, times.length % 100);
      expect(status).toBe(201);
      times.push(Math.round(ms));
    }
  };
  await Promise.all([writer('Bruno'), writer('Carla'), writer('Dario'), over]);
  return times;
}

/** Runs `npm run backup`, a process of its own. */
async function backUp(url: string, args: string[]): Promise<void> {
  const { code, output } = await runScript(['backup', ...args], {
    DATA_DIR: folder,
    DATABASE_URL: url,
    ...storeVariables(api.objectStore),
  });
  expect(code, output).toBe(0);
}
