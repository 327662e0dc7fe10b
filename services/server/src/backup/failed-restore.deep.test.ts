import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openObjectStore } from '@vetta/api/storage/object-store';
import { type TestApi, testApi } from '@vetta/api/testing/api';
import { png, upload } from '@vetta/api/testing/upload-files';
import { openDatabase } from '@vetta/league/store/database';
import { knownMigrations } from '@vetta/league/store/migrate';
import { freshDatabase, inDatabase } from '@vetta/league/testing/fresh-database';
import { keyed } from '@vetta/league/testing/keyed-hash';
import { folderOfFile } from '@vetta/league/testing/test-folder';
import { clockStartingAt } from '@vetta/league/time/clock';
import { beforeAll, expect, test } from 'vitest';
import { everyRow } from '../../testing/every-row.ts';
import { makeSchema, migrationsOf, nameAsBefore } from '../../testing/older-schema.ts';
import { storeVariables } from '../../testing/run-script.ts';
import { checkout } from '../checkout.ts';
import { run } from '../processes/run.ts';
import { checkBackup, restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const now = Temporal.Instant.from('2026-11-20T10:00:00Z');
const folder = await folderOfFile();
let archive: string;
let url: string;
let league: TestApi;

beforeAll(async () => {
  archive = join(folder, 'other.tar.gz');
  const otherUrl = await freshDatabase();
  const other = await testApi({ databaseUrl: otherUrl });
  await other.ask('POST /api/admin/players', { body: { name: 'Altra' } });
  await upload(other, await png(400, 300));
  const store = openObjectStore(other.objectStore, other.installation);
  await writeBackup(archive, { url: otherUrl, store, madeAt: now }, () => {});
  store.close();
  await other.close();

  // The league that each test tries to replace. It is stopped, as a restore demands.
  url = await freshDatabase();
  league = await testApi({ databaseUrl: url });
  await league.ask('POST /api/admin/players', { body: { name: 'Rimasta', score: 40 } });
  await upload(league, await png());
  await league.close();
});

/** Returns every row of every table, and every object of the store. */
async function everything(): Promise<unknown> {
  const store = openObjectStore(league.objectStore, league.installation);
  const objects: string[] = [];
  for await (const { name } of store.list()) objects.push(name);
  store.close();
  return { content: await everyRow(url), objects: objects.sort() };
}

/** Returns the address of a copy of a database without connections. */
const copyOf = (original: string) => freshDatabase(new URL(original).pathname.slice(1));

/** The command's words and variables. */
const restoreCommand = (databaseUrl = url, file = archive) => ({
  args: [join(checkout, 'bin/vetta.mjs'), 'restore', file, '--replace', '--unproven'],
  env: {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    ...storeVariables(league.objectStore),
  },
});

test('a restore whose archive breaks off after some tables and files changes nothing', async () => {
  const before = await everything();
  const whole = await readFile(archive);
  const cut = join(folder, 'cut.tar.gz');
  await writeFile(cut, whole.subarray(0, whole.length - 100));
  const store = openObjectStore(league.objectStore, league.installation);
  const database = openDatabase(url, { max: 1 });
  const seen: string[] = [];
  // Not by the command, which checks the archive first: it may also break while it is read.
  const restored = restoreBackup(
    { path: cut, identities: [] },
    { database, store, installation: league.installation, now, keyed },
    (line) => seen.push(line),
  );
  await expect(restored).rejects.toThrow('is broken or not whole');
  store.close();
  await database.destroy();
  expect(seen, 'tables, and a file').toEqual(
    expect.arrayContaining(['players', expect.stringMatching(/\./)]),
  );
  expect(await everything()).toEqual(before);
});

/** How many restores are killed, spread over the time that one takes with the start of its process. */
const KILLS = process.env.SOAK ? 40 : 5;
const RESTORE_MS = 2_500;

test('a restore that is killed at any moment is whole or nothing', { timeout: 600_000 }, async () => {
  const before = await everyRow(url);
  let ended = 0;
  for (let n = 1; n <= KILLS; n += 1) {
    const copy = await copyOf(url);
    const { args, env } = restoreCommand(copy);
    const restore = spawn(process.execPath, args, { env, stdio: 'ignore' });
    const exited = once(restore, 'exit');
    await pause((RESTORE_MS * n) / KILLS);
    restore.kill('SIGKILL');
    await exited;
    const after = await everyRow(copy);
    if (JSON.stringify(after.players).includes('Rimasta')) expect(after).toEqual(before);
    else {
      ended += 1;
      expect(after).toMatchObject({ players: [{ name: 'Altra' }], uploads: [expect.anything()] });
    }
  }
  console.info(`Restores killed: ${KILLS}; ${ended} had put the backup back, ${KILLS - ended} nothing`);
});

test.runIf(process.platform === 'linux')(
  'a restore on a full disk changes nothing and says so in a sentence',
  async () => {
    const before = await everything();
    const { args, env } = restoreCommand();
    // No file may grow beyond 100 KiB: the picture in the archive is larger.
    const limited = ['-c', 'ulimit -f 100; exec "$0" "$@"', process.execPath, ...args];
    const { code, output } = await run('bash', limited, { env });
    expect(output).toMatch(/^A disk is full: nothing was changed\. Free some space and try again \(EFBIG/m);
    expect(output).not.toMatch(/^\s+at /m);
    expect(code).toBe(1);
    expect(await everything()).toEqual(before);
  },
);

test('a backup of the last version before the baseline is brought up to date by the restore, and one of an earlier is refused', async () => {
  const older = join(folder, 'older.tar.gz');
  const olderUrl = await freshDatabase();
  await makeSchema(olderUrl, knownMigrations().slice(0, 1));
  const olderDatabase = openDatabase(olderUrl, { max: 1 });
  const at = now.toString();
  const [player] = await olderDatabase('players')
    .insert({ name: 'Vecchia', joined_on: '2026-11-01', updated_at: at })
    .returning('id');
  const numbers = { rings: 40, appt_set: 0, appt_done: 0, alignment: false };
  const entry = { player_id: player?.id ?? '', date: '2026-11-18', recorded_at: at, ...numbers };
  await olderDatabase('entries').insert(entry);
  const store = openObjectStore(league.objectStore, league.installation);
  await nameAsBefore(olderDatabase, '0079-rules-without-figures');
  const tooOld = `${older}.too-old`;
  await writeBackup(tooOld, { url: olderUrl, store, madeAt: now }, () => {});
  await expect(checkBackup({ path: tooOld, identities: [] })).rejects.toThrow(
    'the version of commit 0da0bf0f',
  );
  await nameAsBefore(olderDatabase, '0081-absent-days');
  await olderDatabase.destroy();
  await writeBackup(older, { url: olderUrl, store, madeAt: now }, () => {});
  await checkBackup({ path: older, identities: [] });

  const target = await freshDatabase();
  const restored = openDatabase(target, { max: 1 });
  await restoreBackup(
    { path: older, identities: [] },
    { database: restored, store, installation: league.installation, now, keyed },
    () => {},
  );
  store.close();
  expect(await migrationsOf(restored)).toEqual(knownMigrations());
  await restored.destroy();

  const api = await testApi({
    databaseUrl: target,
    objectStore: league.objectStore,
    clock: clockStartingAt(now),
  });
  const { entries } = (await api.ask('GET /api/leaderboard')).body;
  expect(entries).toMatchObject([{ name: 'Vecchia' }]);
  expect((await api.ask('POST /api/admin/players', { body: { name: 'Nuova' } })).status).toBe(201);
  await api.close();
});

test('a backup of a newer version is refused in a sentence with both schemas, and changes nothing', async () => {
  const newer = join(folder, 'newer.tar.gz');
  const newerUrl = await copyOf(url);
  await inDatabase(newerUrl, (database) =>
    database.raw(
      "insert into knex_migrations (name, batch, migration_time) values ('9999-future', 99, now())",
    ),
  );
  const store = openObjectStore(league.objectStore, league.installation);
  await writeBackup(newer, { url: newerUrl, store, madeAt: now }, () => {});
  store.close();

  const before = await everything();
  const { args, env } = restoreCommand(url, newer);
  const { code, output } = await run(process.execPath, args, { env });
  expect(output).toContain(
    `was made by another version of Vetta: restore it with that version or a newer one. Its schema is 9999-future, this version’s ${knownMigrations().at(-1)}.`,
  );
  expect(output).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
  expect(await everything()).toEqual(before);
});
