import type { Leaderboard } from '@vetta/contract/standings';
import type { DataFolder, StartedVetta } from '@vetta/server/testing/started-vetta';
import { launchChromium } from '@vetta/tools/testing/chromium';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenedPage, openPage } from '../browser/open-page.ts';
import { ask } from './ask.ts';
import { dataFolder, startProduct } from './start-product.ts';

const CLOCK = '2026-11-21T20:30:00+01:00';
/** Browsers treat loopback as secure, so the page is opened by a name, as another machine of the office opens it. */
const OFFICE = 'vetta.ufficio.test';

let browser: Browser;
let data: DataFolder;
let vetta: StartedVetta;
let url: string;
beforeAll(async () => {
  [browser, data] = await Promise.all([
    launchChromium([`--host-resolver-rules=MAP ${OFFICE} 127.0.0.1`]),
    dataFolder('demo'),
  ]);
  vetta = await startProduct(data.path, { CLOCK, ALLOWED_HOSTS: OFFICE });
  url = `http://${OFFICE}:${new URL(vetta.url).port}`;
});
afterAll(async () => {
  await browser?.close();
  await vetta?.stop();
  await data?.remove();
});

/** Opens an address of the page, live, and checks that the browser withholds what it keeps for secure pages. */
async function open(path = '/'): Promise<OpenedPage> {
  const opened = await openPage(browser, url, { today: new Date(CLOCK) });
  await opened.page.goto(url + path);
  await opened.page.locator('html[data-live]').waitFor();
  const withheld = await opened.page.evaluate(() => [
    isSecureContext,
    'subtle' in crypto,
    'randomUUID' in crypto,
    'clipboard' in navigator,
    'share' in navigator,
  ]);
  expect(withheld).toEqual([false, false, false, false, false]);
  return opened;
}

test('on plain http from another machine the whole page is live, and keeps whose device it is', async () => {
  const { entries } = await ask<Leaderboard>(vetta, 'GET /api/leaderboard');
  const [, , , fourth] = entries;
  if (!fourth) throw new Error('The demonstration has no fourth player.');
  const { page, violations, uncaught } = await open();
  await page.getByRole('combobox').fill(fourth.name);
  await page.getByRole('button', { name: 'Cerca' }).click();
  const card = page.getByRole('article', { name: `Posizione di ${fourth.name}` });
  await card.getByRole('button', { name: 'Sono io' }).click();
  await page.reload();
  await page.getByRole('article', { name: 'La mia posizione' }).waitFor();
  await page.getByRole('region', { name: 'Regole' }).waitFor();
  expect([...violations, ...uncaught]).toEqual([]);
});

test('on plain http «Condividi» of a receipt gives the link to copy by hand, and the link leads to the row', async () => {
  const { entries } = await ask<Leaderboard>(vetta, 'GET /api/leaderboard');
  const last = entries.at(-1);
  if (!last) throw new Error('The demonstration has no player.');
  const { page, violations, uncaught } = await open();
  await page.getByRole('button', { name: /^Espandi/ }).click();
  await page.getByRole('button', { name: `${last.name}, da dove vengono i punti` }).click();
  const dialog = page.getByRole('dialog', { name: last.name });
  await dialog.getByRole('row', { name: /^Totale/ }).waitFor();
  await dialog.getByRole('button', { name: 'Condividi' }).click();
  const link = dialog.getByLabel('Copia questo link');
  const address = await link.inputValue();
  expect(address).toBe(`${url}/?giocatore=${last.playerId}`);
  // Ready for Ctrl-C, or for a long press.
  const selected = await link.evaluate((field: HTMLInputElement) => [
    document.activeElement === field,
    field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0),
  ]);
  expect(selected).toEqual([true, address]);
  expect([...violations, ...uncaught]).toEqual([]);
  await page.context().close();

  const { page: friend } = await open(address.slice(url.length));
  await friend.locator(`[data-player="${last.playerId}"][data-mark=found]`).waitFor();
});
