import { CHANGES_ADDRESS } from '@vetta/contract/changes';
import type { Player } from '@vetta/contract/players';
import { expect, test } from 'vitest';
import { ask } from './ask.ts';
import { sharedOffice } from './started-product.ts';

const WALLS = 8;

const product = sharedOffice();

test('eight walls of one browser over http are live with one stream, and other pages load', {
  timeout: 180_000,
}, async () => {
  const context = await product.browser.newContext({ viewport: { width: 960, height: 540 } });
  const streams = new Set<unknown>();
  context.on('request', (request) => {
    if (request.url().endsWith(CHANGES_ADDRESS)) streams.add(request);
  });
  context.on('requestfailed', (request) => streams.delete(request));
  context.on('requestfinished', (request) => streams.delete(request));

  const walls = await Promise.all(
    Array.from({ length: WALLS }, async () => {
      const page = await context.newPage();
      await page.goto(`${product.url}/kiosk?scenes=classifica`);
      return page;
    }),
  );
  const shows = (name: string) =>
    Promise.all(
      walls.map((page) =>
        page.locator('div:not([inert]) > main').getByText(name).first().waitFor({ timeout: 60_000 }),
      ),
    );
  await shows('Chiara');
  await expect.poll(() => streams.size, { timeout: 20_000 }).toBe(1);

  // Sooner than the next poll would be: by the stream of one of them.
  const [first] = (await ask(product, 'GET /api/admin/players')) as Player[];
  const since = Date.now();
  const heard = Promise.all(
    walls.map((page) => page.waitForResponse('**/api/leaderboard', { timeout: 20_000 })),
  );
  await ask(product, 'POST /api/admin/entries', { playerId: first?.id, date: '2026-11-21', rings: 77 });
  await heard;
  expect(Date.now() - since).toBeLessThan(15_000);

  const page = await context.newPage();
  await page.goto(product.url, { timeout: 20_000 });
  await page.getByRole('region', { name: 'Classifica' }).waitFor();
  await context.close();
});
