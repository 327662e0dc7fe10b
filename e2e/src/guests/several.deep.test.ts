import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openPage } from '../browser/open-page.ts';
import { watchFrames } from '../browser/watch-frames.ts';
import { builtGuest, guestSiteOfFile } from './guest-site.ts';

const site = await guestSiteOfFile(
  await builtGuest('cielo'),
  await builtGuest('sala'),
  await builtGuest('hostile'),
);
const { browser } = site;

/** Returns a list that gets each guest that a wall removes, with what it did. */
function removedFrom(wall: Page): string[] {
  const removed: string[] = [];
  wall.on('console', (message) => {
    const [, name, kind] = /\[plugin (\w+)\] its scene is skipped \((\w+)\)/.exec(message.text()) ?? [];
    if (name !== undefined) removed.push(`${name} ${kind}`);
  });
  return removed;
}

test('of three guests in a rotation the slow one and the one that loops are each removed for what they did; the third one stays', async () => {
  const { page } = await openPage(browser, site.url);
  const watched = await watchFrames(page);
  const removed = removedFrom(page);
  // The one that loops ends the process of all while the slow one has yet to paint behind it.
  await page.goto(`${site.url}/kiosk?scenes=azzurro,gira,lenta&seconds=5`);
  await expect.poll(() => removed.length, { timeout: 120_000 }).toBe(2);
  expect(removed.toSorted()).toEqual(['ostile silent', 'sala tooSlow']);
  const good = page.frameLocator('iframe[title="Azzurro"]').getByRole('heading', { name: 'Cielo sereno' });
  await good.waitFor();
  expect(removed).toHaveLength(2);
  expect((await watched()).empty).toBe(0);
});

test.each([
  ['shown', 'compagnia,lenta', ['Compagnia']],
  ['new', 'azzurro,compagnia', ['Compagnia', 'Azzurro']],
])(
  'where the %s one of two guests sticks both, neither is blamed: both go, and come back one by one',
  async (_, scenes, titles) => {
    const { page } = await openPage(browser, site.url);
    const watched = await watchFrames(page);
    const removed: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('(silent)')) removed.push(message.text());
    });
    await page.goto(`${site.url}/kiosk?scenes=${scenes}&seconds=5`);
    const frames = page.locator('iframe');
    for (const count of [2, 0]) await expect.poll(() => frames.count(), { timeout: 30_000 }).toBe(count);
    for (const title of titles) {
      const frame = page.locator(`iframe[title="${title}"]`);
      await frame.contentFrame().getByRole('heading').waitFor({ timeout: 60_000 });
      expect(await frames.count()).toBe(1);
    }
    expect(removed).toEqual([]);
    expect((await watched()).empty).toBe(0);
  },
);

test('a guest that comes after one that loops is blamed for nothing: on a wall, and in a page that somebody leaves', async () => {
  const { page: wall } = await openPage(browser, site.url);
  const removed = removedFrom(wall);
  await wall.goto(`${site.url}/kiosk?scenes=gira,azzurro&seconds=5`);
  await wall.frameLocator('iframe[title="Azzurro"]').getByRole('heading', { name: 'Cielo sereno' }).waitFor();
  await wall.waitForTimeout(12_000);
  expect(removed).toEqual(['ostile silent']);

  const { page } = await openPage(browser, site.url);
  await page.goto(`${site.url}/gira`);
  await page.frameLocator('iframe[title="Gira"]').getByRole('heading', { name: 'Gira' }).waitFor();
  await page.waitForTimeout(1_500);
  await page.evaluate(() => history.pushState(null, '', '/sala'));
  await page.frameLocator('iframe[title="La sala"]').getByRole('heading', { name: 'La sala' }).waitFor();
});
