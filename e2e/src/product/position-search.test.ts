import { formatPoints } from '@vetta/contract/client/formats';
import type { Leaderboard, Standing } from '@vetta/contract/standings';
import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openPage } from '../browser/open-page.ts';
import { type StartedProduct, startProduct } from './started-product.ts';

let product: StartedProduct;
let page: Page;
let entries: readonly Standing[];
beforeAll(async () => {
  product = await startProduct({});
  const board: Leaderboard = await (await fetch(`${product.url}/api/leaderboard`)).json();
  entries = board.entries;
  ({ page } = await openPage(product.browser, product.url, {
    today: new Date('2026-11-21T18:42:00+01:00'),
    kept: true,
  }));
  await page.goto(product.url);
  await page.locator('html[data-live]').waitFor();
});
// The field is empty again, and no result is shown.
afterEach(async () => {
  await search(page).fill('');
  await page.getByText(hint).waitFor();
  await page.getByRole('article', { name: /^Posizione di / }).waitFor({ state: 'detached' });
});
afterAll(() => product?.stop());

const search = (page: Page) => page.getByRole('combobox', { name: 'Cerca la tua posizione' });
const card = (page: Page, name: string) => page.getByRole('article', { name: `Posizione di ${name}` });
const hint = 'Scrivi il tuo nome per vedere a che quota sei.';

test('before a search a hint asks for a name; a part of a name in any case suggests at most five, in the order of the standings', async () => {
  await page.getByText(hint).waitFor();
  expect(await search(page).getAttribute('placeholder')).toBe('Inserisci il tuo nome');
  const matches = entries.filter(({ name }) => name.toLowerCase().includes('ar'));
  expect(matches.length).toBeGreaterThan(5);
  for (const typed of ['ar', 'AR']) {
    await search(page).fill(typed);
    await page.getByRole('option').nth(4).waitFor();
    expect(await page.getByRole('option').allTextContents()).toEqual(
      matches.slice(0, 5).map(({ name, position }) => `${name}#${position}`),
    );
  }
});

test.each(['Enter', 'the button'])(
  '%s chooses the first match, and the card says place, points and climb',
  async (way) => {
    const first = entries.findIndex(({ name }, index) => index > 0 && name.toLowerCase().includes('ar'));
    // What matches before it would be chosen instead.
    const [above, found] = entries.slice(first - 1, first + 1);
    if (!above || !found) throw new Error('No name of the demonstration has «ar» in it.');
    const typed = found.name.toLowerCase().slice(1);
    await search(page).fill(typed);
    await page.getByRole('option', { name: `${found.name} #${found.position}` }).waitFor();
    if (way === 'Enter') await search(page).press('Enter');
    else await page.getByRole('button', { name: 'Cerca', exact: true }).click();
    await card(page, found.name).waitFor();
    const words = await card(page, found.name).textContent();
    expect(words).toContain(`${found.position}°${found.name}`);
    expect(words).toContain(`${formatPoints(found.total)}pt`);
    const missing = above.total - found.total + 1;
    expect(words).toContain(`${formatPoints(missing)} ${missing === 1 ? 'punto' : 'punti'} per salire`);
  },
);

test('the first of the board reads that nobody is above, and no points to climb', async () => {
  const leader = entries[0]?.name ?? '';
  await search(page).fill(leader);
  await search(page).press('Enter');
  await card(page, leader).getByText('Prima posizione: da quassù si vede tutto.').waitFor();
  expect(await card(page, leader).getByText('per salire').count()).toBe(0);
  await search(page).fill('');
  await page.getByText(hint).waitFor();
  expect(await page.getByRole('option').count()).toBe(0);
});
