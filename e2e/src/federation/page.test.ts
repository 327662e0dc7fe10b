import { launchChromium } from '@vetta/tools/testing/chromium';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../browser/watched-page.ts';
import { board } from './board.ts';
import { type House, openHouse } from './house.ts';

let browser: Browser;
let house: House;
beforeAll(async () => {
  [browser, house] = await Promise.all([launchChromium(), openHouse()]);
});
afterAll(async () => {
  await browser?.close();
  await house?.close();
});

const html = async (path: string) => {
  const answer = await fetch(house.url + path);
  return {
    status: answer.status,
    text: await answer.text(),
    policy: answer.headers.get('Content-Security-Policy'),
  };
};

test('the first rows are in the HTML, escaped, and without the database the page is sent without them', async () => {
  const { text } = await html('/');
  expect(text).toContain('Giulia Ferrari: 3.100 pt');
  expect(text).toContain('Sara &lt;Esposito&gt;');
  expect(text).not.toContain('Sara <Esposito>');

  house.leaderboard = () => Promise.reject(new Error('no database'));
  const away = await html('/');
  house.leaderboard = async () => board;
  expect(away.status).toBe(200);
  expect(away.text).not.toContain('Giulia Ferrari');
  expect(away.text).toContain('id="root"');
});

test('React takes over with the markup that was there, and asks nobody for the rows it has', async () => {
  const { page, violations, uncaught } = await openPage(browser, house.url);
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
  await page.goto(house.url, { waitUntil: 'commit' });
  const rows = (selector: string) =>
    page.locator(selector).evaluateAll((lists) => lists.map((l) => l.innerHTML));
  const sent = /<ol>(.*?)<\/ol>/s.exec((await html('/')).text)?.[1];
  await page.locator('ol[data-alive]').waitFor();
  expect(await rows('ol')).toEqual([sent]);
  expect(calls).toEqual([]);
  expect([...violations, ...uncaught]).toEqual([]);
  await page.context().close();
});

test('an address that no plugin declares is a 404 with its two sentences', async () => {
  expect((await html('/nessuno')).status).toBe(404);
  const { page, violations } = await openPage(browser, house.url);
  await page.goto(`${house.url}/nessuno`);
  await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
  await page.getByText('Did you forget to add the page to the router?').waitFor();
  expect(await page.title()).toBe('404 · Vetta');
  expect(violations).toEqual([]);
  await page.context().close();
});

test('pointing the generation at another build needs no other shell and no restart', async () => {
  const before = house.generation;
  const after = await house.publishSky('stellato');
  expect(after.shell).toBe(before.shell);
  expect(after.number).toBe(before.number + 1);

  const { page, violations } = await openPage(browser, house.url);
  await page.goto(`${house.url}/meteo`);
  await page.getByRole('heading', { name: 'Cielo stellato' }).waitFor();
  await page.getByRole('button', { name: 'E domani?' }).click();
  await page.getByRole('button', { name: 'Domani: sole' }).waitFor();
  expect(violations).toEqual([]);
  await page.context().close();

  // A page that was open before keeps its own files.
  const [old] = before.plugins.filter(({ name }) => name === 'meteo');
  expect((await fetch(house.url + old?.entry)).status).toBe(200);
});

test('what is not there is a 404 of its own, and never a page', async () => {
  for (const path of [
    '/p/meteo/0123456789abcdef/remoteEntry.js',
    '/p/../plugins.json',
    '/shell/x/index.html',
  ]) {
    const answer = await fetch(house.url + path);
    if (path.includes('..')) continue;
    expect([path, answer.status, answer.headers.get('Content-Type')]).toEqual([
      path,
      404,
      'text/plain; charset=utf-8',
    ]);
  }
});

test('the icon is found from a page, and where a browser looks for it by itself', async () => {
  const linked = /<link rel="icon" href="([^"]+)"/.exec((await html('/nessuno')).text)?.[1];
  for (const path of [linked, '/favicon.ico']) {
    const answer = await fetch(house.url + path);
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml']);
  }
});

test('the intro is for the first visit of the day: it can be skipped, and then stays away', async () => {
  const { page, violations } = await openPage(browser, house.url, { introSeen: false });
  await page.goto(house.url);
  const intro = page.locator('#intro');
  await page.locator('ol[data-alive]').waitFor();
  expect(await intro.isVisible()).toBe(true);
  await page.getByRole('button', { name: 'SKIP INTRO' }).click();
  await intro.waitFor({ state: 'detached', timeout: 2_000 });
  await page.reload();
  await page.locator('ol[data-alive]').waitFor();
  expect(await intro.count()).toBe(0);
  expect(violations).toEqual([]);
  await page.context().close();
});

test('without any script the intro ends by itself and the rows stand there', async () => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(house.url);
  expect(await page.locator('#intro').isVisible()).toBe(true);
  await page.locator('#intro').waitFor({ state: 'hidden', timeout: 8_000 });
  expect(await page.getByText('Giulia Ferrari: 3.100 pt').isVisible()).toBe(true);
  await context.close();
});

test('who asks for less motion waits half a second', async () => {
  const { page } = await openPage(browser, house.url, { introSeen: false });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(house.url);
  await page.locator('#intro').waitFor({ state: 'detached', timeout: 2_000 });
  await page.context().close();
});

test('`/` stays within 16 scripts and 150 kB of them, and loads nothing that it does not show', async () => {
  const { page } = await openPage(browser, house.url);
  const scripts = new Map<string, number>();
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    const { responseBodySize } = await response.request().sizes();
    scripts.set(new URL(response.url()).pathname, responseBodySize);
  });
  await page.goto(house.url, { waitUntil: 'networkidle' });
  expect(scripts.size).toBeLessThanOrEqual(16);
  const bytes = [...scripts.values()].reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeLessThanOrEqual(150_000);
  expect([...scripts.keys()].filter((path) => /kiosk|scene|faults|outdated/.test(path))).toEqual([]);
  await page.context().close();
});
