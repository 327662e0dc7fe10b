import { launchChromium } from '@vetta/tools/testing/chromium';
import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openPage } from '../browser/open-page.ts';
import { type DataFolder, dataFolder, type RunningVetta, startVetta } from './start-vetta.ts';

let browser: Browser;
let data: DataFolder;
let vetta: RunningVetta;
beforeAll(async () => {
  [browser, data] = await Promise.all([launchChromium(), dataFolder()]);
  // A Saturday.
  vetta = await startVetta(data.path, { CLOCK: '2026-11-21T18:42:00+01:00' });
});
afterAll(async () => {
  await browser?.close();
  await vetta?.stop();
  await data?.remove();
});

const failures: string[] = [];
afterEach(() => {
  expect(failures.splice(0)).toEqual([]);
});

/** Opens a wall screen that counts its frames without a visible scene, and records what it asks of the wake lock. */
async function openWall(query: string): Promise<Page> {
  const { page, violations, uncaught } = await openPage(browser, vetta.url);
  page.once('close', () => failures.push(...violations, ...uncaught));
  await page.addInitScript(() => {
    const seen = { frames: 0, empty: 0, locks: 0 };
    Object.assign(globalThis, { seen });
    const request = navigator.wakeLock.request.bind(navigator.wakeLock);
    navigator.wakeLock.request = (type) => {
      seen.locks += 1;
      return request(type);
    };
    const look = () => {
      const scenes = [...document.querySelectorAll('main')];
      const visible = scenes.filter((scene) =>
        scene.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      );
      if (seen.frames > 0 || visible.length > 0) seen.frames += 1;
      if (seen.frames > 0 && visible.length === 0) seen.empty += 1;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(`${vetta.url}/kiosk${query}`);
  return page;
}

const seenBy = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { seen: { empty: number; locks: number } }).seen);

/** Waits until the scene with this title is the one on screen: those that come or go are inert. */
const shows = (page: Page, title: RegExp) =>
  page
    .locator('div:not([inert]) > main')
    .getByRole('heading', { level: 1, name: title })
    .waitFor({ timeout: 60_000 });

test('the scenes follow one another, begin again, and no frame is empty', { timeout: 240_000 }, async () => {
  const page = await openWall('?scenes=mese,bonus&seconds=5');
  await shows(page, /^Il mese di novembre$/);
  await shows(page, /^Bonus settimanali$/);
  await shows(page, /^Il mese di novembre$/);
  await shows(page, /^Bonus settimanali$/);
  const { empty, locks } = await seenBy(page);
  expect(empty).toBe(0);
  expect(locks).toBeGreaterThan(0);
  await page.close();
});

test('a scene that has nothing to show is left out', { timeout: 120_000 }, async () => {
  // The month's end is weeks ago, and no phone reaches 127.0.0.1.
  const page = await openWall('?scenes=finale,telefono,bonus&seconds=5');
  await shows(page, /^Bonus settimanali$/);
  await expect.poll(() => page.locator('main').count(), { timeout: 30_000 }).toBe(1);
  await page.close();
});

test('outside its hours the screen is black, shows no scene and lets the display sleep', async () => {
  const page = await openWall('?hours=08:00-20:00&days=12345');
  await page.locator('[data-dark]').waitFor();
  expect(await page.locator('main').count()).toBe(0);
  expect((await seenBy(page)).locks).toBe(0);
  await page.close();
});
