import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const house = fileURLToPath(new URL('../../', import.meta.url));

// What goes into a build besides its own folder: the versions of all packages, and what it bundles of ours.
const ingredients = [
  'package-lock.json',
  'contract/src/**/*.ts',
  'design-system/dist/**/*',
  'plugin-kit/src/*.ts',
];

/**
 * Names a build by its sources: 12 hexadecimal digits, the same for the same sources wherever and whenever they are
 * built. A time would make every build a new one.
 */
export function sourceId(folder: string): string {
  const hash = createHash('sha256');
  for (const [root, patterns] of [
    [folder, ['**/*']],
    [house, ingredients],
  ] as const) {
    for (const file of filesIn(root, patterns)) {
      hash.update(`\0${file}\0`).update(readFileSync(join(root, file)));
    }
  }
  return hash.digest('hex').slice(0, 12);
}

const made = new Set(['node_modules', '.turbo']);

/** The files' paths, relative to the root and in one order. What builds leave in the root is no source. */
const filesIn = (root: string, patterns: readonly string[]): string[] =>
  globSync(patterns, { cwd: root, withFileTypes: true, exclude: ({ name }) => made.has(name) })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((file) => !file.startsWith('dist/'))
    .sort();
