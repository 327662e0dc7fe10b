import type { Draws } from '@vetta/contract/draws';
import type { MonthDetail } from '@vetta/contract/months';
import { launchChromium } from '@vetta/tools/testing/chromium';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordShifts, shiftsOf } from '../browser/layout-shifts.ts';
import { openPage } from '../browser/open-page.ts';
import { ask } from './ask.ts';
import { type InProcessProduct, inProcessProduct } from './in-process-product.ts';

let now = Temporal.Instant.from('2026-11-30T20:00:00Z');
let browser: Browser;
let product: InProcessProduct;
/** How November ended, with a first who was disqualified. */
let november: MonthDetail;
beforeAll(async () => {
  [browser, product] = await Promise.all([launchChromium(), inProcessProduct(() => now)]);
  now = Temporal.Instant.from('2026-12-01T08:00:00Z');
  await product.closeDays();
  const [first] = (await ask<MonthDetail>(product, 'GET /api/months/2026-11')).entries;
  await ask(product, `PUT /api/admin/players/${first?.playerId}/disqualification`, {
    month: '2026-11',
    reason: 'Numeri del tracker falsificati',
  });
  november = await ask<MonthDetail>(product, 'GET /api/months/2026-11');
});
afterAll(async () => {
  await browser?.close();
  await product?.[Symbol.asyncDispose]();
});

/** What a page has of the months is read again in the background after a change. */
const sentWith = (text: string) =>
  expect.poll(async () => (await fetch(product.url)).text(), { timeout: 10_000 }).toContain(text);

const card = (page: Page) => page.getByRole('article', { name: 'Com’è finito novembre' });

const points = (total: number) => total.toLocaleString('it-IT', { useGrouping: 'always' });

test('on the 1st the HTML opens with how the month before ended, before any script', async () => {
  await sentWith('In vetta a novembre');
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const [, second, third] = november.entries;
  const firstRow = async () => {
    await page.goto(product.url);
    return card(page).getByRole('listitem').first().textContent();
  };
  // Who was disqualified is first until the page has read it.
  await expect.poll(firstRow, { timeout: 10_000 }).toContain(second?.name);
  await card(page).getByText('In vetta a novembre').waitFor();
  const rows = await card(page).getByRole('listitem').allInnerTexts();
  expect(rows).toHaveLength(3);
  expect(rows[0]).toContain(`${points(second?.total ?? 0)} pt`);
  expect(rows[1]).toContain(third?.name);
  expect(rows[0]).toContain(november.prizes.find(({ position }) => position === 1)?.title);
  await card(page).getByText('Per ora: i dati in ritardo contano fino al 2 dicembre').waitFor();
  const { draws } = await ask<Draws>(product, 'GET /api/draws/2026-11');
  const [draw] = draws;
  const winner = draw?.participants.find(({ id }) => id === draw.winnerId);
  await card(page).getByText(`Lotteria: ${winner?.name} vince «${draw?.prizeTitle}»`).waitFor();
  await context.close();
});

test.each([390, 1280])(
  'at %i px a player reads how they ended the month, and repeats the draw, and nothing moves',
  async (width) => {
    const seventh = november.entries[6];
    const { page, violations, uncaught } = await openPage(browser, product.url, {
      today: new Date(now.epochMilliseconds),
      moves: false,
    });
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript((player) => localStorage.setItem('vetta.io', JSON.stringify(player)), {
      playerId: seventh?.playerId,
      name: seventh?.name,
    });
    await page.addInitScript(recordShifts);
    await page.goto(product.url, { waitUntil: 'commit' });
    await card(page).waitFor();
    const sent = await card(page).elementHandle();
    await card(page)
      .getByText(`Hai chiuso novembre al 7° posto, ${points(seventh?.total ?? 0)} pt`)
      .waitFor();
    expect(await sent?.evaluate((element) => element.isConnected), 'the server’s markup stays').toBe(true);
    const { sum, told } = await shiftsOf(page);
    expect(sum, told).toBeLessThan(0.01);
    if (process.env.LOOK) await page.screenshot({ path: `${process.env.LOOK}/before-${width}.png` });

    await card(page).getByRole('button', { name: 'Verifica' }).first().click();
    await card(page).getByText('La verifica torna').waitFor();
    await card(page).getByRole('button', { name: 'Tutto novembre' }).click();
    const dialog = page.getByRole('dialog', { name: 'Novembre 2026' });
    await dialog.getByText('Classifica provvisoria: gli ultimi dati contano ancora').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect([...violations, ...uncaught]).toEqual([]);
  },
);
