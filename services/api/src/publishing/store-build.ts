import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { INTEGRITY_FILE, type Integrity } from '@vetta/contract/published-build';
import { builtFiles } from './built-folder.ts';

const compressible = /\.(js|css|html|json|svg|webmanifest|txt)$/;
const executed = /\.(js|css)$/;

/**
 * Copies a build to the folder that it is served from, with a brotli and a gzip copy of each text and the hashes for
 * browsers. Returns false, and changes nothing, if the folder exists.
 */
export async function storeBuild(folder: string, target: string): Promise<boolean> {
  if (existsSync(target)) return false;
  // An unfinished copy has no address.
  const unfinished = `${target.replace(/\/$/, '')}.${randomUUID()}`;
  await mkdir(unfinished, { recursive: true });
  try {
    const integrity: Integrity = {};
    for (const file of builtFiles(folder)) {
      const bytes = await readFile(join(folder, file));
      await storeFile(join(unfinished, file), bytes);
      if (executed.test(file))
        integrity[file] = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
    }
    await writeFile(join(unfinished, INTEGRITY_FILE), JSON.stringify(integrity));
    await rename(unfinished, target);
    return true;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Another process stored the same build meanwhile.
    if (existsSync(target)) return false;
    throw error;
  }
}

async function storeFile(target: string, bytes: Buffer): Promise<void> {
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, bytes);
  if (!compressible.test(target)) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  await writeFile(`${target}.br`, await promisify(brotliCompress)(bytes, { params }));
  await writeFile(`${target}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
