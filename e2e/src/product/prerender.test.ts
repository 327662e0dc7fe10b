import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../browser/open-page.ts';
import { EVENING } from './evening.ts';
import { type StartedProduct, startProduct } from './started-product.ts';

let product: StartedProduct;
beforeAll(async () => {
  product = await startProduct({});
});
afterAll(() => product?.stop());

/** Opens the page, whose scripts arrive when `arrive` is called. */
async function openBeforeScripts() {
  const opened = await openPage(product.browser, product.url, { films: true, today: new Date(EVENING) });
  const scripts = Promise.withResolvers<void>();
  await opened.page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await opened.page.goto(product.url, { waitUntil: 'commit' });
  return { ...opened, arrive: scripts.resolve };
}

test('a tap on «Espandi» before the scripts arrive takes effect once they run', async () => {
  const { page, violations, uncaught, arrive } = await openBeforeScripts();
  await page.getByRole('button', { name: /^Espandi/ }).click();
  const rows = page.getByRole('region', { name: 'Classifica' }).getByRole('listitem');
  expect(await rows.count()).toBe(5);

  arrive();
  await page.getByRole('button', { name: 'Riduci' }).waitFor();
  expect(await rows.count()).toBeGreaterThan(30);
  expect([...violations, ...uncaught]).toEqual([]);
});

test('a name typed before the scripts arrive is kept, and has its suggestions once they run', async () => {
  const { page, violations, uncaught, arrive } = await openBeforeScripts();
  const search = page.getByRole('combobox');
  await search.fill('a');

  arrive();
  await page.getByRole('option').first().waitFor();
  expect(await search.inputValue()).toBe('a');
  expect([...violations, ...uncaught]).toEqual([]);
});

test('a tap before any script, on a button below the board, is answered once its section is awake, and only once', async () => {
  const { page, arrive } = await openBeforeScripts();
  await page.getByRole('region', { name: 'Albo d’oro' }).getByRole('button').first().click();
  arrive();
  await page.getByRole('dialog').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
});
