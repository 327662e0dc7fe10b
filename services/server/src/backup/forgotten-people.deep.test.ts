import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openObjectsUnder, putFile } from '@vetta/api/storage/object-store';
import { freshBucket } from '@vetta/api/testing/object-stores';
import { anonymisePlayer } from '@vetta/league/players/anonymise-player';
import { removePlayer } from '@vetta/league/players/remove-player';
import { lockStandings } from '@vetta/league/standings/lock';
import { openDatabase } from '@vetta/league/store/database';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { keyed } from '@vetta/league/testing/keyed-hash';
import { nowOf } from '@vetta/league/time/now';
import pino from 'pino';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { everyRow } from '../../testing/every-row.ts';
import { DAY, type NightlyLeague, openNightlyLeague } from '../../testing/nightly-league.ts';
import { exited, runScript } from '../../testing/run-script.ts';
import { keepBackedUp } from '../start/backups.ts';
import { addToList } from './anonymised-lists.ts';

const reason = 'Lo ha chiesto';
let league: NightlyLeague;
/** A backup that contains both names. */
let archive: string;
let list: string;
/** Zosima Quaranta left, Ulderico Vandelli was removed. */
let ids: { zosima: string; ulderico: string };
let stop: () => Promise<void>;

beforeAll(async () => {
  league = await openNightlyLeague();
  const { api, folder } = league;
  const add = async (name: string) => (await api.ask('POST /api/admin/players', { body: { name } })).body.id;
  ids = { zosima: await add('Zosima Quaranta'), ulderico: await add('Ulderico Vandelli') };
  const content = 'Va a Zosima Quaranta e a Ulderico Vandelli';
  await api.ask('POST /api/admin/rules', { body: { title: 'Premio', content } });
  const made = await league.nightly();
  expect(made, made.output).toMatchObject({ code: 0 });
  archive = join(folder, 'backups', league.nameOf(DAY));
  list = join(folder, 'backups', league.fileOf('anonymised.json'));

  const note = (players: Parameters<typeof addToList>[2]) => addToList(undefined, where(), players);
  const log = pino({ level: 'silent' });
  stop = keepBackedUp({ database: api.database, log, add: note, every: 50 });
  expect(await league.backups(), 'no list of nobody').toEqual([league.nameOf(DAY)]);
  await api.ask(`PUT /api/admin/players/${ids.zosima}/archive`, { body: {} });
  await api.ask(`DELETE /api/admin/players/${ids.ulderico}`);
  for (const id of [ids.zosima, ids.ulderico])
    expect((await api.ask(`POST /api/admin/players/${id}/anonymise`, { body: { reason } })).status).toBe(200);
  await vi.waitFor(async () => expect((await readFile(list)).toString()).toContain('Partecipante 2'), 10_000);
});
afterAll(async () => {
  await stop();
  await league.close();
});

const where = () => ({ dataDir: league.folder, installation: league.api.installation });
const listed = async (): Promise<{ format: string; players: { id: string; name: string; at: string }[] }> =>
  JSON.parse((await readFile(list)).toString());
const named = async (url: string) =>
  JSON.stringify(await everyRow(url)).match(/Zosima|Quaranta|Ulderico|Vandelli|Partecipante \d/g) ?? [];

test('the list beside the backups has ids and numbers; nothing in it says who it was', async () => {
  const { format, players } = await listed();
  expect(format).toBe('vetta-anonymised-1');
  expect(players).toEqual(
    expect.arrayContaining([
      { id: ids.zosima, name: 'Partecipante 1', at: expect.any(String) },
      { id: ids.ulderico, name: 'Partecipante 2', at: expect.any(String) },
    ]),
  );
});

test('a restore of an older backup makes people anonymous again, in another database too', async () => {
  const url = await freshDatabase();
  expect(await league.restore(archive, url)).toMatchObject(
    exited(0, '2 who were made anonymous after the backup are so again'),
  );
  expect(new Set(await named(url))).toEqual(new Set(['Partecipante 1', 'Partecipante 2']));
});

test('where there is no list, the database that is replaced says who', async () => {
  const elsewhere = join(league.folder, 'elsewhere');
  await mkdir(elsewhere);
  const file = join(elsewhere, league.nameOf(DAY));
  await copyFile(archive, file);
  const url = await freshDatabase();
  const restore = (...more: string[]) =>
    runScript(['restore', file, ...more], {
      ...league.placeOf(freshBucket('s3rver'), url),
      BACKUP_TO: elsewhere,
    });
  expect(await restore()).toMatchObject({ code: 0 });
  expect(await named(url)).toContain('Vandelli');
  const database = openDatabase(url, { max: 1 });
  const now = nowOf(Temporal.Now.instant());
  await database.transaction(async (trx) => {
    const locked = await lockStandings(trx);
    await removePlayer(locked, ids.ulderico, now);
    await anonymisePlayer(locked, ids.ulderico, { reason }, now, keyed);
  });
  await database.destroy();
  expect(await restore('--replace')).toMatchObject(exited(0, '1 who were made anonymous'));
  const names = await named(url);
  expect(names).toContain('Quaranta');
  expect(names).not.toContain('Vandelli');
});

test('a backup that is newer needs nothing again', async () => {
  const file = join(league.folder, 'newer.tar.gz');
  const place = league.placeOf(league.api.objectStore, league.databaseUrl);
  expect(await runScript(['backup', file], place)).toMatchObject({ code: 0 });
  const url = await freshDatabase();
  const restored = await league.restore(file, url);
  expect(restored.output).not.toContain('anonymous');
  expect(new Set(await named(url))).toEqual(new Set(['Partecipante 1', 'Partecipante 2']));
});

test('a list that cannot be read stops the restore before anything changes', async () => {
  const broken = join(league.folder, 'backups', 'vetta-00000000-anonymised.json');
  await writeFile(broken, '{');
  const url = await freshDatabase();
  const before = await everyRow(url);
  expect(await league.restore(archive, url)).toMatchObject(
    exited(1, `${broken} says who was made anonymous, and cannot be read`),
  );
  expect(await everyRow(url)).toEqual(before);
  await rm(broken);
});

test('nobody is taken from a list, even by a database that does not know them', async () => {
  const before = await listed();
  const player = { id: crypto.randomUUID(), name: 'Partecipante 9', at: '2026-11-20T10:00:00Z' };
  await addToList(undefined, where(), [player]);
  expect((await listed()).players).toEqual(expect.arrayContaining([...before.players, player]));
});

test('in a bucket the list stands beside the backups, and a restore from there repeats it', async () => {
  const store = league.api.objectStore;
  const folder = join(league.folder, 'another');
  await mkdir(folder);
  const variables = { BACKUP_TO: `s3://${store.bucket}/night`, DATA_DIR: folder };
  const { players } = await listed();
  const to = { bucket: store, prefix: 'night/' };
  const night = openObjectsUnder(store, 'night/');
  await putFile(night, league.nameOf(DAY), archive, 'application/octet-stream');
  night.close();
  for (const player of players) await addToList(to, where(), [player]);
  const url = await freshDatabase();
  const restored = await runScript(['restore', `s3://${store.bucket}/night/${league.nameOf(DAY)}`], {
    ...league.placeOf(store, url),
    ...variables,
  });
  expect(restored, restored.output).toMatchObject({ code: 0 });
  expect((await named(url)).filter((name) => !name.startsWith('Partecipante'))).toEqual([]);
});
