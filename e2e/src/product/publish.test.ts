import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runScript } from '@vetta/server/testing/run-script';
import { build } from '@vetta/tools/testing/build-front-end';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DataFolder, dataFolder, type RunningVetta, startVetta } from './start-vetta.ts';

const meteo = new URL('../federation/plugins/meteo/', import.meta.url);
let data: DataFolder;
let room: string;
let vetta: RunningVetta;
beforeAll(async () => {
  [data, room] = await Promise.all([dataFolder(), mkdtemp(join(tmpdir(), 'vetta-author-'))]);
  vetta = await startVetta(data.path);
}, 180_000);
afterAll(async () => {
  await vetta?.stop();
  await data?.remove();
  if (room) await rm(room, { recursive: true });
});

const plugin = async (...args: string[]) => {
  const key = (await readFile(join(data.path, 'admin-key.txt'), 'utf8')).trim();
  const { CHROMIUM_BIN = '' } = process.env;
  // Publishing checks the plugin in Chromium first.
  return runScript(['plugin', ...args], { VETTA_URL: vetta.url, ADMIN_KEY: key, CHROMIUM_BIN }, 180_000);
};

/** Requests `/meteo`, and the script that its page needs first. */
async function atMeteo() {
  const response = await fetch(`${vetta.url}/meteo`);
  const html = await response.text();
  const [, title] = /<title>(.*?)<\/title>/.exec(html) ?? [];
  const [, entry] = /href="(\/p\/meteo\/[^"]*remoteEntry\.js)"/.exec(html) ?? [];
  const script = entry === undefined ? undefined : (await fetch(vetta.url + entry)).status;
  return { status: response.status, title, script };
}

const missing = { status: 404, title: '404 · Vetta', script: undefined };
const shown = { status: 200, title: 'Meteo · Vetta', script: 200 };

test('a plugin built elsewhere adds a page to a running Vetta, keeps it over a restart, and goes back', {
  timeout: 240_000,
}, async () => {
  expect(await atMeteo()).toEqual(missing);
  const builtPlugin = await build(meteo, join(room, 'dist'), { VITE_SKY: 'sereno' });
  const published = await plugin('publish', builtPlugin, '--why', 'Il tempo');
  expect(published).toMatchObject({ code: 0, output: expect.stringContaining('Generation 2 ') });
  expect(await atMeteo()).toEqual(shown);

  await vetta.stop();
  vetta = await startVetta(data.path);
  expect(await atMeteo()).toEqual(shown);
  const listed = await plugin('list');
  expect(listed.output).toMatch(/^\* 2 .*admin: Il tempo/m);

  expect((await plugin('back', '--why', 'Non serve')).output).toMatch(
    /^Generation 3 .* is served to everyone/,
  );
  expect(await atMeteo()).toEqual(missing);
});
