import type { Leaderboard } from '@vetta/contract/standings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../browser/open-page.ts';
import { type StartedProduct, startProduct } from './started-product.ts';

const CLOCK = '2026-11-21T20:30:00+01:00';

let product: StartedProduct;
let board: Leaderboard;
beforeAll(async () => {
  product = await startProduct({ CLOCK });
  board = await (await fetch(`${product.url}/api/leaderboard`)).json();
});
afterAll(() => product?.stop());

function playerAt(position: number) {
  const standing = board.entries[position - 1];
  if (!standing) throw new Error(`The demonstration has no player at ${position}.`);
  return standing;
}

/** What a chat reads of an address: it runs no script. */
async function previewOf(path: string) {
  const html = await (await fetch(product.url + path)).text();
  const content = (name: string) => new RegExp(`property="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  const picture = await fetch(content('og:image'));
  const bytes = Buffer.from(await picture.arrayBuffer());
  return {
    title: content('og:title'),
    image: content('og:image'),
    type: picture.headers.get('Content-Type'),
    // The first chunk of a PNG says its size.
    size: [bytes.readUInt32BE(16), bytes.readUInt32BE(20)],
    bytes,
  };
}

test('a link to a player previews that climb with a picture; the page’s own link previews the page', async () => {
  const player = playerAt(17);
  const own = await previewOf(`/?giocatore=${player.playerId}`);
  expect(own).toMatchObject({ title: `${player.name} · 17° posto`, type: 'image/png', size: [1200, 630] });
  const page = await previewOf('/');
  expect(page).toMatchObject({ image: `${product.url}/pictures/page.png`, size: [1200, 630] });
  expect(own.bytes.equals(page.bytes)).toBe(false);
});

test('a link to a player finds the row beyond the first five, and its receipt is one tap away', async () => {
  const player = playerAt(17);
  const { page, violations, uncaught } = await openPage(product.browser, product.url, {
    today: new Date(CLOCK),
  });
  await page.goto(`${product.url}/?giocatore=${player.playerId}`);
  const row = page.locator(`[data-player="${player.playerId}"][data-mark=found]`);
  await row.waitFor();
  await expect
    .poll(async () => {
      const box = await row.boundingBox();
      return box !== null && box.y > 0 && box.y + box.height < 720;
    })
    .toBe(true);
  expect(await page.getByRole('dialog').count()).toBe(0);
  await row.getByRole('button').click();
  await page.getByRole('dialog', { name: player.name }).waitFor();
  expect([...violations, ...uncaught]).toEqual([]);
});

test('a link to somebody who is not on the board says so and shows the board', async () => {
  const { page } = await openPage(product.browser, product.url, { today: new Date(CLOCK) });
  await page.goto(`${product.url}/?giocatore=0199f7a2-5c00-7000-8000-000000000001`);
  await page.getByText('La persona di questo link non è nella classifica di novembre 2026.').waitFor();
  expect(await page.getByRole('button', { name: /dettaglio dei punti$/ }).count()).toBe(5);
});
