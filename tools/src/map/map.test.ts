import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkout } from '@vetta/server/checkout';
import { expect, test } from 'vitest';

const map = readFileSync(join(checkout, 'docs/map.md'), 'utf8');

const isThere = (path: string): boolean => existsSync(join(checkout, path));

/** A line of the map. Paths are relative to the checkout. */
interface Line {
  readonly folders: readonly string[];
  /** The paths that its words name. */
  readonly names: readonly string[];
}

const inBackticks = (text = ''): string[] => Array.from(text.matchAll(/`([^`]+)`/g), ([, name = '']) => name);

/** Whether a word is a path of the checkout, and no address, command or value. */
const isPath = (word: string): boolean => /^[\w.-]+(\/[\w.-]+)+$/.test(word);

/** Returns the lines of a section. Its heading is its workspace; the lines of one without are relative to the checkout. */
function linesOf(section: string): Line[] {
  const heading = section.slice(0, section.indexOf('\n'));
  const workspace = heading.startsWith('Beside') ? '.' : heading;
  const base = isThere(join(workspace, 'src')) ? join(workspace, 'src') : workspace;
  const lines = Array.from(section.matchAll(/^- ((?:`[^`]+`(?:, )?)+): (.*)$/gm), ([, folders, words]) => ({
    folders: inBackticks(folders).map((name) => join(base, name).replace(/\/$/, '')),
    names: inBackticks(words).filter(isPath),
  }));
  return [{ folders: [workspace], names: [] }, ...lines];
}

const lines = (text: string): Line[] => text.split(/^## /m).slice(1).flatMap(linesOf);

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

/** Returns the folders that a line must name: a line also covers the folders inside its own, but `src` covers itself alone. */
function withoutLine(text: string): string[] {
  const named = lines(text).flatMap(({ folders }) => folders);
  const workspaces = new Set(
    text
      .split(/^## /m)
      .slice(1)
      .flatMap((section) => section.split('\n', 1)),
  );
  const whole = named.filter(
    (folder) => folder !== '.' && !workspaces.has(folder) && !folder.endsWith('/src'),
  );
  return foldersFrom('.').filter(
    (folder) =>
      !named.includes(folder) &&
      !whole.some((parent) => folder.startsWith(`${parent}/`)) &&
      // A section of the back office: its folder and its page have one name.
      !isThere(`${folder}/${basename(folder)}-page.tsx`),
  );
}

/** Returns what a map names and the checkout does not have. */
const unknownIn = (text: string): string[] =>
  lines(text)
    .flatMap(({ folders, names }) => [...folders, ...names])
    .filter((path) => !isThere(path));

test('every folder has a line in the map, its parent has one, or it is a section named as its page', () => {
  expect(withoutLine(map)).toEqual([]);
});

test('every folder and file that the map names exists', () => {
  expect(unknownIn(map)).toEqual([]);
});

test('the map is a page: at most 12 kB', () => {
  expect(Buffer.byteLength(map)).toBeLessThanOrEqual(12_000);
});

test('a folder without a line, and a folder or file that has another name, are reported', () => {
  expect(withoutLine(map.replace(/^- `closes`.*$/m, ''))).toEqual(['services/league/src/closes']);
  expect(withoutLine(map.replace('`texture`, ', ''))).toEqual(['design-system/src/texture']);
  expect(unknownIn(map.replace('- `closes`:', '- `closed`:'))).toEqual(['services/league/src/closed']);
  expect(unknownIn(map.replace("a close's steps", '`closes/close.ts`: the steps'))).toEqual([
    'closes/close.ts',
  ]);
});
