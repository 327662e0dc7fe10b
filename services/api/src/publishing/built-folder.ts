import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';

/** Files that a build writes for tools; no browser requests them. */
const leftovers = [/^\.vite\//, /^mf-stats\.json$/];

/** Returns the files of a build that are published: paths relative to its folder, sorted. */
export const builtFiles = (folder: string): string[] =>
  globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => !leftovers.some((leftover) => leftover.test(file)))
    .sort();

/** Returns a build's hash, of its published files' names and bytes: 16 hexadecimal digits. */
export async function folderHash(folder: string): Promise<string> {
  const hash = createHash('sha256');
  for (const file of builtFiles(folder)) {
    const bytes = await readFile(join(folder, file));
    hash.update(`${file}\0${bytes.length}\0`).update(bytes);
  }
  return hash.digest('hex').slice(0, 16);
}
