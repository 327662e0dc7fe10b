import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openObjectsUnder } from '@vetta/api/storage/object-store';
import { locks } from '@vetta/league/store/locks';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { everyRow } from '../../testing/every-row.ts';
import { DAY, type NightlyLeague, openNightlyLeague } from '../../testing/nightly-league.ts';

let league: NightlyLeague;
beforeEach(async () => {
  league = await openNightlyLeague();
});
afterEach(() => league.close());

test('the nightly backup is restored for a check, kept by its day, recorded, and restores the league', async () => {
  const made = await league.nightly();
  expect(made, made.output).toMatchObject({
    code: 0,
    output: expect.stringMatching(/ 2 files, .* MB, restored for a check; 0 older removed\.\n$/),
  });
  expect(await league.backups()).toEqual([league.nameOf(DAY)]);
  const bytes = (await readFile(join(league.folder, 'backups', league.nameOf(DAY)))).length;
  expect(await league.status()).toMatchObject({ day: DAY, bytes, failures: 0, madeAt: expect.any(String) });
  expect(await league.scratchDatabases()).toEqual([]);
  const { body } = await league.api.ask('GET /metrics', { key: null });
  expect(body).toContain(`vetta_backup_last_size_bytes ${bytes}\n`);
  expect(body).toMatch(/^vetta_backup_last_timestamp_seconds \d{10}/m);
  expect(body).toContain('vetta_backup_failures 0\n');

  const copyUrl = await freshDatabase();
  expect(await league.restore(join(league.folder, 'backups', league.nameOf(DAY)), copyUrl)).toMatchObject({
    code: 0,
  });
  const [original, copy] = [await everyRow(league.databaseUrl), await everyRow(copyUrl)];
  for (const table of ['players', 'entries', 'month_sums', 'closed_days', 'uploads'])
    expect(copy[table], table).toEqual(original[table]);
});

test('what is not kept is removed, and nothing else that lies there', async () => {
  await mkdir(join(league.folder, 'backups'));
  const place = (name: string) => writeFile(join(league.folder, 'backups', name), 'x');
  const kept = ['2026-11-18', '2026-10-31', '2026-09-30'].map((day) => league.nameOf(day));
  const gone = ['2026-11-17', '2026-10-30', '2026-08-31'].map((day) => league.nameOf(day));
  const foreign = [
    'vetta-00000000-2020-01-01.tar.gz',
    'vetta-2020-01-01.tar.gz',
    'notes.txt',
    `${league.nameOf('2020-01-01')}.bak`,
  ];
  for (const name of [...kept, ...gone, ...foreign]) await place(name);
  const made = await league.nightly({ BACKUP_KEEP: '2d,3m' });
  expect(made, made.output).toMatchObject({ code: 0, output: expect.stringContaining('3 older removed') });
  expect((await league.backups()).sort()).toEqual([...kept, ...foreign, league.nameOf(DAY)].sort());
});

test('a second backup of the same night takes the place of the first', async () => {
  await mkdir(join(league.folder, 'backups'));
  for (const rest of ['2026-11-20T0030Z-night.tar.gz', '2026-11-20T0030Z.tar.gz'])
    await writeFile(join(league.folder, 'backups', league.fileOf(rest)), 'x');
  const made = await league.nightly();
  expect(made, made.output).toMatchObject({ code: 0, output: expect.stringContaining('1 older removed') });
  expect((await league.backups()).sort()).toEqual([
    league.fileOf('2026-11-20T0030Z.tar.gz'),
    league.nameOf(DAY),
  ]);
});

test('what a killed backup left behind is removed by the next', async () => {
  await league.api.database.raw(`create database ${league.scratchName}`);
  expect(await league.scratchDatabases()).toHaveLength(1);
  await mkdir(join(league.folder, 'backups'));
  await writeFile(join(league.folder, 'backups', league.fileOf('unfinished')), 'half');
  const made = await league.nightly();
  expect(made, made.output).toMatchObject({ code: 0 });
  expect(await league.backups()).toEqual([league.nameOf(DAY)]);
  expect(await league.scratchDatabases()).toEqual([]);
});

test('a file that the store has lost is named, and the rest is backed up', async () => {
  const store = openObjectsUnder(league.api.objectStore, `vetta/${league.api.installation}/`);
  for (const name of await league.api.objects()) await store.remove(name);
  store.close();
  const made = await league.nightly();
  expect(made, made.output).toMatchObject({
    code: 0,
    output: expect.stringContaining('Warning: the store lacks 2 files of uploads, the first is '),
  });
  expect(await league.backups()).toEqual([league.nameOf(DAY)]);
});

test('while another process makes the backup, none is made', async () => {
  const other = new pg.Client(league.databaseUrl);
  await other.connect();
  await other.query('select pg_advisory_lock($1)', [locks.nightlyBackup]);
  const second = await league.nightly();
  await other.end();
  expect(second).toMatchObject({
    code: 0,
    output: expect.stringContaining('Another process makes the nightly backup'),
  });
  expect((await league.status()).day).toBeNull();
});

test('where the database’s user may not create a database, the backup is read and says so', async () => {
  const user = `plain_${league.api.installation.slice(0, 8)}`;
  await league.api.database.raw(`create role ${user} login password 'x'`);
  await league.api.database.raw(`grant all on all tables in schema public to ${user}`);
  const url = new URL(league.databaseUrl);
  url.username = user;
  url.password = 'x';
  const made = await league.nightly({ DATABASE_URL: url.href });
  expect(made, made.output).toMatchObject({
    code: 0,
    output: expect.stringContaining('alter role <user> createdb'),
  });
  expect(made.output).toContain('read for a check');
  expect(made.output, 'no tick for what did not happen').toMatch(
    /^– Restore it into a scratch database: not restored/m,
  );
  expect(made.output).not.toMatch(/^✔ Restore it/m);
  const { body } = await league.api.ask('GET /api/admin/nightly-backup');
  expect(body).toMatchObject({ day: DAY, onlyRead: true });
  expect(await league.backups()).toEqual([league.nameOf(DAY)]);
  await league.api.database.raw(`drop owned by ${user}; drop role ${user}`);
});
