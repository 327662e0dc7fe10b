import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const checkout = fileURLToPath(new URL('../../', import.meta.url));

// The sources of a build outside its own folder: package versions and the workspaces that it bundles.
const sharedSources = [
  'package-lock.json',
  'contract/src/**/*.ts',
  'tables/src/**/*.ts',
  'design-system/dist/**/*',
  'plugin-kit/src/*.ts',
];

/**
 * Returns the id of a build: 12 hexadecimal digits of a hash of its sources. The same sources give the same id on any
 * machine at any time.
 */
export function sourceId(folder: string): string {
  const hash = createHash('sha256');
  for (const [root, patterns] of [
    [folder, ['**/*']],
    [checkout, sharedSources],
  ] as const) {
    for (const file of filesIn(root, patterns)) {
      hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
    }
  }
  return hash.digest('hex').slice(0, 12);
}

const generatedFolders = new Set(['node_modules', '.turbo']);

/** Returns the paths of the source files, relative to `root` and sorted. Leaves out what builds generate. */
const filesIn = (root: string, patterns: readonly string[]): string[] =>
  globSync(patterns, { cwd: root, withFileTypes: true, exclude: ({ name }) => generatedFolders.has(name) })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith('dist/'))
    .sort();
