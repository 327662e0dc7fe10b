import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runScript } from '@vetta/server/testing/run-script';
import { build } from '@vetta/tools/testing/build-front-end';
import { launchChromium } from '@vetta/tools/testing/chromium';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../browser/open-page.ts';
import { type DataFolder, dataFolder, type RunningVetta, startVetta } from './start-vetta.ts';

const meteo = new URL('../federation/plugins/meteo/', import.meta.url);
let browser: Browser;
let data: DataFolder;
let room: string;
let vetta: RunningVetta;
beforeAll(async () => {
  [browser, data, room] = await Promise.all([
    launchChromium(),
    dataFolder(),
    mkdtemp(join(tmpdir(), 'vetta-author-')),
  ]);
  vetta = await startVetta(data.path);
}, 180_000);
afterAll(async () => {
  await vetta?.stop();
  await browser?.close();
  await data?.remove();
  if (room) await rm(room, { recursive: true });
});

const plugin = async (...args: string[]) => {
  const key = (await readFile(join(data.path, 'admin-key.txt'), 'utf8')).trim();
  return runScript(['plugin', ...args], { VETTA_URL: vetta.url, ADMIN_KEY: key });
};

/** Opens `/meteo` and returns its heading. */
async function headingAtMeteo(): Promise<string | null> {
  const { page, violations } = await openPage(browser, vetta.url);
  await page.goto(`${vetta.url}/meteo`);
  const heading = await page.getByRole('heading', { level: 1 }).first().textContent();
  expect(violations).toEqual([]);
  await page.context().close();
  return heading;
}

test('a plugin built elsewhere adds a page to a running Vetta, keeps it over a restart, and goes back', {
  timeout: 240_000,
}, async () => {
  const missing = await headingAtMeteo();
  const builtPlugin = await build(meteo, join(room, 'dist'), { VITE_SKY: 'sereno' });
  const published = await plugin('publish', builtPlugin, '--why', 'Il tempo');
  expect(published).toMatchObject({ code: 0, output: expect.stringContaining('Generation 2 ') });
  const shown = await headingAtMeteo();
  expect([missing, shown]).toEqual(['404 Page Not Found', 'Cielo sereno']);

  await vetta.stop();
  vetta = await startVetta(data.path);
  expect(await headingAtMeteo()).toBe(shown);
  const listed = await plugin('list');
  expect(listed.output).toMatch(/^\* 2 .*admin: Il tempo/m);

  expect((await plugin('back', '--why', 'Non serve')).output).toMatch(
    /^Generation 3 .* is served to everyone/,
  );
  expect(await headingAtMeteo()).toBe(missing);
});
