import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Nothing of their own to look at: the provider of the design system, and what places the plugins' scenes on a wall. */
const NOTHING_TO_SHOW = [
  'design-system/src/provider/provider.tsx',
  ...['kiosk', 'scene-layer', 'scenes'].map((name) => `shell/src/kiosk/${name}.tsx`),
];

/**
 * Returns the files of a checkout that people look at and no story shows. A component of the design system, and a part of the
 * shell that has a style sheet, need stories of their own; a route or scene that a plugin declares, and a section of the public
 * page or of the back office, one that imports it.
 */
export function withoutStory(checkout: string): string[] {
  const shown = new Set(
    globSync('{design-system,mf-*,shell}/src/**/*.stories.tsx', { cwd: checkout }).flatMap((file) =>
      importsOf(checkout, file),
    ),
  );
  const bare = [...components(checkout), ...shellParts(checkout)].filter(
    (file) =>
      !NOTHING_TO_SHOW.includes(file) && !existsSync(join(checkout, file.replace(/\.tsx$/, '.stories.tsx'))),
  );
  const unseen = [...pluginModules(checkout), ...sections(checkout)].filter((file) => !shown.has(file));
  return [...bare, ...unseen].sort();
}

/** A component is a folder with a file of the same name. */
const components = (checkout: string): string[] =>
  globSync('design-system/src/*/*.tsx', { cwd: checkout }).filter(
    (file) => basename(file, '.tsx') === basename(dirname(file)),
  );

const shellParts = (checkout: string): string[] =>
  globSync('shell/src/*/*.css.ts', { cwd: checkout }).map((file) => file.replace('.css.ts', '.tsx'));

const pluginModules = (checkout: string): string[] =>
  globSync('mf-*/plugin.ts', { cwd: checkout }).flatMap((file) =>
    found(checkout, file, /module: '(\.[^']+)'/g),
  );

/** The parts below the board, and what the back office's sections load. */
const sections = (checkout: string): string[] => [
  ...found(checkout, 'mf-public/src/page/below-the-board.tsx', /from '(\.\.\/[^']+\.tsx)'/g),
  ...found(checkout, 'mf-admin/src/layout/sections.tsx', /import\('(\.[^']+)'\)/g),
];

const importsOf = (checkout: string, file: string): string[] => found(checkout, file, /from '(\.[^']+)'/g);

/** Returns the files that a source names in the pattern's first group, relative to the checkout. */
const found = (checkout: string, file: string, pattern: RegExp): string[] =>
  Array.from(readFileSync(join(checkout, file), 'utf8').matchAll(pattern), ([, name = '']) =>
    join(dirname(file), name),
  );
