import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openPage } from '../browser/open-page.ts';
import { ask } from './ask.ts';
import { EVENING } from './evening.ts';
import { sharedOffice } from './started-product.ts';

const product = sharedOffice();

/** Opens a page of the product, for which these servers of others have every picture. */
async function open(path: string) {
  const { page } = await openPage(product.browser, product.url, { films: true, today: new Date(EVENING) });
  const asked: string[] = [];
  await page.route(/^https:\/\/[^/]+\.example\//, (route) => {
    asked.push(new URL(route.request().url()).hostname);
    const picture =
      '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180"><rect width="99" height="99"/></svg>';
    return route.fulfill({ contentType: 'image/svg+xml', body: picture });
  });
  await page.goto(product.url + path);
  return { page, asked };
}

/** Gives the prize of the first place another picture. */
async function changePicture(imageUrl: string): Promise<void> {
  const prizes = await ask<{ id: string; position: number; isLottery: boolean }[]>(
    product,
    'GET /api/admin/prizes',
  );
  const first = prizes.find(({ position, isLottery }) => position === 1 && !isLottery);
  await ask(product, `PUT /api/admin/prizes/${first?.id}`, { imageUrl });
}

const isShown = (page: Page, address: string) =>
  page.evaluate(
    (src) => [...document.images].some((image) => image.src === src && image.naturalWidth > 0),
    address,
  );
/** Marks a document, so that a reload shows. */
const mark = (page: Page) =>
  page.evaluate(() => void document.documentElement.setAttribute('data-marked', ''));
const isMarked = (page: Page) =>
  page
    .locator('html[data-marked]')
    .count()
    .then((count) => count === 1);

test('a page asks no server of others that nothing stored names', async () => {
  const { page, asked } = await open('/');
  const sent = await page.evaluate(async () => {
    const image = new Image();
    image.src = 'https://altrove.example/?chiave=segreta';
    const film = document.createElement('video');
    film.src = 'https://altrove.example/a.mp4?chiave=segreta';
    document.body.append(image, film);
    const failed = (element: Element) =>
      new Promise((resolve) => element.addEventListener('error', () => resolve('failed')));
    return Promise.all([failed(image), failed(film)]);
  });
  expect(sent).toEqual(['failed', 'failed']);
  expect(asked).toEqual([]);
});

test('an open page shows a picture of a server that is new to it once nobody has looked for a moment, and keeps what it shows until then', async () => {
  const { page } = await open('/');
  const prizes = page.getByRole('region', { name: 'Premi del mese' });
  await prizes.getByRole('img').first().scrollIntoViewIfNeeded();
  await mark(page);
  const address = 'https://telefoni.example/cena.svg';
  await changePicture(address);
  await prizes.getByText('Immagine non disponibile').waitFor({ timeout: 60_000 });
  expect(await isMarked(page)).toBe(true);

  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect.poll(() => isMarked(page), { timeout: 30_000 }).toBe(false);
  await prizes.getByText('1° POSTO').scrollIntoViewIfNeeded();
  await expect.poll(() => isShown(page, address), { timeout: 30_000 }).toBe(true);
});

test('a wall shows a picture of a server that is new to it from the end of a scene on', async () => {
  const { page } = await open('/kiosk?hours=00:00-23:59&scenes=premi,mese&seconds=5');
  await page.getByText('1° POSTO').first().waitFor({ timeout: 60_000 });
  await mark(page);
  const address = 'https://schermi.example/cena.svg';
  await changePicture(address);
  await expect.poll(() => isMarked(page), { timeout: 60_000 }).toBe(false);
  await expect.poll(() => isShown(page, address), { timeout: 60_000 }).toBe(true);
  // It is loaded again for this once.
  await mark(page);
  await expect.poll(() => isShown(page, address), { timeout: 60_000 }).toBe(true);
  expect(await isMarked(page)).toBe(true);
});
