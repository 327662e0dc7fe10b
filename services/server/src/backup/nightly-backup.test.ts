import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { type ObjectStoreSettings, openObjectsUnder } from '@vetta/api/storage/object-store';
import { type TestApi, testApi } from '@vetta/api/testing/api';
import { freshBucket, storeKinds } from '@vetta/api/testing/object-stores';
import { png, upload } from '@vetta/api/testing/upload-files';
import { openFiles } from '@vetta/api/uploads/files';
import { sweepUploads } from '@vetta/api/uploads/sweep';
import { getBackupStatus } from '@vetta/league/dashboard/backup-status';
import { fillDemo } from '@vetta/league/demo/fill-demo';
import { locks } from '@vetta/league/store/locks';
import { rows } from '@vetta/league/store/rows';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { clockStartingAt } from '@vetta/league/time/clock';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { everyRow } from '../../testing/every-row.ts';
import { runScript } from '../../testing/run-script.ts';
import { checkout } from '../checkout.ts';
import { run } from '../processes/run.ts';

const clock = clockStartingAt(Temporal.Instant.from('2026-11-20T10:00:00Z'));
/** The newest closed day of the demonstration. */
const DAY = '2026-11-19';
let folder: string;
let databaseUrl: string;
let api: TestApi;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vetta-nightly-'));
  await chmod(folder, 0o755);
  databaseUrl = await freshDatabase();
  api = await testApi({ clock, databaseUrl });
  await fillDemo(api.database, clock);
  await upload(api, await png());
});
afterEach(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const placeOf = ({ endpoint, accessKey, secretKey, bucket }: ObjectStoreSettings, url: string) => ({
  DATA_DIR: folder,
  DATABASE_URL: url,
  S3_ENDPOINT: endpoint,
  S3_ACCESS_KEY: accessKey,
  S3_SECRET_KEY: secretKey,
  S3_BUCKET: bucket,
});
const nightly = (variables: Record<string, string> = {}) =>
  runScript(['backup', '--nightly'], { ...placeOf(api.objectStore, databaseUrl), ...variables });
const restore = (file: string, url: string, more: string[] = []) =>
  runScript(['restore', file, ...more], placeOf(freshBucket('s3rver'), url));

const nameOf = (day: string, end = '.tar.gz') => `vetta-${api.installation.slice(0, 8)}-${day}${end}`;
const backups = () => readdir(join(folder, 'backups'));
const status = () => getBackupStatus(api.database);

const scratchName = () =>
  `vetta_check_${api.installation.slice(0, 8)}_${new URL(databaseUrl).pathname.slice(1)}`;
/** Returns the databases that checks have left. */
const scratchDatabases = () =>
  rows(api.database, 'select from pg_database where datname = :name', { name: scratchName() });

test('the nightly backup is restored for a check, kept by its day, recorded, and restores the league', async () => {
  const made = await nightly();
  expect(made, made.output).toMatchObject({
    code: 0,
    output: expect.stringMatching(/ 2 files, .* MB, restored for a check; 0 older removed\.\n$/),
  });
  expect(await backups()).toEqual([nameOf(DAY)]);
  const bytes = (await readFile(join(folder, 'backups', nameOf(DAY)))).length;
  expect(await status()).toMatchObject({ day: DAY, bytes, failures: 0, madeAt: expect.any(String) });
  expect(await scratchDatabases()).toEqual([]);
  const { body } = await api.ask('GET /metrics', { key: null });
  expect(body).toContain(`vetta_backup_last_size_bytes ${bytes}\n`);
  expect(body).toMatch(/^vetta_backup_last_timestamp_seconds \d{10}/m);
  expect(body).toContain('vetta_backup_failures 0\n');

  const copyUrl = await freshDatabase();
  expect(await restore(join(folder, 'backups', nameOf(DAY)), copyUrl)).toMatchObject({ code: 0 });
  const [original, copy] = [await everyRow(databaseUrl), await everyRow(copyUrl)];
  for (const table of ['players', 'entries', 'month_sums', 'closed_days', 'uploads'])
    expect(copy[table], table).toEqual(original[table]);
});

test('an encrypted backup is restored with its identity file, and with nothing else', async () => {
  const [identity, other] = [await generateX25519Identity(), await generateX25519Identity()];
  const keyFile = join(folder, 'key.txt');
  const recipient = await identityToRecipient(identity);
  // As age-keygen writes it.
  await writeFile(keyFile, `# created: 2026-11-20T10:00:00+01:00\n# public key: ${recipient}\n${identity}\n`);
  await writeFile(join(folder, 'other.txt'), `${other}\n`);
  await writeFile(join(folder, 'empty.txt'), '# nothing\n');
  const made = await nightly({ BACKUP_AGE_RECIPIENT: recipient });
  expect(made, made.output).toMatchObject({
    code: 0,
    output: expect.stringContaining('restored for a check'),
  });
  expect(await backups()).toEqual([nameOf(DAY, '.tar.gz.age')]);

  const file = join(folder, 'backups', nameOf(DAY, '.tar.gz.age'));
  const bytes = await readFile(file);
  expect(bytes.subarray(0, 22).toString()).toBe('age-encryption.org/v1\n');
  const damaged = join(folder, 'damaged.age');
  await writeFile(damaged, bytes.with(5_000, (bytes[5_000] ?? 0) ^ 0xff));
  const cut = join(folder, 'cut.age');
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
    const refused = await restore(path, copyUrl, key ? ['--identity', join(folder, key)] : []);
    expect(refused).toMatchObject({ code: 1, output: expect.stringContaining(sentence) });
    expect(refused.output).not.toMatch(/\n\s+at /);
  }
  expect(await everyRow(copyUrl)).toEqual(before);
  expect(await restore(file, copyUrl, ['--identity', keyFile])).toMatchObject({ code: 0 });
  expect((await everyRow(copyUrl)).entries).toEqual((await everyRow(databaseUrl)).entries);
});

test('what is not kept is removed, and nothing else that lies there', async () => {
  await mkdir(join(folder, 'backups'));
  const place = (name: string) => writeFile(join(folder, 'backups', name), 'x');
  const kept = ['2026-11-18', '2026-10-31', '2026-09-30'].map((day) => nameOf(day));
  const gone = ['2026-11-17', '2026-10-30', '2026-08-31'].map((day) => nameOf(day));
  const foreign = [
    'vetta-00000000-2020-01-01.tar.gz',
    'vetta-2020-01-01.tar.gz',
    'notes.txt',
    `${nameOf('2020-01-01')}.bak`,
  ];
  for (const name of [...kept, ...gone, ...foreign]) await place(name);
  const made = await nightly({ BACKUP_KEEP: '2d,3m' });
  expect(made, made.output).toMatchObject({ code: 0, output: expect.stringContaining('3 older removed') });
  expect((await backups()).sort()).toEqual([...kept, ...foreign, nameOf(DAY)].sort());
});

describe.each(storeKinds)('in a bucket of $name', ({ kind, isThere }) => {
  test.runIf(isThere)(
    'it stands under its prefix, old ones go, and the sweep of uploads takes none',
    async () => {
      const backupStore = { ...freshBucket(kind), bucket: api.objectStore.bucket };
      const store = kind === 's3rver' ? api.objectStore : backupStore;
      const objects = openObjectsUnder(store, '');
      await objects.reach();
      const put = (name: string) =>
        objects.put(
          name,
          { size: 1, sha256: createHash('sha256').update('x').digest('hex'), type: 'text/plain' },
          Readable.from(['x']),
        );
      await put(`night/${nameOf('2020-01-01')}`);
      await put('night/vetta-00000000-2020-01-01.tar.gz');
      const made = await nightly({
        BACKUP_TO: `s3://${store.bucket}/night`,
        BACKUP_KEEP: '1d',
        ...(kind === 'minio' && {
          BACKUP_S3_ENDPOINT: store.endpoint,
          BACKUP_S3_ACCESS_KEY: store.accessKey,
          BACKUP_S3_SECRET_KEY: store.secretKey,
        }),
      });
      expect(made, made.output).toMatchObject({
        code: 0,
        output: expect.stringContaining('1 older removed'),
      });
      const names = async () =>
        (await Array.fromAsync(objects.list(), ({ name }) => name)).filter(
          (name) => !name.startsWith('vetta/'),
        );
      const expected = [`night/vetta-00000000-2020-01-01.tar.gz`, `night/${nameOf(DAY)}`].sort();
      expect((await names()).sort()).toEqual(expected);
      expect(await backups(), 'no draft is left').toEqual([]);

      const files = openFiles({ settings: store, installation: api.installation, spoolFolder: folder });
      await sweepUploads(api.database, files, Temporal.Now.instant().add({ hours: 2 }));
      expect((await names()).sort()).toEqual(expected);
      files.store.close();

      objects.close();

      // Elsewhere, after a loss: only the store and its keys are known.
      const elsewhere = {
        ...placeOf(freshBucket('s3rver'), await freshDatabase()),
        DATA_DIR: join(folder, 'new'),
        BACKUP_TO: `s3://${store.bucket}/night`,
        BACKUP_S3_ENDPOINT: store.endpoint,
        BACKUP_S3_ACCESS_KEY: store.accessKey,
        BACKUP_S3_SECRET_KEY: store.secretKey,
      };
      const listed = await runScript(['restore', '--list'], elsewhere);
      const address = `s3://${store.bucket}/night/${nameOf(DAY)}`;
      expect(listed.output).toBe(`s3://${store.bucket}/night/vetta-00000000-2020-01-01.tar.gz\n${address}\n`);
      const none = await runScript(['restore', `${address}.age`], elsewhere);
      expect(none).toMatchObject({
        code: 1,
        output: expect.stringContaining(`There is no ${address}.age: npm run`),
      });
      const restored = await runScript(['restore', address], elsewhere);
      expect(restored, restored.output).toMatchObject({ code: 0 });
      expect((await everyRow(elsewhere.DATABASE_URL)).entries).toEqual((await everyRow(databaseUrl)).entries);
      expect(await readdir(join(folder, 'new')), 'no copy is left').not.toContain('fetched-backup');
    },
  );
});

test('a store that is away fails with a sentence and leaves nothing', async () => {
  const failed = await nightly({
    BACKUP_TO: 's3://elsewhere',
    BACKUP_S3_ENDPOINT: 'http://127.0.0.1:9',
    BACKUP_S3_ACCESS_KEY: 'key',
    BACKUP_S3_SECRET_KEY: 'secret',
  });
  expect(failed).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^The object store does not answer \(.+\): check/m),
  });
  expect(failed.output).not.toMatch(/\n\s+at /);
  expect(await backups()).toEqual([]);
  expect(await scratchDatabases()).toEqual([]);
  expect((await status()).day).toBeNull();
});

test.runIf(process.platform === 'linux')(
  'a disk that becomes full fails with a sentence, and the older backups stay',
  async () => {
    await mkdir(join(folder, 'backups'));
    await writeFile(join(folder, 'backups', nameOf('2026-11-18')), 'older');
    // No file may grow beyond 20 KiB: the archive is larger.
    const limited = 'ulimit -f 20; exec "$0" "$@"';
    const args = [process.execPath, join(checkout, 'bin/vetta.mjs'), 'backup', '--nightly'];
    const { PATH, HOME } = process.env;
    const failed = await run('bash', ['-c', limited, ...args], {
      env: { PATH, HOME, ...placeOf(api.objectStore, databaseUrl), BACKUP_KEEP: '1d' },
    });
    expect(failed).toMatchObject({
      code: 1,
      output: expect.stringMatching(/^A disk is full: free some space, or set BACKUP_TO .+\(EFBIG/m),
    });
    expect(failed.output).not.toMatch(/\n\s+at /);
    expect(await backups()).toEqual([nameOf('2026-11-18')]);
    expect((await status()).day).toBeNull();
  },
);

test('what a killed backup left behind is removed by the next', async () => {
  await api.database.raw(`create database ${scratchName()}`);
  expect(await scratchDatabases()).toHaveLength(1);
  await mkdir(join(folder, 'backups'));
  await writeFile(join(folder, 'backups', nameOf('unfinished', '')), 'half');
  const made = await nightly();
  expect(made, made.output).toMatchObject({ code: 0 });
  expect(await backups()).toEqual([nameOf(DAY)]);
  expect(await scratchDatabases()).toEqual([]);
});

test('a file that the store has lost is named, and the rest is backed up', async () => {
  const store = openObjectsUnder(api.objectStore, `vetta/${api.installation}/`);
  for (const name of await api.objects()) await store.remove(name);
  store.close();
  const made = await nightly();
  expect(made, made.output).toMatchObject({
    code: 0,
    output: expect.stringContaining('Warning: the store lacks 2 files of uploads, the first is '),
  });
  expect(await backups()).toEqual([nameOf(DAY)]);
});

test('while another process makes the backup, none is made', async () => {
  const other = new pg.Client(databaseUrl);
  await other.connect();
  await other.query('select pg_advisory_lock($1)', [locks.nightlyBackup]);
  const second = await nightly();
  await other.end();
  expect(second).toMatchObject({
    code: 0,
    output: expect.stringContaining('Another process makes the nightly backup'),
  });
  expect((await status()).day).toBeNull();
});

test('where the database’s user may not create a database, the backup is read and says so', async () => {
  const user = `plain_${api.installation.slice(0, 8)}`;
  await api.database.raw(`create role ${user} login password 'x'`);
  await api.database.raw(`grant all on all tables in schema public to ${user}`);
  const url = new URL(databaseUrl);
  url.username = user;
  url.password = 'x';
  const made = await nightly({ DATABASE_URL: url.href });
  expect(made, made.output).toMatchObject({
    code: 0,
    output: expect.stringContaining('alter role <user> createdb'),
  });
  expect(made.output).toContain('read for a check');
  expect(await backups()).toEqual([nameOf(DAY)]);
  await api.database.raw(`drop owned by ${user}; drop role ${user}`);
});
