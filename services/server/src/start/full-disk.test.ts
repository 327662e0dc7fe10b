import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runScript } from '../../testing/run-script.ts';
import { startPostgres } from '../embedded/postgres.ts';
import { isDiskFull } from '../operator-error.ts';
import { run } from '../processes/run.ts';

let disk: string;
let isMounted: boolean;
beforeAll(async () => {
  disk = await mkdtemp(join(tmpdir(), 'vetta-disk-'));
  isMounted = (await run('mount', ['-t', 'tmpfs', '-o', 'size=100m,mode=755', 'tmpfs', disk])).code === 0;
});
afterAll(async () => {
  if (isMounted) await run('umount', [disk]);
  await rm(disk, { recursive: true });
});

/** Writes a file until the disk has no space. */
async function fill(): Promise<void> {
  const block = Buffer.alloc(1024 * 1024);
  for (const size of [block.length, 1]) {
    for (let full = false; !full; ) {
      await writeFile(join(disk, 'filler'), block.subarray(0, size), { flag: 'a' }).catch((error) => {
        if (!isDiskFull(error)) throw error;
        full = true;
      });
    }
  }
}

test('a start on a full disk ends with a sentence, and works once there is space', async (context) => {
  context.skip(!isMounted, 'only root can mount a small disk');
  const DATA_DIR = join(disk, 'data');
  const start = () => runScript(['start'], { DATA_DIR, ROLE: 'scheduler', PORT: '0' });
  const sentence = {
    code: 1,
    output: expect.stringMatching(/^(The disk of the data folder \S+|A disk) is full: free some space/m),
  };

  await fill();
  expect(await start(), 'the first start').toEqual(sentence);

  await rm(join(disk, 'filler'));
  await mkdir(DATA_DIR, { recursive: true });
  await chmod(DATA_DIR, 0o755);
  await (await startPostgres(DATA_DIR)).stop();
  await fill();
  expect(await start(), 'a later start').toEqual(sentence);

  await rm(join(disk, 'filler'));
  await (await startPostgres(DATA_DIR)).stop();
  expect(await readdir(DATA_DIR)).toContain('postgres');
});
