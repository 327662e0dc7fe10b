import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Returns the copies of a text that browsers are sent, by the endings of their files. */
export type Compress = (bytes: Buffer) => Promise<Copies>;
type Copies = Readonly<Record<Ending, Buffer>>;

const endings = ['br', 'gz'] as const;
type Ending = (typeof endings)[number];

/** Compresses as far as brotli and gzip can, which takes the processor seconds for a whole build. */
export const compress: Compress = async (bytes) => ({
  br: await promisify(brotliCompress)(bytes, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
  }),
  gz: await promisify(gzip)(bytes, { level: 9 }),
});

interface KeptCopies {
  readonly compress: Compress;
  /** Removes the copies of all texts that were not asked for. */
  sweep(): Promise<void>;
}

/**
 * Keeps the copies in a folder, by the SHA-256 of their texts: the same build is published by a drill, a restore and each new data
 * folder, and most files of an update are those of before. Where the folder cannot be written or read, it compresses.
 */
export function keptCopies(folder: string): KeptCopies {
  const used = new Set<string>();
  const keep = async (name: string, bytes: Buffer) => {
    const unfinished = join(folder, `${name}.${randomUUID()}`);
    await mkdir(folder, { recursive: true });
    // Flushed before it gets its name: after a power cut an empty copy would be published.
    await writeFile(unfinished, bytes, { flush: true });
    await rename(unfinished, join(folder, name));
  };
  return {
    async compress(bytes) {
      const hash = createHash('sha256').update(bytes).digest('hex');
      const nameOf = (ending: Ending) => `${hash}.${ending}`;
      for (const ending of endings) used.add(nameOf(ending));
      const kept = (ending: Ending) => readFile(join(folder, nameOf(ending)));
      try {
        return { br: await kept('br'), gz: await kept('gz') };
      } catch {
        const copies = await compress(bytes);
        for (const ending of endings) await keep(nameOf(ending), copies[ending]).catch(() => {});
        return copies;
      }
    },
    async sweep() {
      const names = await readdir(folder).catch(() => []);
      for (const name of names)
        if (!used.has(name)) await rm(join(folder, name), { force: true }).catch(() => {});
    },
  };
}
