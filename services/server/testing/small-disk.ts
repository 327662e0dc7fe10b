import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDiskFull } from '../src/operator-error.ts';
import { run } from '../src/processes/run.ts';

export type SmallDisk = NonNullable<Awaited<ReturnType<typeof smallDisk>>>;

/** Mounts a disk of this size in memory. Returns undefined if this user may not. */
export async function smallDisk(megabytes: number) {
  const path = await mkdtemp(join(tmpdir(), 'vetta-disk-'));
  const options = `size=${megabytes}m,mode=755`;
  if ((await run('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', path])).code !== 0) {
    await rm(path, { recursive: true });
    return undefined;
  }
  const filler = join(path, 'filler');
  return {
    path,
    /** Writes a file until there is no space. */
    async fill() {
      const block = Buffer.alloc(1024 * 1024);
      for (const size of [block.length, 1]) {
        for (let full = false; !full; ) {
          await writeFile(filler, block.subarray(0, size), { flag: 'a' }).catch((error) => {
            if (!isDiskFull(error)) throw error;
            full = true;
          });
        }
      }
    },
    /** Removes that file. */
    free: () => rm(filler),
    async remove() {
      // A server that has just ended may still hold it: lazily, it goes when the last file is closed.
      await run('umount', ['--lazy', path]);
      await rm(path, { recursive: true });
    },
  };
}
