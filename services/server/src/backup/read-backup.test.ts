import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readBackup } from './read-backup.ts';
import { seal } from './seal.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vetta-read-backup-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Reads an archive with objects of these names, and returns the names. */
async function objectsOf(names: readonly string[]): Promise<string[]> {
  const tar = pack();
  const manifest = {
    format: 'vetta-backup-1',
    madeAt: '2026-11-20T10:00:00Z',
    migrations: ['x'],
    tables: [],
  };
  tar.entry({ name: 'vetta.json' }, JSON.stringify(manifest));
  for (const name of names) tar.entry({ name: `objects/${name}` }, 'x');
  tar.entry({ name: 'end.json' }, JSON.stringify({ rows: 0, objects: names.length }));
  tar.finalize();
  const path = join(folder, 'hostile.tar.gz');
  await writeFile(path, gzipSync(await buffer(tar)));
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
async function smallArchive(sealed: boolean): Promise<Buffer> {
  const tar = pack();
  tar.entry(
    { name: 'vetta.json' },
    JSON.stringify({
      ...{ format: 'vetta-backup-1', madeAt: '2026-11-20T10:00:00Z', migrations: ['x'] },
      tables: [{ name: 'players', columns: ['name'] }],
      ...(sealed && { seal: 'sha256' }),
    }),
  );
  tar.entry({ name: 'tables/players/000000' }, 'Anna\n'.repeat(4_000));
  tar.entry({ name: 'end.json' }, JSON.stringify({ rows: 4_000, objects: 0 }));
  tar.finalize();
  const zipped = gzipSync(await buffer(tar), { level: 1 });
  return sealed ? buffer(Readable.from(seal(Readable.from([zipped])))) : zipped;
}

async function read(bytes: Uint8Array): Promise<unknown> {
  const path = join(folder, 'small.tar.gz');
  await writeFile(path, bytes);
  return readBackup(
    { path, identities: [] },
    async () => {},
    async (entry) => {
      for await (const _ of entry.bytes);
    },
  );
}

test('every damaged byte of an archive is found, as are bytes after it and a missing end', async () => {
  const whole = await smallArchive(true);
  expect(await read(whole)).toEqual({ rows: 4_000, objects: 0 });
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

test('an archive of an older version, which has no seal, is read', async () => {
  expect(await read(await smallArchive(false))).toEqual({ rows: 4_000, objects: 0 });
});
