import { formatPoints } from '@vetta/contract/client/formats';
import type { Leaderboard } from '@vetta/contract/standings';
import type { Locator, Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { openPage } from '../browser/open-page.ts';
import { ask } from './ask.ts';
import { EVENING } from './evening.ts';
import { sharedOffice } from './started-product.ts';

const product = sharedOffice();
let board: Leaderboard;
beforeAll(async () => {
  board = await ask(product, 'GET /api/leaderboard');
});

const open = () => openPage(product.browser, product.url, { today: new Date(EVENING) });
function playerAt(position: number) {
  const standing = board.entries[position - 1];
  if (!standing) throw new Error(`The demonstration has no player at ${position}.`);
  return standing;
}
const rowOf = (page: Page, name: string) =>
  page.getByRole('button', { name: `${name}, da dove vengono i punti` });
/** The sum of a receipt's lines, without what waits for tonight's close. */
const sumOf = (lines: Locator): Promise<number> =>
  lines.evaluateAll((rows) =>
    rows
      .filter((row) => !row.textContent?.includes('in attesa'))
      .map((row) => Number(row.querySelector('td')?.textContent?.replace('.', '').replace('−', '-')))
      .reduce((sum, points) => sum + points, 0),
  );

test('on a phone a player finds the own place, reads what the points come from, and keeps the place at the thumb until «Non sono io»', async () => {
  const fourth = playerAt(4);
  const { page, violations, uncaught } = await open();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(product.url);
  await page.locator('html[data-live]').waitFor();
  const search = page.getByRole('combobox', { name: 'Cerca la tua posizione' });
  await search.fill(fourth.name.toUpperCase());
  await page.keyboard.press('Enter');
  const answer = page.getByRole('article', { name: `Posizione di ${fourth.name}` });
  await answer.getByText(/^[\d.]+ punt[oi] al 3° posto: circa \d+ appuntament/).waitFor();

  const receipt = page.getByRole('dialog', { name: fourth.name });
  await rowOf(page, fourth.name).click();
  await receipt.getByRole('row', { name: /^Totale/ }).waitFor();
  expect(await sumOf(receipt.locator('tbody tr'))).toBe(fourth.total);
  // It has an address: a reload keeps it, «back» closes it.
  expect(new URL(page.url()).search).toBe(`?giocatore=${fourth.playerId}`);
  await page.reload();
  await receipt.waitFor();
  await page.goBack();
  await receipt.waitFor({ state: 'detached' });
  await rowOf(page, fourth.name).click();
  await page.getByRole('button', { name: 'Sono io' }).click();
  await page.getByRole('button', { name: 'Chiudi' }).click();
  await receipt.waitFor({ state: 'detached' });

  // The page turns to the own card at once, and opens on it from then on; the bar says the same below it.
  const card = page.getByRole('article', { name: 'La mia posizione' });
  await card.waitFor();
  await page.reload();
  await card.getByText(`Ciao ${fourth.name.split(' ')[0]}`).waitFor();
  const { points } = await ask(product, `GET /api/players/${fourth.playerId}/last-month`);
  const more = fourth.total - points;
  await card
    .getByText(more > 0 ? `+${formatPoints(more)} su ottobre` : `${formatPoints(-more)} meno di`)
    .waitFor();
  const bar = page.getByRole('complementary', { name: 'La mia posizione' });
  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(() => bar.count()).toBe(0);
  await page.getByRole('region', { name: 'Regole' }).scrollIntoViewIfNeeded();
  await bar.getByRole('button').click();
  expect(await bar.getByRole('listitem').count()).toBe(5);
  await bar.getByRole('button', { name: 'Non sono io' }).click();
  await bar.waitFor({ state: 'detached' });
  await page.reload();
  await rowOf(page, fourth.name).waitFor();
  expect(await bar.count()).toBe(0);
  expect([...violations, ...uncaught]).toEqual([]);
});

test('a link to a player previews that climb, and opens the receipt over the row beyond the first five', async () => {
  const player = playerAt(17);
  const path = `/?giocatore=${player.playerId}`;
  const html = await (await fetch(product.url + path)).text();
  const content = (name: string) => new RegExp(`property="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  expect(content('og:title')).toBe(`${player.name} · 17° posto`);
  expect((await fetch(content('og:image'))).headers.get('Content-Type')).toBe('image/png');

  const { page, violations, uncaught } = await open();
  await page.goto(product.url + path);
  await page.getByRole('dialog', { name: player.name }).getByRole('button', { name: 'Chiudi' }).click();
  const row = page.locator(`[data-player="${player.playerId}"][data-mark=found]`);
  await row.waitFor();
  await expect
    .poll(async () => {
      const box = await row.boundingBox();
      return box !== null && box.y > 0 && box.y + box.height < 720;
    })
    .toBe(true);
  await row.getByRole('button').click();
  await page.getByRole('dialog', { name: player.name }).waitFor();
  expect([...violations, ...uncaught]).toEqual([]);
});
