import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { folderOfFile } from '@vetta/league/testing/test-folder';
import { checkout } from '@vetta/server/checkout';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { build } from '../../testing/build-front-end.ts';

/** What the plugin may take of the 160 kB of `/`; React, federation and the shell take the rest (`npm run bench -- scripts`). */
const GZIPPED_BYTES = 34_000;

const ViteManifest = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).default([]) }),
);
const SourceMap = z.object({ sources: z.array(z.string()) });

const folder = await folderOfFile();
let page: string;
let shell: string;
beforeAll(async () => {
  const built = (name: string) =>
    build(new URL(`../../../${name}/`, import.meta.url), join(folder, name), {}, ['--sourcemap', 'hidden']);
  [page, shell] = await Promise.all([built('mf-public'), built('shell')]);
});

const json = async (path: string): Promise<unknown> => JSON.parse(await readFile(path, 'utf8'));

/** Returns the sources of scripts of a build, by their paths in this repository. A script of generated code alone has none. */
async function modulesOf(built: string, scripts: readonly string[]): Promise<string[]> {
  const ofEach = scripts.map(async (script) => {
    const map = join(built, `${script}.map`);
    if (!existsSync(map)) return [];
    const { sources } = SourceMap.parse(await json(map));
    return sources.map((source) => relative(checkout, resolve(built, dirname(script), source)));
  });
  return (await Promise.all(ofEach)).flat().sort();
}

test('the shell loads no library that checks shapes: the api has checked what it sends', async () => {
  const document = await readFile(join(shell, 'index.html'), 'utf8');
  const scripts = [...document.matchAll(/"\.\/(assets\/[^"]+\.js)"/g)].map(([, script = '']) => script);
  const modules = await modulesOf(shell, scripts);
  expect(modules).toContain('shell/src/main.tsx');
  expect(modules.filter((module) => module.includes('node_modules/zod/'))).toEqual([]);
});

test('the document preloads what its script imports: a page waits for no file alone', async () => {
  const document = await readFile(join(shell, 'index.html'), 'utf8');
  const [, entry = ''] = /<script type="module"[^>]* src="\.\/([^"]+)"/.exec(document) ?? [];
  const imported = (await readFile(join(shell, entry), 'utf8')).match(/[\w-]+\.js(?=")/g) ?? [];
  expect(imported.length).toBeGreaterThan(1);
  expect(imported.filter((file) => !document.includes(file))).toEqual([]);
});

test('the page loads no code of the walls, and little of its own', async () => {
  const manifest = ViteManifest.parse(await json(join(page, '.vite/manifest.json')));
  const needed = new Set(['src/page/page.tsx']);
  // The iteration also visits what is added on the way.
  for (const name of needed) for (const imported of manifest[name]?.imports ?? []) needed.add(imported);
  const scripts = [...needed].map((name) => manifest[name]?.file ?? name);
  const modules = await modulesOf(page, scripts);
  expect(modules).toContain('mf-public/src/leaderboard/row.tsx');
  expect(modules.filter((module) => /\/kiosk\/|-scene\./.test(module))).toEqual([]);

  const contents = await Promise.all(scripts.map((script) => readFile(join(page, script))));
  const bytes = contents.reduce((sum, content) => sum + gzipSync(content, { level: 9 }).length, 0);
  const held = `What only a tap or a scroll needs can be imported on demand. The page loads:\n${modules.join('\n')}\n`;
  expect(bytes, held).toBeLessThanOrEqual(GZIPPED_BYTES);
});
