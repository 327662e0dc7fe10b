import type { Player } from '@vetta/contract/players';
import type { Standing } from '@vetta/contract/standings';
import { launchChromium } from '@vetta/tools/testing/chromium';
import type { Browser, Locator } from 'playwright';
import { expect, test } from 'vitest';
import { openPage } from '../browser/open-page.ts';
import { installPageClock } from '../browser/page-clock.ts';
import { ask } from './ask.ts';
import { inProcessProduct } from './in-process-product.ts';

const MIDNIGHT = Temporal.ZonedDateTime.from('2026-12-01T00:00[Europe/Rome]').toInstant();
/**
 * Opens a product at a time of 30 November with a prize of each month, both prepared, and a page whose clock only `advance` moves, by
 * `step` seconds at once.
 */
async function openBefore(midnight: string, browser: Browser, step = 10) {
  let time = Temporal.ZonedDateTime.from(`2026-11-30T${midnight}[Europe/Rome]`).toInstant();
  const product = await inProcessProduct(() => time);
  for (const [title, month] of [
    ['Bici di novembre', '2026-11'],
    ['Sci di dicembre', '2026-12'],
  ])
    await ask(product, 'POST /api/admin/prizes', { title, month, position: 1 });
  const today = new Date(time.epochMilliseconds);
  const { page, uncaught } = await openPage(browser, product.url, { today });
  const clock = await installPageClock(page, today);
  const advance = async (seconds: number) => {
    for (let left = seconds; left > 0; left -= step) {
      time = time.add({ seconds: step });
      time = Temporal.Instant.fromEpochMilliseconds(await clock.advance(step * 1000));
    }
  };
  /** Moves the time until an element is there, or is not; a page renders only while its clock moves. */
  const until = (element: Locator, count = 1) =>
    expect
      .poll(async () => {
        await advance(step);
        return element.count();
      })
      .toBe(count);
  const now = () => time;
  return {
    product,
    page,
    uncaught,
    advance,
    until,
    now,
    [Symbol.asyncDispose]: () => product[Symbol.asyncDispose](),
  };
}

test('a page that stays open over the end of a month shows the new one within two minutes, and its points as they come', async () => {
  await using browser = await launchChromium();
  await using opened = await openBefore('23:50', browser);
  const { product, page, uncaught, advance, until, now } = opened;
  const announced: string[] = [];
  await page.exposeFunction('announce', (text: string) => void announced.push(text));
  await page.goto(product.url);
  await until(page.locator('html[data-live]'));
  await page.evaluate(() => {
    const { announce } = globalThis as unknown as { announce: (text: string) => void };
    new MutationObserver((changes) => {
      for (const { target } of changes)
        if (target.parentElement?.closest('[role=status]')) announce(target.textContent ?? '');
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  // What is below the board comes when it is wanted.
  await page.mouse.wheel(0, 300);
  const board = page.getByRole('region', { name: 'Classifica' });
  const pool = page.getByText('Montepremi in punti');
  await until(page.getByText('Si gioca dal 1° al 30 novembre'));
  await until(pool);
  expect(await board.getByRole('listitem').count()).toBe(5);
  const prizes = page.getByRole('region', { name: 'Premi del Mese' });
  await until(prizes.getByText('Bici di novembre'));
  await until(prizes.getByText('Sci di dicembre'), 0);

  await advance(now().until(MIDNIGHT).total('seconds'));
  await product.closeDays();
  await until(page.getByText('Dicembre 2026 · giorno 1 di 31: 3%'));
  await until(page.getByText('Si gioca dal 1° al 31 dicembre'));
  await until(board.getByText('Nessuna entry ancora questo mese'));
  await until(pool, 0);
  await until(prizes.getByText('Sci di dicembre'));
  await until(prizes.getByText('Bici di novembre'), 0);
  await until(page.getByRole('region', { name: 'Albo d’oro' }).getByText(/novembre 2026/i));
  expect(now().since(MIDNIGHT).total('seconds')).toBeLessThan(120);
  expect(announced.join()).not.toMatch(/sale in posizione/);

  const [player] = await ask<Player[]>(product, 'GET /api/admin/players');
  const day = { playerId: player?.id, date: '2026-12-01', rings: 80 };
  await ask(product, 'POST /api/admin/entries', day);
  await until(board.getByText(player?.name ?? ''));
  await until(pool);
  expect(uncaught).toEqual([]);
});

test('a wall that nobody touches shows the next month’s prizes with its first points', async () => {
  await using browser = await launchChromium();
  await using opened = await openBefore('23:58', browser);
  const { product, page, uncaught, advance, until, now } = opened;
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.goto(`${product.url}/kiosk?scenes=premi&seconds=20`);
  await until(page.getByText('Podio e premi di novembre'));
  await until(page.getByText('Bici di novembre'));
  expect(await page.getByText('Sci di dicembre').count()).toBe(0);

  await advance(now().until(MIDNIGHT).total('seconds'));
  await until(page.getByText('Il mese si chiude…'));
  await product.closeDays();
  const [player] = await ask<Player[]>(product, 'GET /api/admin/players');
  const day = { playerId: player?.id, date: '2026-12-01', rings: 80 };
  await ask(product, 'POST /api/admin/entries', day);
  await until(page.getByText('Podio e premi di dicembre'));
  await until(page.getByText('Sci di dicembre'));
  await until(page.getByText('Bici di novembre'), 0);
  expect(now().since(MIDNIGHT).total('seconds')).toBeLessThan(120);
  expect(loads).toBe(1);
  expect(uncaught).toEqual([]);
});

test('a wall that was open before the month’s close reveals how it ended at once, and not before', async () => {
  await using browser = await launchChromium();
  await using opened = await openBefore('23:58', browser, 2);
  const { product, page, uncaught, advance, until, now } = opened;
  // A scene has ten seconds of the page's time for what it loads in real time: hence the short steps.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${product.url}/kiosk?scenes=premi,mese,bonus,finale&seconds=20`);
  await until(page.getByText('Podio e premi di novembre'));

  // The close is late: scenes of the new month pass without it.
  await advance(now().until(MIDNIGHT).total('seconds') + 70);
  await until(page.getByText('Podio e premi di dicembre'));
  expect(await page.getByText(/vetta .* novembre/).count()).toBe(0);
  await product.closeDays();
  const closed = now();
  await until(page.getByRole('heading', { name: 'La vetta di novembre' }));
  // In the middle of the scene on screen.
  expect(now().since(closed).total('seconds')).toBeLessThan(16);
  const [winner] = (await (await fetch(`${product.url}/api/months/2026-11`)).json()).entries as Standing[];
  await until(page.getByText('In vetta a novembre'));
  expect(await page.getByRole('heading', { level: 2 }).textContent()).toBe(winner?.name);
  await until(page.getByText('Il mese di dicembre'));
  expect(uncaught).toEqual([]);
});
