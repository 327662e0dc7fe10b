import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { builtFiles } from './built-folder.ts';

const compressible = /\.(js|css|html|json|svg|webmanifest|txt)$/;
const executed = /\.(js|css)$/;

/**
 * Copies a finished build to where it is served from, with compressed twins and `integrity.json`, the hashes that
 * browsers are told of. What stands there already is never touched. Tells whether anything was copied.
 */
export async function storeBuild(folder: string, target: string): Promise<boolean> {
  if (existsSync(target)) return false;
  // Whole or not at all: a build that is being copied has no address yet.
  const unfinished = `${target}.${randomUUID()}`;
  await mkdir(unfinished, { recursive: true });
  try {
    const integrity: Record<string, string> = {};
    for (const file of builtFiles(folder)) {
      const bytes = await readFile(join(folder, file));
      await storeFile(join(unfinished, file), bytes);
      if (executed.test(file))
        integrity[file] = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
    }
    await writeFile(join(unfinished, 'integrity.json'), JSON.stringify(integrity));
    await rename(unfinished, target);
    return true;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    // Somebody else stored the same bytes meanwhile.
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
