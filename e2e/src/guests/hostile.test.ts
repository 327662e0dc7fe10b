import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { launchChromium } from '@vetta/tools/testing/chromium';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../browser/open-page.ts';
import { watchFrames } from '../browser/watch-frames.ts';
import { builtGuest, type GuestSite, openGuestSite } from './guest-site.ts';

let browser: Browser;
let site: GuestSite;
/** What arrived at a server beside ours: its connections, whatever they asked. */
const arrived: string[] = [];
const neighbour = createServer((request, response) => {
  arrived.push(`${request.method} ${request.url}`);
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.end('');
});
neighbour.on('connection', () => arrived.push('a connection'));
beforeAll(async () => {
  neighbour.listen(0, '127.0.0.1');
  await once(neighbour, 'listening');
  const { port } = neighbour.address() as AddressInfo;
  const hostile = await builtGuest('hostile', { VITE_NEIGHBOUR: `http://127.0.0.1:${port}` });
  [browser, site] = await Promise.all([
    launchChromium(['--site-per-process']),
    openGuestSite(hostile, await builtGuest('cielo')),
  ]);
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await site?.close();
  neighbour.close();
});

/** Opens a wall with these scenes. */
async function wall(
  scenes: string,
): Promise<{ page: Page; watched: Awaited<ReturnType<typeof watchFrames>> }> {
  const { page } = await openPage(browser, site.url);
  const watched = await watchFrames(page);
  await page.addInitScript(() => {
    if (self.origin !== 'null') sessionStorage.setItem('vetta-admin-key', 'segreto-di-prova');
  });
  await page.goto(`${site.url}/kiosk?scenes=${scenes}&seconds=5`);
  return { page, watched };
}

test('a guest that tries every way reaches nobody, and reads nothing of the page', {
  timeout: 90_000,
}, async () => {
  const { page } = await wall('ruba');
  const said = Promise.withResolvers<string>();
  page.on('console', (message) => {
    if (message.text().startsWith('Ottenuto: ')) said.resolve(message.text());
  });
  expect(await said.promise).toBe('Ottenuto: niente');
  // At last it leads its own frame there, which ends it.
  await page.locator('iframe[title="Ruba"]').waitFor({ state: 'detached' });
  expect(arrived).toEqual([]);
  // The neighbour does listen.
  await fetch(`http://127.0.0.1:${(neighbour.address() as AddressInfo).port}/prova`);
  expect(arrived.splice(0)).toContain('GET /prova');
});

/** How often the page has painted in three seconds, for each second. */
const framesPerSecond = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let frames = 0;
        const from = performance.now();
        const count = () => {
          frames += 1;
          const passed = performance.now() - from;
          if (passed < 3_000) requestAnimationFrame(count);
          else resolve((frames / passed) * 1_000);
        };
        requestAnimationFrame(count);
      }),
  );

const plainBoard = (page: Page) => page.getByRole('heading', { name: 'Classifica di novembre 2026' });

test.each([
  ['gira', 'Gira', 'silent'],
  ['mangia', 'Mangia', 'silent'],
  ['inonda', 'Inonda', 'flood'],
  ['fugge', 'Fugge', 'left'],
  ['cade', 'Cade', 'render'],
])(
  'a guest that does «%s» is removed and named within five seconds, and the wall goes on',
  { timeout: 60_000 },
  async (scene, title, kind) => {
    const { page, watched } = await wall(scene);
    const named = Promise.withResolvers<number>();
    page.on('console', (message) => {
      if (message.text().includes(`[plugin ostile] its scene is skipped (${kind})`))
        named.resolve(performance.now());
    });
    await page.locator(`iframe[title="${title}"]`).waitFor({ state: 'attached' });
    const shown = performance.now();
    const frames = await framesPerSecond(page);
    const at = await named.promise;
    // It begins a second after it has come.
    expect(at - shown).toBeLessThan(6_500);
    await plainBoard(page).waitFor();
    expect(await page.locator(`iframe[title="${title}"]`).count()).toBe(0);
    expect((await watched()).empty).toBe(0);
    expect(frames).toBeGreaterThanOrEqual(50);
  },
);

test('what is no message changes nothing, and no call is made that was not approved', async () => {
  const { page } = await wall('mente');
  await page
    .frameLocator('iframe[title="Mente"]')
    .getByRole('heading', { name: 'Mente rifiutato: 403' })
    .waitFor();
  expect(page.url()).toContain('/kiosk');
});
