import type { Player } from '@vetta/contract/players';
import { launchChromium } from '@vetta/tools/testing/chromium';
import { expect, test } from 'vitest';
import { openPage } from '../browser/open-page.ts';
import { installPageClock } from '../browser/page-clock.ts';
import { type InProcessProduct, inProcessProduct } from './in-process-product.ts';
import { ADMIN_KEY } from './started-product.ts';

const LAST_MINUTE = Temporal.ZonedDateTime.from('2026-11-30T23:59[Europe/Rome]');

async function callAsAdmin(product: InProcessProduct, path: string, body?: object): Promise<unknown> {
  const response = await fetch(product.url + path, {
    method: body ? 'POST' : 'GET',
    headers: { 'X-Admin-Key': ADMIN_KEY, ...(body && { 'Content-Type': 'application/json' }) },
    body: body ? JSON.stringify(body) : null,
  });
  expect(response.ok).toBe(true);
  return response.json();
}

test('a page that stays open over the end of a month shows the new one within a minute, and its points as they come', async () => {
  let time = LAST_MINUTE.toInstant();
  await using browser = await launchChromium();
  await using product = await inProcessProduct(() => time);
  const { page, uncaught } = await openPage(browser, product.url, {
    today: new Date(time.epochMilliseconds),
  });
  const clock = await installPageClock(page, new Date(time.epochMilliseconds));
  const advance = async (seconds: number) => {
    for (let left = seconds; left > 0; left -= 10) {
      time = time.add({ seconds: 10 });
      time = Temporal.Instant.fromEpochMilliseconds(await clock.advance(10_000));
    }
  };
  const announced: string[] = [];
  await page.exposeFunction('announce', (text: string) => void announced.push(text));
  await page.goto(product.url);
  const isLive = async () => {
    await advance(10);
    return page.locator('html[data-live]').count();
  };
  await expect.poll(isLive).toBe(1);
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
  await advance(10);
  await page.getByText('Si gioca dal 1° al 30 novembre').waitFor();
  await page.getByText('Montepremi del mese').waitFor();
  expect(await board.getByRole('listitem').count()).toBe(5);

  const midnight = LAST_MINUTE.add({ minutes: 1 }).toInstant();
  await advance(time.until(midnight).total('seconds'));
  await product.closeDays();
  await advance(40);
  await page.getByText('Dicembre 2026 · giorno 1 di 31').waitFor();
  await page.getByText('Si gioca dal 1° al 31 dicembre').waitFor();
  await board.getByText('Nessuna entry ancora questo mese').waitFor();
  expect(await page.getByText('Montepremi del mese').count()).toBe(0);
  await page
    .getByRole('region', { name: "Albo d'oro" })
    .getByText(/novembre 2026/i)
    .waitFor();
  expect(announced.join()).not.toMatch(/sale in posizione/);

  const [player] = (await callAsAdmin(product, '/api/admin/players')) as Player[];
  const day = { playerId: player?.id, date: '2026-12-01', rings: 80 };
  await callAsAdmin(product, '/api/admin/entries', day);
  await advance(60);
  await board.getByText(player?.name ?? '').waitFor();
  await page.getByText('Montepremi del mese').waitFor();
  expect(uncaught).toEqual([]);
});
