import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Generation } from '@vetta/contract/generation';

/**
 * What stands in the data folder. The generation is read again whenever its file has changed, so that pointing it at
 * another build takes neither a new shell nor a restart; builds never change and are read once.
 */
export interface Published {
  /** Undefined while nothing was published. @throws when the file holds something else. */
  generation(): Promise<Generation | undefined>;
  /** A file of a published build by its address, e.g. `/p/mf-public/0123456789abcdef/first.html`. */
  text(address: string): Promise<string>;
}

export function readPublished(dataDir: string): Published {
  const pointer = join(dataDir, 'plugins.json');
  const texts = new Map<string, Promise<string>>();
  let known: { version: string; generation: Generation } | undefined;

  return {
    async generation() {
      const file = await stat(pointer).catch(() => undefined);
      if (!file) return undefined;
      // A new file takes the place of the old one, so that the inode tells even within one tick of the clock.
      const version = `${file.ino} ${file.mtimeMs} ${file.size}`;
      if (known?.version !== version) {
        known = { version, generation: Generation.parse(JSON.parse(await readFile(pointer, 'utf8'))) };
      }
      return known.generation;
    },
    text(address) {
      let text = texts.get(address);
      if (!text) {
        text = readFile(join(dataDir, address), 'utf8');
        texts.set(address, text);
        // A file that is missing today may be there after a restore.
        text.catch(() => texts.delete(address));
      }
      return text;
    },
  };
}
