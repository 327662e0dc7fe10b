import { launchChromium } from '@vetta/tools/testing/chromium';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../browser/open-page.ts';
import { watchFrames } from '../browser/watch-frames.ts';
import { builtGuest, type GuestSite, openGuestSite } from './guest-site.ts';

let browser: Browser;
let site: GuestSite;
beforeAll(async () => {
  [browser, site] = await Promise.all([
    launchChromium(['--site-per-process']),
    openGuestSite(await builtGuest('cielo'), await builtGuest('sala'), await builtGuest('hostile')),
  ]);
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await site?.close();
});

test('of three guests in a rotation the slow one and the one that loops are each removed for what they did; the third one stays', {
  timeout: 180_000,
}, async () => {
  const { page } = await openPage(browser, site.url);
  const watched = await watchFrames(page);
  const removed: string[] = [];
  page.on('console', (message) => {
    const [, name, kind] = /\[plugin (\w+)\] its scene is skipped \((\w+)\)/.exec(message.text()) ?? [];
    if (name !== undefined) removed.push(`${name} ${kind}`);
  });
  // The one that loops ends the process of all while the slow one has yet to paint behind it.
  await page.goto(`${site.url}/kiosk?scenes=azzurro,gira,lenta&seconds=5`);
  await expect.poll(() => removed.length, { timeout: 120_000 }).toBe(2);
  expect(removed.toSorted()).toEqual(['ostile silent', 'sala tooSlow']);
  const good = page.frameLocator('iframe[title="Azzurro"]').getByRole('heading', { name: 'Cielo sereno' });
  await good.waitFor();
  expect(removed).toHaveLength(2);
  expect((await watched()).empty).toBe(0);
});
