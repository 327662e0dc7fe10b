import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { openPage } from '../browser/open-page.ts';
import { shows } from '../browser/shows-scene.ts';
import { watchFrames } from '../browser/watch-frames.ts';
import { sharedOffice } from '../product/started-product.ts';

const product = sharedOffice();

const failures: string[] = [];
afterEach(() => {
  expect(failures.splice(0)).toEqual([]);
});

/** Opens a wall screen that counts its frames without a visible scene and its wake locks; `seen` reads them. */
async function openWall(query: string) {
  const { page, violations, uncaught } = await openPage(product.browser, product.url);
  page.once('close', () => failures.push(...violations, ...uncaught));
  const watched = await watchFrames(page);
  await page.addInitScript(() => {
    const seen = { locks: 0 };
    Object.assign(globalThis, { seen });
    const request = navigator.wakeLock.request.bind(navigator.wakeLock);
    navigator.wakeLock.request = (type) => {
      seen.locks += 1;
      return request(type);
    };
  });
  await page.goto(`${product.url}/kiosk${query}`);
  const locks = () => page.evaluate(() => (globalThis as unknown as { seen: { locks: number } }).seen.locks);
  const seen = async () => ({ empty: (await watched()).empty, locks: await locks() });
  return { page, seen };
}

/** Waits until nothing fades any more. */
const isStill = (page: Page) =>
  page.waitForFunction(() => !document.getAnimations().some((fade) => fade instanceof CSSTransition));

test('a scene stays until the next one has appeared, however late a busy computer paints', async () => {
  const { page, seen } = await openWall('?scenes=mese,bonus&seconds=5');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Animation.enable');
  await shows(page, /^Il mese di novembre$/);
  const scenes = () => page.locator('main').count();
  await isStill(page);
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await shows(page, /^Bonus settimanali$/);
  // Longer than the fade, whose animations stand still.
  await page.waitForTimeout(2_500);
  expect(await scenes()).toBe(2);
  await devtools.send('Animation.setPlaybackRate', { playbackRate: 1 });
  await expect.poll(scenes).toBe(1);
  await shows(page, /^Bonus settimanali$/);
  expect((await seen()).empty).toBe(0);
  await page.close();
});

test('a scene is there when the one before it has faded out, even if its own fade has not begun', async () => {
  const { page, seen } = await openWall('?scenes=mese,bonus&seconds=5');
  await shows(page, /^Il mese di novembre$/);
  await isStill(page);
  await page.evaluate(() => {
    addEventListener('transitionrun', ({ target }) => {
      for (const fade of (target as Element).getAnimations())
        if ((fade.effect as KeyframeEffect).getKeyframes().at(-1)?.opacity === '1') fade.pause();
    });
  });
  await shows(page, /^Bonus settimanali$/);
  await expect.poll(() => page.locator('main').count()).toBe(1);
  await shows(page, /^Il mese di novembre$/);
  expect((await seen()).empty).toBe(0);
  await page.close();
});

test('outside its hours the screen is black, shows no scene and lets the display sleep', async () => {
  const { page, seen } = await openWall('?hours=08:00-20:00&days=12345');
  await page.locator('[data-dark]').waitFor();
  expect(await page.locator('main').count()).toBe(0);
  expect((await seen()).locks).toBe(0);
  await page.close();
});
