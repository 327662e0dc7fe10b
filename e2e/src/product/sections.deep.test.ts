import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { painted } from '../browser/layout.ts';
import { recordShifts, shiftsOf } from '../browser/layout-shifts.ts';
import { openPage } from '../browser/open-page.ts';
import { EVENING } from './evening.ts';
import { sharedOffice } from './started-product.ts';

const product = sharedOffice();

/** Opens a browser page whose visitor makes no move of their own. */
async function openStill(): Promise<Page> {
  const { page } = await openPage(product.browser, product.url, { today: new Date(EVENING), moves: false });
  return page;
}

/** Opens a live page whose sections below the board come when `release` is called. */
async function openHeldBack() {
  const page = await openStill();
  const code = Promise.withResolvers<void>();
  await page.route('**/below-the-board*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto(product.url);
  await page.locator('html[data-live]').waitFor();
  return { page, release: code.resolve };
}

const topOf = (page: Page, name: string) =>
  page.getByRole('region', { name }).evaluate((region) => region.getBoundingClientRect().top);

test.each([
  ['/#prizes', 'Premi del mese'],
  ['/#rules', 'Regole'],
])('a direct load of %s shows the section «%s» at once', async (path, region) => {
  const page = await openStill();
  await page.goto(product.url + path);
  await page.getByRole('region', { name: region }).waitFor({ timeout: 5_000 });
  await expect.poll(() => topOf(page, region)).toBeLessThan(100);
  expect(await topOf(page, region)).toBeGreaterThan(-200);
});

test('an address that gets a fragment shows its section at once, even if the browser is never idle', async () => {
  const page = await openStill();
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
  await page.goto(product.url, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    location.hash = 'rules';
  });
  await page.getByRole('region', { name: 'Regole' }).waitFor({ timeout: 5_000 });
  await expect.poll(() => topOf(page, 'Regole')).toBeLessThan(100);
});

test('a tap on «Premi» goes there before the code of the sections has come, and stays there when it comes', async () => {
  const { page, release } = await openHeldBack();
  await page.getByRole('link', { name: 'Premi' }).click();
  await expect.poll(() => topOf(page, 'Premi del mese')).toBeLessThan(100);
  release();
  await page.locator('[data-awake]').waitFor();
  expect(await topOf(page, 'Premi del mese')).toBeLessThan(100);
  expect(await topOf(page, 'Premi del mese')).toBeGreaterThan(-200);
});

test('after the skip link the focus stays where the visitor went on, even when the sections come later', async () => {
  const { page, release } = await openHeldBack();
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Vai al contenuto' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('#contenuto:focus').waitFor();
  const search = page.getByRole('combobox', { name: 'Cerca la tua posizione' });
  await search.focus();
  release();
  await page.getByRole('region', { name: 'Regole' }).waitFor();
  await page.waitForTimeout(200);
  await search.and(page.locator(':focus')).waitFor({ timeout: 1_000 });
});

test('near the prizes a button goes back to the top', async () => {
  const { page } = await openPage(product.browser, product.url, { today: new Date(EVENING) });
  await page.goto(product.url);
  await page.getByRole('heading', { name: 'Quando si viene squalificati?' }).waitFor();
  const button = page.getByRole('button', { name: 'Torna su' });
  const distance = (await topOf(page, 'Premi del mese')) - (page.viewportSize()?.height ?? 0);
  expect(await button.count()).toBe(0);
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), distance - 220);
  await page.waitForTimeout(300);
  expect(await button.count()).toBe(0);
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), distance - 180);
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await button.waitFor({ state: 'detached' });
  // On a phone it lies over the text: it hides while somebody reads, and is back at the first move upwards.
  await page.setViewportSize({ width: 390, height: 740 });
  await page.getByRole('region', { name: 'Regole' }).scrollIntoViewIfNeeded();
  const opacity = () => button.evaluate((one) => Number(getComputedStyle(one).opacity));
  await expect.poll(opacity).toBe(1);
  await expect.poll(opacity).toBe(0);
  await page.mouse.wheel(0, 60);
  await page.waitForTimeout(500);
  expect(await opacity()).toBe(0);
  await page.mouse.wheel(0, -20);
  await expect.poll(opacity).toBe(1);
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('what is below the board comes to life at the visitor’s first move, or after ten seconds', async () => {
  const open = async () => {
    const page = await openStill();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(product.url, { waitUntil: 'networkidle' });
    expect(asked.filter((url) => url.includes('below-the-board'))).toEqual([]);
    return page.locator('[data-awake]');
  };
  const moved = await open();
  await moved.page().mouse.wheel(0, 40);
  await moved.waitFor({ timeout: 5_000 });
  const still = await open();
  await still.waitFor({ timeout: 15_000 });
});

test('what is below the board comes to life at once on a screen that reaches down to it', async () => {
  const page = await openStill();
  await page.setViewportSize({ width: 1280, height: 2400 });
  await page.goto(product.url);
  await page.locator('[data-awake]').waitFor({ timeout: 5_000 });
});

test.each([320, 360, 390, 400, 412])(
  'a font that comes after the page moves nothing on a screen of %s px',
  async (width) => {
    const { page } = await openPage(product.browser, product.url, {
      films: true,
      today: new Date(EVENING),
      moves: false,
    });
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(recordShifts);
    const font = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await font.promise;
      await route.continue();
    });
    await page.goto(product.url, { waitUntil: 'commit' });
    await page.locator('html[data-live]').waitFor();
    await painted(page);
    font.resolve();
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    await painted(page);
    const { sum, told } = await shiftsOf(page);
    expect(sum, told).toBeLessThanOrEqual(0.01);
  },
);
