import { expect, test } from 'vitest';
import { openPage } from '../browser/open-page.ts';
import { pageFigures } from '../browser/page-figures.ts';
import { watchFrames } from '../browser/watch-frames.ts';
import { builtGuest, guestSiteOfFile } from './guest-site.ts';

/** Sixty in the soak: those of an hour. */
const PUBLISHED = process.env.SOAK === undefined ? 6 : 60;
/** Different builds; the later ones come again. */
const BUILDS = Math.min(6, PUBLISHED);

const skies: string[] = [];
for (let sky = 0; sky < BUILDS; sky++) skies.push(await builtGuest('cielo', { VITE_SKY: `numero ${sky}` }));
const site = await guestSiteOfFile(skies[0] ?? '');
const { browser } = site;

test('a wall takes each new build of a guest at a scene’s end: no reload, no empty frame, nothing left behind', {
  timeout: PUBLISHED * 30_000 + 60_000,
}, async () => {
  const { page, violations, uncaught } = await openPage(browser, site.url);
  const watched = await watchFrames(page);
  await page.clock.install();
  await page.goto(`${site.url}/kiosk?scenes=azzurro&seconds=5`);
  const shows = (sky: number) =>
    page
      .frameLocator('iframe')
      .last()
      .getByRole('heading', { name: `Cielo numero ${sky}` });
  await shows(0).waitFor();
  const before = await pageFigures(page);
  for (let count = 1; count <= PUBLISHED; count++) {
    const sky = count % BUILDS;
    await site.publish(skies[sky] ?? '');
    await expect
      .poll(async () => {
        // Once its frame is there it gets real time: a clock that is ahead would call it too slow.
        if ((await page.locator('iframe').count()) < 2) await page.clock.runFor(2_000);
        return shows(sky).count();
      })
      .toBe(1);
    await expect.poll(() => page.locator('iframe').count()).toBe(1);
  }
  const after = await pageFigures(page);
  if (PUBLISHED > BUILDS) console.info(`${PUBLISHED} builds of a guest on one wall`, { before, after });
  expect(after.wholeHeapKib - before.wholeHeapKib).toBeLessThan(5 * 1024);
  // A frame that stayed would hold its document.
  expect(after.nodes - before.nodes).toBeLessThan(100);
  const { loads, empty, frames, firstEmpty } = await watched();
  expect({ loads, empty }, firstEmpty ?? undefined).toEqual({ loads: 1, empty: 0 });
  expect(frames).toBeGreaterThan(0);
  expect([...violations, ...uncaught]).toEqual([]);
});
