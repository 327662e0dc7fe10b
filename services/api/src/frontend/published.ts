import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Generation } from '@vetta/contract/generation';
import { GENERATION_FILE } from '@vetta/contract/published-build';

/** The data folder with the published builds. */
export interface Published {
  /**
   * Returns the published generation; undefined before the first publication. The same object is returned until its
   * file changes, so a new generation needs no restart. Throws if the file holds anything else.
   */
  generation(): Promise<Generation | undefined>;
  /** Returns a file of a published build by its address, such as `/p/mf-public/0123456789abcdef/prerender.html`. */
  text(address: string): Promise<string>;
}

export function readPublished(dataDir: string): Published {
  const pointer = join(dataDir, GENERATION_FILE);
  let known: { version: string; generation: Generation } | undefined;

  return {
    async generation() {
      const file = await stat(pointer).catch(() => undefined);
      if (!file) return undefined;
      // Publishing replaces the file, so the inode changes even within one tick of the clock.
      const version = `${file.ino} ${file.mtimeMs} ${file.size}`;
      if (known?.version !== version) {
        known = { version, generation: Generation.parse(JSON.parse(await readFile(pointer, 'utf8'))) };
      }
      return known.generation;
    },
    text: (address) => readFile(join(dataDir, address), 'utf8'),
  };
}
