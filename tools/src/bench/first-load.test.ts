import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { checkout } from '@vetta/server/checkout';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { build } from '../../testing/build-front-end.ts';

/** What the plugin may take of the 150 kB of `/`; React, federation and the shell take the rest (`npm run bench -- scripts`). */
const GZIPPED_BYTES = 28_000;

const ViteManifest = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]) }),
);
const SourceMap = z.object({ sources: z.array(z.string()) });

let folder: string;
/** The paths of the scripts that the page needs from the start. */
let scripts: string[];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vetta-first-load-'));
  await build(new URL('../../../mf-public/', import.meta.url), folder, {}, ['--sourcemap', 'hidden']);
  const manifest = ViteManifest.parse(await json('.vite/manifest.json'));
  const needed = new Set(['src/page/page.tsx']);
  // The iteration also visits what is added on the way.
  for (const name of needed) for (const imported of manifest[name]?.imports ?? []) needed.add(imported);
  scripts = [...needed].map((name) => manifest[name]?.file ?? name);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const json = async (path: string): Promise<unknown> => JSON.parse(await readFile(join(folder, path), 'utf8'));

/** Returns the sources of a script, by their paths in this repository. A script of generated code alone has no source map. */
async function modulesOf(script: string): Promise<string[]> {
  if (!existsSync(join(folder, `${script}.map`))) return [];
  const { sources } = SourceMap.parse(await json(`${script}.map`));
  return sources.map((source) => relative(checkout, resolve(folder, dirname(script), source)));
}

test('the page loads no code of the walls, and little of its own', async () => {
  const modules = (await Promise.all(scripts.map(modulesOf))).flat().sort();
  expect(modules).toContain('mf-public/src/leaderboard/row.tsx');
  expect(modules.filter((module) => /\/kiosk\/|-scene\./.test(module))).toEqual([]);

  const contents = await Promise.all(scripts.map((script) => readFile(join(folder, script))));
  const bytes = contents.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0);
  const held = `What only a tap or a scroll needs can be imported on demand. The page loads:\n${modules.join('\n')}\n`;
  expect(bytes, held).toBeLessThanOrEqual(GZIPPED_BYTES);
});
