import { folderOfTest } from '@vetta/league/testing/test-folder';
import { build } from '@vetta/tools/testing/build-front-end';
import { expect, test } from 'vitest';
import { openPage } from '../browser/open-page.ts';
import { sourceOf } from './built-plugin.ts';
import { pluginSiteOfFile } from './published-site.ts';

const site = await pluginSiteOfFile();
const { browser } = site;

const html = async (path: string) => (await fetch(site.url + path)).text();

test('publishing a new build of a plugin needs no new shell and no restart', async () => {
  const before = site.generation;
  const after = await site.publish(
    await build(sourceOf('meteo'), await folderOfTest(), { VITE_SKY: 'stellato' }),
  );
  expect(after.shell).toBe(before.shell);
  expect(after.number).toBe(before.number + 1);

  const { page, violations } = await openPage(browser, site.url);
  await page.goto(`${site.url}/meteo`);
  await page.getByRole('heading', { name: 'Cielo stellato' }).waitFor();
  await page.getByRole('button', { name: 'E domani?' }).click();
  await page.getByRole('button', { name: 'Domani: sole' }).waitFor();
  expect(violations).toEqual([]);
  await page.context().close();

  // Pages that were opened before still find the files of the old build.
  const [old] = before.plugins.filter(({ name }) => name === 'mf-meteo');
  expect((await fetch(site.url + old?.entry)).status).toBe(200);
});

test('the icon exists at the linked address and at /favicon.ico', async () => {
  const linked = /<link rel="icon" href="([^"]+)"/.exec(await html('/nessuno'))?.[1];
  for (const path of [linked, '/favicon.ico']) {
    const answer = await fetch(site.url + path);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml']);
  }
});

test('the page can be installed: its manifest and every icon are there', async () => {
  const text = await html('/nessuno');
  const address = /<link rel="manifest" href="([^"]+)"/.exec(text)?.[1] ?? '';
  const answer = await fetch(site.url + address);
  expect(answer.headers.get('Content-Type')).toBe('application/manifest+json');
  const manifest = (await answer.json()) as { start_url: string; icons: { src: string; type: string }[] };
  expect(manifest.start_url).toBe('/');
  const apple = /<link rel="apple-touch-icon" href="([^"]+)"/.exec(text)?.[1] ?? '';
  for (const { src, type } of [...manifest.icons, { src: apple, type: 'image/png' }]) {
    const icon = await fetch(new URL(src, site.url + address));
    expect([src, icon.status, icon.headers.get('Content-Type')]).toEqual([src, 200, type]);
  }
});

test('`/` loads at most 16 scripts, 160 kB together, and none that belongs to another route or a scene', async () => {
  const { page } = await openPage(browser, site.url);
  const scripts = new Map<string, number>();
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    const { responseBodySize } = await response.request().sizes();
    scripts.set(new URL(response.url()).pathname, responseBodySize);
  });
  await page.goto(site.url, { waitUntil: 'networkidle' });
  expect(scripts.size).toBeLessThanOrEqual(16);
  const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThanOrEqual(160_000);
  expect([...scripts.keys()].filter((path) => /kiosk|scene|faults|outdated/.test(path))).toEqual([]);
});
