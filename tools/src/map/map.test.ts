import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '@vetta/server/checkout';
import { expect, test } from 'vitest';

const map = readFileSync(join(checkout, 'docs/map.md'), 'utf8');

const isThere = (path: string): boolean => existsSync(join(checkout, path));

/** A row of the map. Paths are relative to the checkout. */
interface Row {
  /** The `src` of the row's section; the section's workspace if it has none. */
  readonly base: string;
  readonly folders: readonly string[];
  /** The files and folders that the row names. */
  readonly names: readonly string[];
}

const inBackticks = (cell = ''): string[] => Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = '']) => name);

/** Whether a word is the name of a file or folder, and no address, command or value. */
const isName = (word: string): boolean => /^[\w.-][\w./-]*$/.test(word) && /\/|\.\w+$/.test(word);

/** Returns the rows of a section. Its heading is its workspace; the rows of one without are relative to the checkout. */
function rowsOf(section: string): Row[] {
  const workspace = /^`(.+)`/.exec(section)?.[1] ?? '.';
  const base = isThere(join(workspace, 'src')) ? join(workspace, 'src') : workspace;
  return Array.from(section.matchAll(/^\| (.*`.*) \| (.*) \|$/gm), ([, folders, names]) => ({
    base,
    folders: [workspace, ...inBackticks(folders).map((name) => join(base, name).replace(/\/$/, ''))],
    names: inBackticks(names).filter(isName),
  }));
}

const rows = (text: string): Row[] => text.split(/^## /m).slice(1).flatMap(rowsOf);

const ignored = [
  '.git',
  '__snapshots__',
  ...Array.from(
    readFileSync(join(checkout, '.gitignore'), 'utf8').matchAll(/^(.+)\/$/gm),
    ([, name]) => name,
  ),
];
/** Tests build and break these plugins; nobody looks for an answer in them. */
const FIXTURES = 'e2e/src/federation/plugins';

/** Returns the folders that have a file, from one down. */
function foldersFrom(folder: string): string[] {
  const inside = readdirSync(join(checkout, folder), { withFileTypes: true });
  const below = inside
    .filter((entry) => entry.isDirectory() && !ignored.includes(entry.name))
    .flatMap(({ name }) => (folder === FIXTURES ? [] : foldersFrom(join(folder, name))));
  return inside.some((entry) => entry.isFile()) ? [folder, ...below] : below;
}

/** Returns the folders of the checkout that a map has no row for. */
function withoutRow(text: string): string[] {
  const mapped = new Set(rows(text).flatMap(({ folders }) => folders));
  return foldersFrom('.').filter((folder) => !mapped.has(folder));
}

/**
 * Returns what a map names and the checkout does not have. A name is relative to its row's folder; a path may also begin
 * below the workspace's `src`, or at the root of the checkout.
 */
const unknownIn = (text: string): string[] =>
  rows(text).flatMap(({ base, folders, names }) => [
    ...folders.filter((folder) => !isThere(folder)),
    ...names.filter(
      (name) =>
        ![...folders.slice(1), ...(name.includes('/') ? [base, '.'] : [])].some((folder) =>
          isThere(join(folder, name)),
        ),
    ),
  ]);

test('the map has a row for every folder', () => {
  expect(withoutRow(map)).toEqual([]);
});

test('every folder and file that the map names exists', () => {
  expect(unknownIn(map)).toEqual([]);
});

test('a folder without a row, and a file that has another name, are reported', () => {
  expect(withoutRow(map.replace(/^\| `bonuses` .*$/m, ''))).toEqual(['services/league/src/bonuses']);
  expect(unknownIn(map.replace('`record-entry.ts`', '`enter-record.ts`'))).toEqual(['enter-record.ts']);
  expect(unknownIn(map.replace('| `imports` |', '| `imported` |'))).toContain('services/league/src/imported');
});
