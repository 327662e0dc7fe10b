import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readBackup } from './read-backup.ts';

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
