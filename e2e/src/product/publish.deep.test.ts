import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Generation } from '@vetta/contract/plugins-json';
import { runScript } from '@vetta/server/testing/run-script';
import type { DataFolder, StartedVetta } from '@vetta/server/testing/started-vetta';
import { build } from '@vetta/tools/testing/build-front-end';
import { launchChromium } from '@vetta/tools/testing/chromium';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMIN_KEY } from './admin-key.ts';
import { EVENING } from './evening.ts';
import { installPacked } from './install-packed.ts';
import { dataFolder, startProduct } from './start-product.ts';

let data: DataFolder;
let room: string;
let vetta: StartedVetta;
let browser: Browser;
beforeAll(async () => {
  [data, room, browser] = await Promise.all([
    dataFolder('demo'),
    mkdtemp(join(tmpdir(), 'vetta-author-')),
    launchChromium(),
  ]);
  vetta = await startProduct(data.path, { CLOCK: EVENING });
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await vetta?.stop();
  await data?.remove();
  if (room) await rm(room, { recursive: true });
});

const plugin = async (...args: string[]) => {
  const { CHROMIUM_BIN = '' } = process.env;
  const variables = { VETTA_URL: vetta.url, ADMIN_KEY, CHROMIUM_BIN, INIT_CWD: room };
  return runScript(['plugin', ...args], variables, 240_000);
};

/** Requests `/meteo`, and the document that its page shows in a frame. */
async function atMeteo() {
  const response = await fetch(`${vetta.url}/meteo`);
  const html = await response.text();
  const [, title] = /<title>(.*?)<\/title>/.exec(html) ?? [];
  const [, entry] = /"entry":"(\/g\/[^"]*)"/.exec(html) ?? [];
  const document = entry === undefined ? undefined : (await fetch(`${vetta.url}${entry}page`)).status;
  return { status: response.status, title, document };
}
const shellHash = async () => Generation.parse(await (await fetch(`${vetta.url}/plugins.json`)).json()).shell;

const missing = { status: 404, title: '404 · Vetta', document: undefined };
const shown = { status: 200, title: 'Meteo · Vetta', document: 200 };
/** The demonstration has points, and so has its weather. */
const forecast = /c’è il sole|Qualche nuvola|Piove/;

test('a new plugin, made and built outside, adds a page and a scene to a running Vetta, stays over a restart, and goes back', {
  timeout: 480_000,
}, async () => {
  expect(await atMeteo()).toEqual(missing);
  const shell = await shellHash();
  expect((await plugin('new', 'meteo')).code).toBe(0);
  const folder = join(room, 'meteo');
  await installPacked(folder);
  await build(pathToFileURL(`${folder}/`), join(folder, 'dist'));
  const published = await plugin('publish', 'meteo', '--why', 'Il tempo');
  expect(published.output).toContain('The check found nothing wrong.');
  expect(published).toMatchObject({ code: 0, output: expect.stringContaining('Generation 2 ') });
  expect(await atMeteo()).toEqual(shown);
  expect(await shellHash()).toBe(shell);

  const page = await browser.newPage();
  await page.goto(`${vetta.url}/meteo`);
  const guest = page.frameLocator('iframe[title="Meteo"]');
  await guest.getByRole('heading', { name: forecast }).waitFor();
  await page.goto(`${vetta.url}/kiosk?scenes=meteo`);
  await guest.getByRole('heading', { name: forecast }).waitFor();
  await page.close();

  await vetta.stop();
  vetta = await startProduct(data.path, { CLOCK: EVENING });
  expect(await atMeteo()).toEqual(shown);
  const listed = await plugin('list');
  expect(listed.output).toMatch(/^\* 2 .*admin: Il tempo/m);

  expect((await plugin('back', '--why', 'Non serve')).output).toMatch(
    /^Generation 3 .* is served to everyone/,
  );
  expect(await atMeteo()).toEqual(missing);
});
