import { chmod, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exited, runScript } from '../../testing/run-script.ts';
import { type SmallDisk, smallDisk } from '../../testing/small-disk.ts';
import { startPostgres } from '../embedded/postgres.ts';

let disk: SmallDisk | undefined;
beforeAll(async () => {
  disk = await smallDisk(100);
});
afterAll(() => disk?.remove());

test('a start on a full disk ends with a sentence, and works once there is space', async (context) => {
  if (!disk) return context.skip('only root can mount a small disk');
  const DATA_DIR = join(disk.path, 'data');
  const start = () => runScript(['start'], { DATA_DIR, PORT: '0' });
  const sentence = exited(1, /^(The disk of the data folder \S+|A disk) is full: free some space/m);

  await disk.fill();
  expect(await start(), 'the first start').toEqual(sentence);

  await disk.free();
  await mkdir(DATA_DIR, { recursive: true });
  await chmod(DATA_DIR, 0o755);
  await (await startPostgres(DATA_DIR)).stop();
  await disk.fill();
  expect(await start(), 'a later start').toEqual(sentence);

  await disk.free();
  await (await startPostgres(DATA_DIR)).stop();
  expect(await readdir(DATA_DIR)).toContain('postgres');
});
