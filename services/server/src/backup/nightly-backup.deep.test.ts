import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openObjectsUnder } from '@vetta/api/storage/object-store';
import { locks } from '@vetta/league/store/locks';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { everyRow } from '../../testing/every-row.ts';
import { DAY, type NightlyLeague, openNightlyLeague } from '../../testing/nightly-league.ts';
import { exited } from '../../testing/run-script.ts';
import { checkout } from '../checkout.ts';
import { run } from '../processes/run.ts';

let league: NightlyLeague;
beforeEach(async () => {
  league = await openNightlyLeague();
});
afterEach(() => league.close());

test('the nightly backup is restored for a check, kept by its day, recorded, and restores the league', async () => {
  const made = await league.nightly();
  expect(made, made.output).toMatchObject(
    exited(0, / 2 files, .* MB, restored for a check; 0 older removed\.\n$/),
  );
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

test('what is not kept is removed, and what was made of the same night before; nothing else that lies there', async () => {
  await mkdir(join(league.folder, 'backups'));
  const place = (name: string) => writeFile(join(league.folder, 'backups', name), 'x');
  const kept = ['2026-11-18', '2026-10-31', '2026-09-30'].map((day) => league.nameOf(day));
  const ofTheNight = league.fileOf('2026-11-20T0030Z-night.tar.gz');
  const gone = [...['2026-11-17', '2026-10-30', '2026-08-31'].map((day) => league.nameOf(day)), ofTheNight];
  const others = [
    league.fileOf('2026-11-20T0030Z.tar.gz'),
    'vetta-00000000-2020-01-01.tar.gz',
    'vetta-2020-01-01.tar.gz',
    'notes.txt',
    `${league.nameOf('2020-01-01')}.bak`,
  ];
  for (const name of [...kept, ...gone, ...others]) await place(name);
  const made = await league.nightly({ BACKUP_KEEP: '2d,3m' });
  expect(made, made.output).toMatchObject(exited(0, '4 older removed'));
  expect((await league.backups()).sort()).toEqual([...kept, ...others, league.nameOf(DAY)].sort());
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
  expect(made, made.output).toMatchObject(
    exited(0, 'Warning: the store lacks 2 files of uploads, the first is '),
  );
  expect(await league.backups()).toEqual([league.nameOf(DAY)]);
});

test('while another process makes the backup, none is made', async () => {
  const other = new pg.Client(league.databaseUrl);
  await other.connect();
  await other.query('select pg_advisory_lock($1)', [locks.nightlyBackup]);
  const second = await league.nightly();
  await other.end();
  expect(second).toMatchObject(exited(0, 'Another process makes the nightly backup'));
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
  expect(made, made.output).toMatchObject(exited(0, 'alter role <user> createdb'));
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

test('an encrypted backup is restored with its identity file, and with nothing else', async () => {
  const [identity, other] = [await generateX25519Identity(), await generateX25519Identity()];
  const keyFile = join(league.folder, 'key.txt');
  const recipient = await identityToRecipient(identity);
  // As age-keygen writes it.
  await writeFile(keyFile, `# created: 2026-11-20T10:00:00+01:00\n# public key: ${recipient}\n${identity}\n`);
  await writeFile(join(league.folder, 'other.txt'), `${other}\n`);
  await writeFile(join(league.folder, 'empty.txt'), '# nothing\n');
  const made = await league.nightly({ BACKUP_AGE_RECIPIENT: recipient });
  expect(made, made.output).toMatchObject(exited(0, 'restored for a check'));
  expect(await league.backups()).toEqual([league.nameOf(DAY, '.tar.gz.age')]);

  const file = join(league.folder, 'backups', league.nameOf(DAY, '.tar.gz.age'));
  const bytes = await readFile(file);
  expect(bytes.subarray(0, 22).toString()).toBe('age-encryption.org/v1\n');
  const damaged = join(league.folder, 'damaged.age');
  await writeFile(damaged, bytes.with(5_000, (bytes[5_000] ?? 0) ^ 0xff));
  const cut = join(league.folder, 'cut.age');
  await writeFile(cut, bytes.subarray(0, bytes.length - 1_000));

  const copyUrl = await freshDatabase();
  const before = await everyRow(copyUrl);
  for (const [path, key, sentence] of [
    [file, undefined, 'is encrypted: nothing was changed. Say where its key is'],
    [file, 'other.txt', 'is encrypted for another key than the one given: nothing was changed'],
    [file, 'empty.txt', 'is no identity file of age'],
    [file, 'none.txt', 'cannot be read'],
    [damaged, 'key.txt', 'is broken or not whole'],
    [cut, 'key.txt', 'is broken or not whole'],
  ] as const) {
    const refused = await league.restore(path, copyUrl, key ? ['--identity', join(league.folder, key)] : []);
    expect(refused).toMatchObject(exited(1, sentence));
    expect(refused.output).not.toMatch(/\n\s+at /);
  }
  expect(await everyRow(copyUrl)).toEqual(before);
  expect(await league.restore(file, copyUrl, ['--identity', keyFile])).toMatchObject({ code: 0 });
  expect((await everyRow(copyUrl)).entries).toEqual((await everyRow(league.databaseUrl)).entries);
});

test.runIf(process.platform === 'linux')(
  'a disk that becomes full fails with a sentence, and the older backups stay',
  async () => {
    await mkdir(join(league.folder, 'backups'));
    await writeFile(join(league.folder, 'backups', league.nameOf('2026-11-18')), 'older');
    // No file may grow beyond 20 KiB: the archive is larger.
    const limited = 'ulimit -f 20; exec "$0" "$@"';
    const args = [process.execPath, join(checkout, 'bin/vetta.mjs'), 'backup', '--nightly'];
    const { PATH, HOME } = process.env;
    const failed = await run('bash', ['-c', limited, ...args], {
      env: { PATH, HOME, ...league.placeOf(league.api.objectStore, league.databaseUrl), BACKUP_KEEP: '1d' },
    });
    expect(failed).toMatchObject(exited(1, /^A disk is full: free some space, or set BACKUP_TO .+\(EFBIG/m));
    expect(failed.output).not.toMatch(/\n\s+at /);
    expect(await league.backups()).toEqual([league.nameOf('2026-11-18')]);
    expect((await league.status()).day).toBeNull();
  },
);
