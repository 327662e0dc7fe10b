import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { folderOfTest } from '@vetta/league/testing/test-folder';
import { type SecretBox, secretBox } from '@vetta/outbound/secrets/secret-box';
import { pack } from 'tar-stream';
import { beforeEach, expect, test } from 'vitest';
import { readBackup } from './read-backup.ts';
import { seal } from './seal.ts';

let folder: string;
beforeEach(async () => {
  folder = await folderOfTest();
});

const sealed = (zipped: Buffer, secrets?: SecretBox) =>
  buffer(Readable.from(seal(secrets)(Readable.from([zipped]))));

/** Reads an archive with objects of these names, and returns the names. */
async function objectsOf(names: readonly string[]): Promise<string[]> {
  const tar = pack();
  const manifest = {
    format: 'vetta-backup-1',
    madeAt: '2026-11-20T10:00:00Z',
    seal: 'sha256',
    migrations: ['x'],
    tables: [],
  };
  tar.entry({ name: 'vetta.json' }, JSON.stringify(manifest));
  for (const name of names) tar.entry({ name: `objects/${name}` }, 'x');
  tar.entry({ name: 'end.json' }, JSON.stringify({ rows: 0, objects: names.length }));
  tar.finalize();
  const path = join(folder, 'hostile.tar.gz');
  await writeFile(path, await sealed(gzipSync(await buffer(tar))));
  const read: string[] = [];
  await readBackup(
    { path, identities: [] },
    async () => {},
    async (entry) => {
      if ('object' in entry) read.push(entry.object);
    },
  );
  return read;
}

const id = '0199f7a2-5c00-7000-8000-000000000001';
const builds = [`p/meteo/${'0'.repeat(64)}/build.tar`, `shell/${'a'.repeat(16)}/build.tar`];

test('objects of uploads and of builds are read', async () => {
  const names = [`${id}.jpg`, `${id}.webp`, `${id}.mp4`, ...builds];
  expect(await objectsOf(names)).toEqual(names);
});

test.each([
  '../another-installation/x.jpg',
  `../${id}.jpg`,
  `p/../../${id}.jpg`,
  `p/meteo/${'0'.repeat(64)}/../../x/build.tar`,
  `p/meteo/${'0'.repeat(64)}/page.js`,
  'etc/passwd',
  `${id}.html`,
  '',
])('an archive with the object %j is no backup', async (name) => {
  await expect(objectsOf([`${id}.jpg`, name])).rejects.toThrow('is not a backup of Vetta');
});

test('an archive with an object twice is no backup', async () => {
  await expect(objectsOf([`${id}.jpg`, `${id}.jpg`])).rejects.toThrow('is not a backup of Vetta');
});

/** Returns the bytes of an archive with many repetitions, in which damage of one byte often makes the same text. */
async function smallArchive(secrets?: SecretBox): Promise<Buffer> {
  const tar = pack();
  tar.entry(
    { name: 'vetta.json' },
    JSON.stringify({
      ...{ format: 'vetta-backup-1', madeAt: '2026-11-20T10:00:00Z', migrations: ['x'] },
      tables: [{ name: 'players', columns: ['name'] }],
      seal: 'sha256',
    }),
  );
  tar.entry({ name: 'tables/players/000000' }, 'Anna\n'.repeat(4_000));
  tar.entry({ name: 'end.json' }, JSON.stringify({ rows: 4_000, objects: 0 }));
  tar.finalize();
  const zipped = gzipSync(await buffer(tar), { level: 1 });
  return sealed(zipped, secrets);
}

async function read(bytes: Uint8Array, secrets?: SecretBox) {
  const path = join(folder, 'small.tar.gz');
  await writeFile(path, bytes);
  return readBackup(
    { path, identities: [], ...(secrets && { secrets }) },
    async () => {},
    async (entry) => {
      for await (const _ of entry.bytes);
    },
  );
}

test('every damaged byte of an archive is found, as are bytes after it and a missing end', async () => {
  const whole = await smallArchive();
  expect(await read(whole)).toMatchObject({ rows: 4_000, objects: 0, isProven: false });
  expect(gunzipSync(whole).length, 'any gunzip reads it').toBeGreaterThan(20_000);
  const refused = /is broken or not whole|is not a backup of Vetta/;
  for (const [at, byte] of whole.entries())
    for (const damage of [0x01, 0xff])
      await expect(read(whole.with(at, byte ^ damage)), `byte ${at} of ${whole.length}`).rejects.toThrow(
        refused,
      );
  for (const cut of [1, 50, 92, 93, 200])
    await expect(read(whole.subarray(0, -cut)), `without its last ${cut}`).rejects.toThrow(refused);
  await expect(read(Buffer.concat([whole, Buffer.from('x')]))).rejects.toThrow(refused);
});

test('an archive proves under which key it was made, to whoever has that key alone', async () => {
  const key = (name: string) => secretBox({ key: name.repeat(32), dataDir: folder });
  const without = secretBox({ key: undefined, dataDir: folder });
  const own = await smallArchive(key('a'));
  const isProven = async (bytes: Uint8Array, secrets?: SecretBox) => (await read(bytes, secrets)).isProven;
  expect(await isProven(own, key('a'))).toBe(true);
  for (const other of [key('b'), without, undefined]) expect(await isProven(own, other)).toBe(false);
  expect(await isProven(await smallArchive(), key('a')), 'an archive without a proof').toBe(false);
  expect(await isProven(await smallArchive(key('b')), key('a')), 'another installation’s').toBe(false);
  expect(await readdir(folder), 'no key is made by asking').toEqual(['small.tar.gz']);
});
