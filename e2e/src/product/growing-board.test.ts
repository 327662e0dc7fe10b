import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../browser/open-page.ts';
import { ADMIN_KEY } from './admin-key.ts';
import { type StartedProduct, startProduct } from './started-product.ts';

let product: StartedProduct;
beforeAll(async () => {
  product = await startProduct({ DEMO: 'off' });
});
afterAll(async () => {
  await product?.stop();
});

async function addPlayer(name: string, score: number): Promise<void> {
  const headers = { 'X-Admin-Key': ADMIN_KEY, 'Content-Type': 'application/json' };
  const body = JSON.stringify({ name, position: 0, score, bonus: 0, total: score });
  const { status } = await fetch(`${product.url}/api/admin/players`, { method: 'POST', headers, body });
  expect(status).toBe(201);
}

const rows = (page: Page) => page.getByRole('region', { name: 'Classifica' }).getByRole('listitem');
const expand = (page: Page) => page.getByRole('button', { name: /^Espandi/ });

test('five entries have nothing to expand; a sixth one brings «Espandi», and one more collapses an expanded board', async () => {
  const names = ['Ada Neri', 'Bice Riva', 'Carlo Moro', 'Dina Sala', 'Ezio Villa'];
  for (const [index, name] of names.entries()) await addPlayer(name, 500 - index);
  const { page } = await openPage(product.browser, product.url, {
    today: new Date('2026-11-21T18:42:00+01:00'),
  });
  await page.clock.install();
  await page.goto(product.url);
  await page.locator('html[data-live]').waitFor();
  expect(await rows(page).count()).toBe(5);
  expect(await expand(page).count()).toBe(0);

  await addPlayer('Fania Zuin', 495);
  await page.clock.runFor(31_000);
  await expand(page).click();
  await expect.poll(() => rows(page).count()).toBe(6);

  // A change of points alone leaves it expanded.
  await page.clock.runFor(31_000);
  expect(await rows(page).count()).toBe(6);
  await addPlayer('Gino Abate', 510);
  await page.clock.runFor(31_000);
  await rows(page).getByText('Gino Abate').waitFor();
  await expand(page).waitFor();
  expect(await rows(page).count()).toBe(5);
});
