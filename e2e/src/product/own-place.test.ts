import { formatPoints } from '@vetta/contract/client/formats';
import type { Leaderboard } from '@vetta/contract/standings';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../browser/open-page.ts';
import { type StartedProduct, startProduct } from './started-product.ts';

const CLOCK = '2026-11-21T20:30:00+01:00';

let product: StartedProduct;
beforeAll(async () => {
  product = await startProduct({ CLOCK });
});
afterAll(() => product?.stop());

const bar = (page: Page) => page.getByRole('complementary', { name: 'La mia posizione' });

test('«Sono io» keeps one’s place at the thumb on this device, until «Non sono io»', async () => {
  const board: Leaderboard = await (await fetch(`${product.url}/api/leaderboard`)).json();
  const [, , , fourth] = board.entries;
  if (!fourth) throw new Error('The demonstration has no fourth player.');
  const { page, violations, uncaught } = await openPage(product.browser, product.url, {
    today: new Date(CLOCK),
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(product.url);
  await page.getByRole('button', { name: `${fourth.name}, dettaglio dei punti` }).click();
  await page.getByRole('button', { name: 'Sono io' }).click();
  await page.getByRole('button', { name: 'Chiudi' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await page.reload();
  await bar(page).getByText(fourth.name).waitFor();
  // It rises to its place.
  await expect
    .poll(async () => {
      const box = await bar(page).boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0));
    })
    .toBe(844);
  const { points } = await (await fetch(`${product.url}/api/players/${fourth.playerId}/last-month`)).json();
  await bar(page)
    .getByText(`A questo punto di ottobre avevi ${formatPoints(points)} pt`)
    .waitFor();
  await bar(page).getByRole('button').click();
  expect(await bar(page).getByRole('listitem').count()).toBe(5);
  expect(await bar(page).locator('[aria-current]').textContent()).toContain(fourth.name);

  await bar(page).getByRole('button', { name: 'Non sono io' }).click();
  await bar(page).waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('button', { name: `${fourth.name}, dettaglio dei punti` }).waitFor();
  expect(await bar(page).count()).toBe(0);
  expect([...violations, ...uncaught]).toEqual([]);
});

test('the bar never covers the footer, and is not printed', async () => {
  const board: Leaderboard = await (await fetch(`${product.url}/api/leaderboard`)).json();
  const last = board.entries.at(-1);
  const { page } = await openPage(product.browser, product.url, { today: new Date(CLOCK) });
  await page.addInitScript((own) => localStorage.setItem('vetta.io', JSON.stringify(own)), {
    playerId: last?.playerId,
    name: last?.name,
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(product.url);
  await bar(page).waitFor();
  const admin = page.getByRole('link', { name: 'admin' });
  await expect
    .poll(async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      const [footer, own] = [await admin.boundingBox(), await bar(page).boundingBox()];
      return footer && own && footer.y + footer.height <= own.y;
    })
    .toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect(await bar(page).isVisible()).toBe(false);
});
