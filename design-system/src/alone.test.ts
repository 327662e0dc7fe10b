import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';

const here = import.meta.dirname;

/** Returns the folders of this design system that a source file imports from, directly or through other files. */
function foldersOf(file: URL, seen = new Set<string>()): Set<string> {
  if (!seen.has(file.href)) {
    seen.add(file.href);
    for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+\.tsx?)';$/gm))
      foldersOf(new URL(from, file), seen);
  }
  return new Set([...seen].map((href) => folderOf(new URL(href).pathname)));
}

const folderOf = (path: string) => relative(here, path).split('/')[0] ?? '';

async function builtChunks(): Promise<Map<string, Rolldown.OutputChunk>> {
  const built = await build({ root: `${here}/..`, logLevel: 'error', build: { write: false } });
  if (!Array.isArray(built) && !('output' in built)) throw new Error('unreachable: the build does not watch');
  const chunks = [built].flat().flatMap(({ output }) => output.filter((file) => file.type === 'chunk'));
  return new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
}

/** Returns the folders whose code a chunk brings, with the chunks that it imports. */
function broughtBy(
  chunk: Rolldown.OutputChunk,
  chunks: ReadonlyMap<string, Rolldown.OutputChunk>,
): Set<string> {
  const needed = new Set([chunk]);
  for (const { imports } of needed) {
    for (const name of imports) {
      const next = chunks.get(name);
      if (next) needed.add(next);
    }
  }
  const modules = [...needed].flatMap(({ modules }) =>
    Object.entries(modules).filter(([, { code }]) => code && code.trim() !== ''),
  );
  return new Set(modules.map(([id]) => folderOf(id.replace(/^\0/, '').split('?')[0] ?? '')));
}

test('importing one component brings the code of those that it is made of, and of no other', async () => {
  const chunks = await builtChunks();
  const entries = [...chunks.values()].filter(
    ({ isEntry, facadeModuleId }) => isEntry && facadeModuleId?.endsWith('.tsx'),
  );
  expect(entries.length).toBeGreaterThan(40);
  for (const entry of entries) {
    const imported = foldersOf(new URL(`file://${entry.facadeModuleId}`));
    const foreign = [...broughtBy(entry, chunks)].filter((folder) => !imported.has(folder));
    expect({ component: entry.name, foreign }).toEqual({ component: entry.name, foreign: [] });
  }
}, 60_000);
