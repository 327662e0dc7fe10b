import { access, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { publish } from './publish.ts';

let room: string;
beforeEach(async () => {
  room = await mkdtemp(join(tmpdir(), 'vetta-publish-'));
});
afterEach(() => rm(room, { recursive: true }));

async function build(name: string, files: Record<string, string>): Promise<string> {
  for (const [file, text] of Object.entries(files)) {
    const path = join(room, name, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
  return join(room, name);
}

const manifest = (name: string) =>
  JSON.stringify({
    name,
    title: name,
    contract: '^1.0',
    react: '^19.0.0',
    routes: [],
    adminSections: [],
    scenes: [],
  });

const plugin = (name: string, code = 'export {}') =>
  build(name, {
    'plugin.json': manifest(name),
    'assets/page.js': code,
    '.vite/manifest.json': 'of no interest',
  });

const shell = () => build('shell', { 'index.html': '<!doctype html>' });

test('the same bytes are published once, and make no new generation', async () => {
  const data = join(room, 'data');
  const builds = { shell: await shell(), plugins: [await plugin('meteo')] };
  const first = await publish(data, builds);
  expect(first.generation.number).toBe(1);
  expect(first.stored).toHaveLength(2);

  const again = await publish(data, builds);
  expect(again).toEqual({ generation: first.generation, stored: [] });
});

test('another build of a plugin is a new generation, and the old build stays where it was', async () => {
  const data = join(room, 'data');
  const [old] = (await publish(data, { shell: await shell(), plugins: [await plugin('meteo')] })).generation
    .plugins;
  await plugin('meteo', 'export const sun = true');
  const { generation } = await publish(data, { plugins: [join(room, 'meteo')] });

  expect(generation.number).toBe(2);
  expect(generation.plugins[0]?.hash).not.toBe(old?.hash);
  await access(join(data, 'p/meteo', old?.hash ?? '', 'assets/page.js'));
});

test('plugins that are not published again stay in the generation', async () => {
  const data = join(room, 'data');
  await publish(data, { shell: await shell(), plugins: [await plugin('meteo'), await plugin('borsa')] });
  const { generation } = await publish(data, { plugins: [await plugin('meteo', 'export const sun = true')] });
  expect(generation.plugins.map(({ name }) => name)).toEqual(['borsa', 'meteo']);
});

test('files are stored with compressed twins and their hashes, without what the build left for tools', async () => {
  const data = join(room, 'data');
  const { generation } = await publish(data, { shell: await shell(), plugins: [await plugin('meteo')] });
  const folder = join(data, 'p/meteo', generation.plugins[0]?.hash ?? '');
  expect(gunzipSync(await readFile(join(folder, 'assets/page.js.gz'))).toString()).toBe('export {}');
  await access(join(folder, 'assets/page.js.br'));
  const integrity: unknown = JSON.parse(await readFile(join(folder, 'integrity.json'), 'utf8'));
  expect(integrity).toEqual({ 'assets/page.js': expect.stringMatching(/^sha256-[A-Za-z0-9+/]{43}=$/) });
  await expect(access(join(folder, '.vite/manifest.json'))).rejects.toThrow('ENOENT');
});

test('what stands at an address is never overwritten', async () => {
  const data = join(room, 'data');
  const builds = { shell: await shell(), plugins: [await plugin('meteo')] };
  const { generation } = await publish(data, builds);
  const file = join(data, 'p/meteo', generation.plugins[0]?.hash ?? '', 'assets/page.js');
  await writeFile(file, 'touched');
  await publish(data, builds);
  expect(await readFile(file, 'utf8')).toBe('touched');
});
