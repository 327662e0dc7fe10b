import type { Receipt } from '@vetta/contract/receipts';
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

const call = async <Reply>(path: string): Promise<Reply> => (await fetch(product.url + path)).json();

/** Opens the page with the board alive, and the code of receipts loaded. */
async function open() {
  const opened = await openPage(product.browser, product.url, { films: true, today: new Date(CLOCK) });
  const code = opened.page.waitForResponse(/receipt-dialog[^/]*\.js$/);
  await opened.page.goto(product.url);
  await code;
  return opened;
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `${name}, dettaglio dei punti` });

test('a row opens the receipt, whose lines sum to the points of the row', async () => {
  const { entries } = await call<Leaderboard>('/api/leaderboard');
  const [first] = entries;
  if (!first) throw new Error('The demonstration has no player.');
  const receipt = await call<Receipt>(`/api/players/${first.playerId}/receipt`);

  const { page, violations, uncaught } = await open();
  await rowOf(page, first.name).click();
  const dialog = page.getByRole('dialog', { name: first.name });
  await dialog.getByRole('row', { name: /^Totale/ }).waitFor();
  expect(await dialog.getByText('1° posto · novembre 2026').isVisible()).toBe(true);
  const lines = await dialog
    .locator('tbody tr')
    .evaluateAll((rows) =>
      rows
        .filter((row) => !row.textContent?.includes('in attesa'))
        .map((row) => Number(row.querySelector('td')?.textContent?.replace('.', '').replace('−', '-'))),
    );
  expect(lines.reduce((sum, points) => sum + points, 0)).toBe(receipt.total);
  expect([...violations, ...uncaught]).toEqual([]);
});

test.each([
  [360, 740],
  [1280, 720],
])(
  'on a screen of %i × %i the buttons of a long receipt are in view, and its last line can be read',
  async (width, height) => {
    const { entries } = await call<Leaderboard>('/api/leaderboard');
    const name = entries[0]?.name ?? '';
    const { page } = await open();
    await page.setViewportSize({ width, height });
    await rowOf(page, name).click();
    const dialog = page.getByRole('dialog', { name });
    await dialog.getByRole('row', { name: /^Totale/ }).waitFor();
    const box = () => dialog.getByRole('button', { name: 'Chiudi' }).boundingBox();
    await expect
      .poll(async () => ((await box())?.y ?? height) + ((await box())?.height ?? 0))
      .toBeLessThan(height);
    await page.mouse.move(width / 2, height / 2);
    await page.mouse.wheel(0, 5000);
    const last = dialog.getByText(/^Punti provvisori/);
    await expect
      .poll(async () => {
        const words = await last.boundingBox();
        return words && words.y + words.height;
      })
      .toBeLessThanOrEqual((await box())?.y ?? 0);
  },
);

test('the receipt has an address; «back» and Escape close it, and a reload keeps it', async () => {
  const { entries } = await call<Leaderboard>('/api/leaderboard');
  const second = entries[1];
  if (!second) throw new Error('The demonstration has no second player.');
  const { page } = await open();
  const dialog = page.getByRole('dialog', { name: second.name });

  await rowOf(page, second.name).focus();
  await page.keyboard.press('Enter');
  await dialog.waitFor();
  expect(new URL(page.url()).search).toBe(`?giocatore=${second.playerId}`);
  await page.reload();
  await dialog.waitFor();
  await page.goBack();
  await dialog.waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('');

  await rowOf(page, second.name).click();
  await dialog.waitFor();
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(new URL(page.url()).search).toBe('');
});

test('a tap that is the first move says that the receipt loads, until it has', async () => {
  const { entries } = await call<Leaderboard>('/api/leaderboard');
  const name = entries[0]?.name ?? '';
  const { page } = await openPage(product.browser, product.url, {
    films: true,
    today: new Date(CLOCK),
    moves: false,
  });
  const code = Promise.withResolvers<void>();
  await page.route('**/receipt-dialog*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  // Its sections would say that they load, too.
  await page.route('**/below-the-board*.js', () => {});
  await page.goto(product.url);
  await page.locator('html[data-live]').waitFor();
  await rowOf(page, name).click();
  const loading = page.getByRole('status').filter({ hasText: 'Caricamento…' });
  await loading.waitFor();
  code.resolve();
  await page.getByRole('dialog', { name }).waitFor();
  await loading.waitFor({ state: 'detached' });
});

test('without a connection the receipt says so, and comes when the connection is back', async () => {
  const { entries } = await call<Leaderboard>('/api/leaderboard');
  const third = entries[2];
  if (!third) throw new Error('The demonstration has no third player.');
  const { page, uncaught } = await open();
  await page.context().setOffline(true);
  await rowOf(page, third.name).click();
  await page.getByText('Dettaglio non raggiungibile').waitFor();
  await page.context().setOffline(false);
  await page.getByRole('dialog').getByRole('button', { name: 'Riprova' }).click();
  await page.getByRole('row', { name: /^Totale/ }).waitFor();
  expect(uncaught).toEqual([]);
});
