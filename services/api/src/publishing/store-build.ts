import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Integrity } from '@vetta/contract/build-files';
import { INTEGRITY_FILE } from '@vetta/contract/published-build';
import type { BuildFiles } from './build.ts';
import { type Compress, compress } from './compressed-copies.ts';

const compressible = /\.(js|css|html|json|svg|webmanifest)$/;
const executed = /\.(js|css)$/;

/**
 * Writes a build into the folder that it is served from, with a brotli and a gzip copy of each text and the hashes for
 * browsers. Changes nothing if the folder exists.
 */
export async function storeBuild(
  files: BuildFiles,
  target: string,
  compressed: Compress = compress,
): Promise<void> {
  if (existsSync(target)) return;
  // An unfinished copy has no address.
  const unfinished = `${target.replace(/\/$/, '')}.${randomUUID()}`;
  await mkdir(unfinished, { recursive: true });
  try {
    const integrity: Integrity = {};
    for (const [path, bytes] of files) {
      await storeFile(join(unfinished, path), bytes, compressed);
      if (executed.test(path))
        integrity[path] = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
    }
    await write(join(unfinished, INTEGRITY_FILE), JSON.stringify(integrity));
    await rename(unfinished, target);
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another process stored the same build meanwhile.
    if (!existsSync(target)) throw error;
  }
}

// Flushed before the build gets its name: after a power cut an empty file would stay, as a stored build is not written again.
const write = (path: string, content: Buffer | string) => writeFile(path, content, { flush: true });

async function storeFile(target: string, bytes: Buffer, compressed: Compress): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await write(target, bytes);
  if (!compressible.test(target)) return;
  for (const [ending, copy] of Object.entries(await compressed(bytes)))
    await write(`${target}.${ending}`, copy);
}
