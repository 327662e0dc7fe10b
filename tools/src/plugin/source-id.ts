import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const house = fileURLToPath(new URL('../../../', import.meta.url));

// What goes into a build besides its own folder: the versions of all packages, and what it bundles of ours.
const ingredients = [
  'package-lock.json',
  'contract/src/**/*.ts',
  'design-system/dist/**/*',
  'tools/src/plugin/*.ts',
];

/**
 * Names a build by its sources: 12 hexadecimal digits, the same for the same sources wherever and whenever they are
 * built. A time would make every build a new one.
 */
export function sourceId(folder: string): string {
  const hash = createHash('sha256');
  const digest = (root: string, patterns: string[]) => {
    const files = globSync(patterns, {
      cwd: root,
      withFileTypes: true,
      exclude: (entry) =>
        ['node_modules', 'dist', '.turbo'].includes(entry.name) && entry.parentPath === root,
    })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    for (const file of files) {
      hash.update(`\0${file.slice(root.length)}\0`).update(readFileSync(file));
    }
  };
  digest(folder, ['**/*']);
  digest(house, ingredients);
  return hash.digest('hex').slice(0, 12);
}
