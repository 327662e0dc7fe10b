import { launchChromium } from '@vetta/tools/testing/chromium';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../browser/watched-page.ts';
import { readBoard } from './board-rows.ts';
import { type DataFolder, dataFolder, startVetta } from './running-vetta.ts';

let browser: Browser;
let data: DataFolder;
beforeAll(async () => {
  [browser, data] = await Promise.all([launchChromium(), dataFolder()]);
});
afterAll(async () => {
  await browser?.close();
  await data?.remove();
});

async function boardAt(url: string) {
  const { page } = await openPage(browser, url);
  const rows = await readBoard(page, url);
  await page.context().close();
  return rows;
}

test('a start ends with the demonstration office on the page, the addresses and the key; the next has the same', async () => {
  const first = await startVetta(data.path);
  const key = /Admin key +(\S+)/.exec(first.output)?.[1] ?? '';
  expect(first.output).toContain(`${first.url}/kiosk`);
  expect(first.output).toContain(`${first.url}/admin`);
  const verified = await fetch(`${first.url}/api/admin/auth/verify`, {
    method: 'POST',
    headers: { 'X-Admin-Key': key },
  });
  expect(await verified.json()).toEqual({ ok: true });
  const board = await boardAt(first.url);
  expect(board.length).toBeGreaterThan(30);
  expect(await first.stop()).toBe(0);

  const second = await startVetta(data.path);
  console.log(`The second start was ready in ${(second.readyIn / 1000).toFixed(1)} s`);
  expect(second.output).not.toContain(key);
  expect((await boardAt(second.url)).map(({ name }) => name).sort()).toEqual(
    board.map(({ name }) => name).sort(),
  );
  expect(await second.stop()).toBe(0);
});
