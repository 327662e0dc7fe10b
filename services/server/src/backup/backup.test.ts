import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { frontend } from '@vetta/api/frontend/frontend';
import type { ObjectStoreSettings } from '@vetta/api/storage/object-store';
import { type TestApi, testApi } from '@vetta/api/testing/api';
import { pluginBuild, sendBuild, shellBuild } from '@vetta/api/testing/builds';
import { freshBucket } from '@vetta/api/testing/object-stores';
import { png, upload } from '@vetta/api/testing/upload-files';
import { fillDemo } from '@vetta/league/demo/fill-demo';
import { openDatabase } from '@vetta/league/store/database';
import { installationId, setInstallationId } from '@vetta/league/store/installation-id';
import { firstRow, rows } from '@vetta/league/store/rows';
import { schemaState } from '@vetta/league/store/schema-state';
import { freshDatabase, inDatabase } from '@vetta/league/testing/fresh-database';
import { folderOfFile } from '@vetta/league/testing/test-folder';
import { clockStartingAt } from '@vetta/league/time/clock';
import { recordDayBackup } from '@vetta/office/dashboard/backup-status';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSchema } from '../../testing/older-schema.ts';
import { exited, runScript, storeVariables } from '../../testing/run-script.ts';
import { checkout } from '../checkout.ts';
import { readBackup } from './read-backup.ts';

const clock = clockStartingAt(Temporal.Instant.from('2026-11-20T10:00:00Z'));
const folder = await folderOfFile();
let archive: string;
let place: Place;
let api: TestApi;
let uploaded: string[];
/** The archives of the builds that are served. */
let served: string[];

interface Place {
  databaseUrl: string;
  objectStore: ObjectStoreSettings;
}
const newPlace = async (): Promise<Place> => ({
  databaseUrl: await freshDatabase(),
  objectStore: freshBucket('s3rver'),
});
const variablesOf = ({ databaseUrl, objectStore }: Place) => ({
  DATA_DIR: folder,
  DATABASE_URL: databaseUrl,
  ...storeVariables(objectStore),
});
const run = (args: string[], place: Place, more: Record<string, string> = {}) =>
  runScript(args, { ...more, ...variablesOf(place) });

beforeAll(async () => {
  archive = join(folder, 'vetta.tar.gz');
  place = await newPlace();
  api = await testApi({ clock, ...place });
  await fillDemo(api.database, clock);
  await api.ask('POST /api/admin/players', { body: { name: 'Zoë "D’Àngelo"\t\\N', score: 40 } });
  // Large enough for several parts of one table.
  const long = [1, 2, 3].map((n) => ({ title: `Lunga ${n}`, content: `${n}`.repeat(5e6), is_active: false }));
  await api.database('game_rules').insert(long);
  const { url, smallUrl } = (await upload(api, await png())).body;
  uploaded = [url, smallUrl];
  await api.ask('POST /api/admin/prizes', { body: { title: 'Bici', imageUrl: url } });
  served = await publishTwice();
  await recordDayBackup(api.database, clock());
  expect(await run(['backup', archive], place), 'beside the running api').toEqual(
    exited(0, `Keep a copy of ${join(folder, 'secrets-key')} elsewhere, too`),
  );
});
afterAll(() => api.close());

/** Publishes two generations and returns the names of the archives of the second. */
async function publishTwice(): Promise<string[]> {
  const why = 'Prova';
  const hashOf = async (files: Parameters<typeof sendBuild>[1]): Promise<string> =>
    (await sendBuild(api, files)).body.hash;
  const [shell, sun] = [await hashOf(shellBuild()), await hashOf(pluginBuild('meteo', 'sole'))];
  const rain = await hashOf(pluginBuild('meteo', 'pioggia'));
  await api.ask('POST /api/admin/generations', { body: { plugins: { shell, meteo: sun }, why } });
  await api.ask('POST /api/admin/generations', { body: { plugins: { meteo: rain }, why } });
  return [`p/meteo/${rain}/build.tar`, `shell/${shell}/build.tar`];
}

/** Returns the body of every public answer, by path. */
async function publicAnswers(of: TestApi): Promise<Map<string, string>> {
  const { body: board } = await of.ask('GET /api/leaderboard');
  const { body: months } = await of.ask('GET /api/months');
  const paths = [
    '/api/leaderboard',
    '/api/scoring-config',
    '/api/months',
    ...months.flatMap(({ month }: { month: string }) => [
      `/api/leaderboard?month=${month}`,
      `/api/months/${month}`,
      `/api/draws/${month}`,
    ]),
    ...board.entries.map(({ playerId }: { playerId: string }) => `/api/players/${playerId}/receipt`),
    ...uploaded,
  ];
  const answers = new Map<string, string>();
  for (const path of paths) {
    const response = await fetch(of.url + path);
    expect(response.status, path).toBe(200);
    answers.set(path, Buffer.from(await response.arrayBuffer()).toString('base64'));
  }
  // Without the time of day.
  const { now, ...site } = (await of.ask('GET /api/site')).body;
  expect(now).toBeDefined();
  return answers.set('/api/site', JSON.stringify(site));
}

const lengthOfRules = ({ database }: TestApi) =>
  firstRow<{ length: number }>(database, 'select sum(length(content)) as length from game_rules');

test('after a restore into an empty league every public call returns the same bytes', async () => {
  const place = await newPlace();
  const restored = await run(['restore', archive], place);
  expect(restored).toMatchObject(exited(0, '3 files are restored'));
  expect(restored.output).toContain('1 front end of the archive is not: the next start makes its own');
  const copy = await testApi({ clock, ...place });
  const [before, after] = [await publicAnswers(api), await publicAnswers(copy)];
  expect(before.size).toBeGreaterThan(20);
  // A secret that is not revealed is in no backup, so the league commits again and says so.
  const lottery = '/api/draws/2026-11';
  const [promised, restoredLottery] = [
    (await api.ask(`GET ${lottery}`)).body,
    (await copy.ask(`GET ${lottery}`)).body,
  ];
  expect(restoredLottery.replaced).toEqual([
    { ...promised.pending[0], replacedAt: restoredLottery.pending[0].committedAt },
  ]);
  expect(restoredLottery.pending).not.toEqual(promised.pending);
  const kept = await api.database('draw_commitments').whereNull('revealed_at').first();
  expect(gunzipSync(await readFile(archive)).includes(kept?.secret ?? '')).toBe(false);
  for (const answers of [before, after]) answers.delete(lottery);
  expect(after).toEqual(before);
  expect(await lengthOfRules(copy)).toEqual(await lengthOfRules(api));
  const lastChange = async (of: TestApi) => (await of.ask('GET /api/admin/audit')).body.changes[0];
  expect(await lastChange(api)).toMatchObject({
    actor: 'npm run backup',
    what: 'Backup creato',
    after: { file: 'vetta.tar.gz' },
  });
  expect(await lastChange(copy)).toMatchObject({
    actor: 'npm run restore',
    what: 'Backup ripristinato',
    after: { file: 'vetta.tar.gz', objects: 3 },
  });
  expect((await copy.ask('GET /api/admin/nightly-backup')).body).not.toHaveProperty('ofDay');
  // The restored league accepts changes.
  expect((await copy.ask('POST /api/admin/players', { body: { name: 'Nuova' } })).status).toBe(201);

  const beside = await run(['restore', archive, '--replace'], place);
  expect(beside).toMatchObject(exited(1, 'stop it first'));
  await copy.close();
  const again = await run(['restore', archive], place);
  expect(again).toMatchObject(exited(1, 'There is a league of 2 players already'));
  expect(await run(['restore', archive, '--replace'], place)).toMatchObject({ code: 0 });
  const replaced = await testApi({ clock, ...place });
  const afterReplace = await publicAnswers(replaced);
  afterReplace.delete(lottery);
  expect(afterReplace).toEqual(before);
  await replaced.close();
});

test('a backup that fails leaves no file and no audit row', async () => {
  const place = { databaseUrl: await freshDatabase(), objectStore: api.objectStore };
  const database = openDatabase(place.databaseUrl, { max: 1 });
  await database('uploads').insert({ id: crypto.randomUUID(), type: 'video/mp4' });
  const file = join(folder, 'failed.tar.gz');
  const away = { ...place.objectStore, endpoint: 'http://127.0.0.1:1' };
  expect(await run(['backup', file], { ...place, objectStore: away })).toMatchObject({ code: 1 });
  expect((await readdir(folder)).filter((name) => name.startsWith('failed'))).toEqual([]);
  expect(await database('audit')).toEqual([]);
  await database.destroy();
});

test('a restore refuses a database in which another program keeps its tables, and leaves them as they are', async () => {
  for (const isLeague of [true, false]) {
    const place = await newPlace();
    if (!isLeague) await makeSchema(place.databaseUrl);
    const database = openDatabase(place.databaseUrl, { max: 1 });
    // A name that the league uses too.
    const name = isLeague ? 'invoices' : 'players';
    await database.raw(`create table ${name} as select 'kept' as content`);
    expect(await run(['restore', archive], place)).toEqual(
      exited(1, `Another program keeps its tables in this database (${name})`),
    );
    expect(await database(name)).toEqual([{ content: 'kept' }]);
    await database.destroy();
  }
});

test('a restore makes the tables of an empty database', async () => {
  const place = await newPlace();
  await makeSchema(place.databaseUrl);
  const restored = await run(['restore', archive], place);
  expect(restored).toEqual(exited(0, '3 files are restored'));
  const copy = await testApi({ clock, ...place });
  expect(await schemaState(copy.database)).toBe('current');
  expect((await copy.ask('GET /api/leaderboard')).body).toEqual((await api.ask('GET /api/leaderboard')).body);
  await copy.close();
});

test('restored beside the original into the same bucket, the copy has an id and files of its own', async () => {
  const place = { databaseUrl: await freshDatabase(), objectStore: api.objectStore };
  const id = crypto.randomUUID();
  // Test databases are copies of one template and share its id.
  await inDatabase(place.databaseUrl, (database) =>
    database.transaction((trx) => setInstallationId(trx, id)),
  );
  expect(await run(['restore', archive], place)).toMatchObject({ code: 0 });
  const copy = await testApi({ clock, ...place });
  expect(await installationId(copy.database)).toBe(id);
  const files = uploaded.map((path) => path.replace('/uploads/', ''));
  expect(await copy.objects(), 'no front end of the archive').toEqual(
    [...files, ...served.filter((name) => !name.startsWith('shell/'))].sort(),
  );
  await copy.close();
});

test('a backup that does not prove whose it is, is restored with a word for that alone, whose cost it says', async () => {
  const place = await newPlace();
  const elsewhere = { ...variablesOf(place), DATA_DIR: join(folder, 'elsewhere') };
  expect(await runScript(['restore', archive], elsewhere)).toEqual(
    exited(1, /does not prove that it is a backup of yours.*typed again/),
  );
  expect(await runScript(['restore', archive, '--unproven'], elsewhere)).toMatchObject({ code: 0 });
});

test('a restored copy serves the guests of the archive with the front ends of its own checkout, and knows the generations before', async () => {
  const place = await newPlace();
  expect(await run(['restore', archive], place)).toMatchObject({ code: 0 });
  const copy = await testApi({
    clock,
    ...place,
    frontend: (sources) => frontend({ ...sources, clock }),
  });
  const { body } = await copy.ask('GET /api/admin/generations');
  expect(body).toEqual((await api.ask('GET /api/admin/generations')).body);
  // As its start does.
  expect((await sendBuild(copy, shellBuild())).status).toBe(200);
  expect((await copy.ask('GET /')).body).toContain(served[0]?.replace('/build.tar', ''));
  expect((await copy.ask(`GET /${served[0]?.replace('build.tar', 'page.js')}`)).body).toContain('pioggia');
  // The bytes of the generation before are in no backup.
  const back = await copy.ask('POST /api/admin/generations/back', { body: { why: 'Prova' } });
  expect(back).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('pubblicala di nuovo') },
  });
  await copy.close();
});

/** Returns how many connections wait for the table of players. */
async function waitingForPlayers(): Promise<number> {
  const found = await rows(
    api.database,
    `select from pg_locks where not granted and relation = 'players'::regclass
      and database = (select oid from pg_database where datname = current_database())`,
  );
  return found.length;
}

test('a backup that a signal ends leaves no file, and the next one removes what a killed one left', async () => {
  const unfinished = async () => (await readdir(folder)).filter((name) => name.endsWith('.part'));
  const held = await api.database.transaction();
  await held.raw('lock table players in access exclusive mode');
  const begin = () => {
    const { PATH, HOME } = process.env;
    const args = [join(checkout, 'bin/vetta.mjs'), 'backup', join(folder, 'ended.tar.gz')];
    return spawn(process.execPath, args, { env: { PATH, HOME, ...variablesOf(place) }, stdio: 'ignore' });
  };
  const stopped = begin();
  await expect.poll(waitingForPlayers, { timeout: 30_000, interval: 100 }).toBe(1);
  expect(await unfinished()).toHaveLength(1);
  stopped.kill('SIGTERM');
  expect(await once(stopped, 'exit')).toEqual([143, null]);
  expect(await unfinished()).toEqual([]);

  const killed = begin();
  await expect.poll(unfinished, { timeout: 30_000, interval: 100 }).toHaveLength(1);
  const [left = ''] = await unfinished();
  process.kill(Number(/\d+(?=\.part$)/.exec(left)?.[0]), 'SIGKILL');
  await once(killed, 'exit');
  expect(await unfinished()).toEqual([left]);
  const running = `other.tar.gz.vetta-${process.pid}.part`;
  await writeFile(join(folder, running), '');
  await held.rollback();
  expect(await run(['backup', join(folder, 'ended.tar.gz')], place)).toMatchObject({ code: 0 });
  expect(await unfinished()).toEqual([running]);
  await rm(join(folder, running));
});

test('two backups into one file at once are both whole', async () => {
  const file = join(folder, 'twice.tar.gz');
  // Both wait for this table, each with its file begun.
  const held = await api.database.transaction();
  await held.raw('lock table players in access exclusive mode');
  const both = [run(['backup', file], place), run(['backup', file], place)];
  await expect.poll(waitingForPlayers, { timeout: 30_000, interval: 100 }).toBe(2);
  await held.rollback();
  for (const { code, output } of await Promise.all(both)) expect(code, output).toBe(0);
  expect(await run(['restore', file], await newPlace())).toMatchObject({ code: 0 });
});

test('a backup, a restore and the list of backups name a store that is away in a sentence', async () => {
  const away = (to: Place) => ({ ...to, objectStore: { ...to.objectStore, endpoint: 'http://127.0.0.1:1' } });
  for (const [args, to] of [
    [['backup', join(folder, 'away.tar.gz')], away(place)],
    [['restore', archive], away(await newPlace())],
    [['restore', '--list'], away(place)],
  ] as const) {
    const ended = await run([...args], to, { BACKUP_TO: 's3://vetta-backups/night' });
    expect(ended).toMatchObject(exited(1, /The object store does not answer \(.+\): check its address/));
    expect(ended.output).not.toMatch(/\n\s+at /);
  }
});

test('a database that starts up during a restore is not taken for a broken archive', async () => {
  const startingUp = () => Promise.reject(new Error('the database system is starting up'));
  const reading = readBackup({ path: archive, identities: [] }, startingUp, async () => {});
  await expect(reading).rejects.toThrow('the database system is starting up');
});

test('a file that is no backup, or a broken one, is refused with a sentence and changes nothing', async () => {
  const place = await newPlace();
  const empty = await testApi({ clock, ...place });
  const before = (await empty.ask('GET /api/leaderboard')).body;
  await empty.close();
  const whole = await readFile(archive);
  const cut = join(folder, 'cut.tar.gz');
  await writeFile(cut, whole);
  await truncate(cut, Math.floor(whole.length * 0.8));
  const damaged = join(folder, 'damaged.tar.gz');
  const middle = Math.floor(whole.length / 2);
  await writeFile(damaged, whole.with(middle, (whole[middle] ?? 0) ^ 0xff));
  const foreign = join(folder, 'foreign.tar.gz');
  await writeFile(foreign, 'name,date,rings\n');
  for (const [file, sentence] of [
    [cut, 'is broken or not whole'],
    [damaged, 'is broken or not whole'],
    [foreign, 'is not a backup of Vetta'],
    [join(folder, 'none.tar.gz'), 'There is no file'],
  ] as const) {
    const refused = await run(['restore', file], place);
    expect(refused).toMatchObject(exited(1, sentence));
    expect(refused.output).not.toMatch(/\n\s+at /);
  }
  const after = await testApi({ clock, ...place });
  expect((await after.ask('GET /api/leaderboard')).body).toEqual(before);
  await after.close();
});
