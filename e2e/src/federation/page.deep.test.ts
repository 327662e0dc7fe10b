import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { launchChromium } from '@vetta/tools/testing/chromium';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../browser/open-page.ts';
import { type PublishedSite, publishSite } from './published-site.ts';
import { sampleBoard } from './sample-board.ts';

let browser: Browser;
let site: PublishedSite;
beforeAll(async () => {
  [browser, site] = await Promise.all([launchChromium(), publishSite()]);
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

const html = async (path: string) => {
  const answer = await fetch(site.url + path);
  return {
    status: answer.status,
    text: await answer.text(),
    policy: answer.headers.get('Content-Security-Policy'),
  };
};

test('the HTML has the first rows, escaped; without a database it has no rows', async () => {
  const { text } = await html('/');
  expect(text).toContain('Giulia Ferrari: 3.100 pt');
  expect(text).toContain('Sara &lt;Esposito&gt;');
  expect(text).not.toContain('Sara <Esposito>');

  site.leaderboard = () => Promise.reject(new Error('no database'));
  const withoutDatabase = await html('/');
  site.leaderboard = async () => sampleBoard;
  expect(withoutDatabase.status).toBe(200);
  expect(withoutDatabase.text).not.toContain('Giulia Ferrari');
  expect(withoutDatabase.text).toContain('id="root"');
});

test('React takes over the prerendered markup, and makes no request for the rows that the HTML has', async () => {
  const { page, violations, uncaught } = await openPage(browser, site.url);
  const calls: string[] = [];
  const scripts = Promise.withResolvers<void>();
  // The shell asks the server's time at `/api/site`.
  page.on('request', (request) => request.url().includes('/api/leaderboard') && calls.push(request.url()));
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(site.url, { waitUntil: 'commit' });
  const list = await page.locator('ol').elementHandle();
  const sent = await list?.innerHTML();
  scripts.resolve();
  await page.locator('html[data-live]').waitFor();
  expect(await list?.evaluate((element) => element.isConnected)).toBe(true);
  expect(await page.locator('ol').innerHTML()).toBe(sent);
  expect(calls).toEqual([]);
  expect([...violations, ...uncaught]).toEqual([]);
});

test('an address that no plugin declares shows the 404 page', async () => {
  expect((await html('/nessuno')).status).toBe(404);
  const { page, violations } = await openPage(browser, site.url);
  await page.goto(`${site.url}/nessuno`);
  await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
  await page.getByText('Did you forget to add the page to the router?').waitFor();
  expect(await page.title()).toBe('404 · Vetta');
  expect(violations).toEqual([]);
});

test('publishing a new build of a plugin needs no new shell and no restart', async () => {
  const before = site.generation;
  const after = await site.publishSky('stellato');
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

test('a missing file is a plain 404, not an HTML page', async () => {
  for (const path of [
    '/p/mf-meteo/0123456789abcdef/remoteEntry.js',
    '/p/../plugins.json',
    '/shell/x/index.html',
  ]) {
    // Not by `fetch`, which takes «..» out of an address before it asks.
    const [answer]: IncomingMessage[] = await once(get(site.url, { path }), 'response');
    answer?.resume();
    expect([path, answer?.statusCode, answer?.headers['content-type']]).toEqual([
      path,
      404,
      'text/plain; charset=utf-8',
    ]);
  }
});

test('the icon exists at the linked address and at /favicon.ico', async () => {
  const linked = /<link rel="icon" href="([^"]+)"/.exec((await html('/nessuno')).text)?.[1];
  for (const path of [linked, '/favicon.ico']) {
    const answer = await fetch(site.url + path);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml']);
  }
});

test('the page can be installed: its manifest and every icon are there', async () => {
  const { text } = await html('/nessuno');
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

test('without JavaScript the intro ends by itself and the rows are visible', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(site.url);
  expect(await page.locator('#intro').isVisible()).toBe(true);
  await page.locator('#intro').waitFor({ state: 'hidden', timeout: 8_000 });
  expect(await page.getByText('Giulia Ferrari: 3.100 pt').isVisible()).toBe(true);
  await context.close();
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
