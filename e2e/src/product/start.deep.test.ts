import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launchChromium } from '@vetta/tools/testing/chromium';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../browser/open-page.ts';
import { readBoard } from './read-board.ts';
import { type DataFolder, emptyFolder, startVetta } from './start-vetta.ts';

let browser: Browser;
let data: DataFolder;
beforeAll(async () => {
  [browser, data] = await Promise.all([launchChromium(), emptyFolder()]);
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

test('the first start serves the demonstration office and keeps the admin key out of its output; the second keeps office and key', {
  timeout: 180_000,
}, async () => {
  const first = await startVetta(data.path, { BUILD: 'on' });
  const key = (await readFile(join(data.path, 'admin-key.txt'), 'utf8')).trim();
  expect(first.output).toContain(`Admin key  in the file ${data.path}/admin-key.txt`);
  expect(first.output).not.toContain(key);
  expect(first.output).toContain(`${first.url}/kiosk`);
  expect(first.output).toContain(`${first.url}/admin`);
  const verified = await fetch(`${first.url}/api/admin/auth/verify`, {
    method: 'POST',
    headers: { 'X-Admin-Key': key },
  });
  expect(await verified.json()).toEqual({ ok: true });
  const board = await boardAt(first.url);
  expect(board.length).toBeGreaterThan(30);
  expect(await first.stop(), first.output).toBe(0);

  const second = await startVetta(data.path, { BUILD: 'on' });
  console.log(`The second start was ready in ${(second.startupMs / 1000).toFixed(1)} s`);
  expect(second.output).not.toContain(key);
  expect((await boardAt(second.url)).map(({ name }) => name).sort()).toEqual(
    board.map(({ name }) => name).sort(),
  );
  expect(await second.stop(), second.output).toBe(0);
});
