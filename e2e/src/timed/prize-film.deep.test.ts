import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { openPage } from '../browser/open-page.ts';
import { ADMIN_KEY } from '../product/admin-key.ts';
import { sharedOffice } from '../product/started-product.ts';

const NOW = '2026-11-21T18:42:00+01:00';

const product = sharedOffice();

async function open(): Promise<{ page: Page; prizes: Locator }> {
  const { page } = await openPage(product.browser, product.url, { films: true, today: new Date(NOW) });
  await page.goto(product.url);
  const prizes = page.getByRole('region', { name: 'Premi del mese' });
  await prizes.getByText('1° POSTO').waitFor();
  // The HTML has the prizes; their pictures and films come with the page's scripts.
  await page.locator('[data-awake]').waitFor();
  return { page, prizes };
}

test('the film of the prizes starts again when 30 % of it comes back into view, not before', async () => {
  const { page, prizes } = await open();
  await prizes.scrollIntoViewIfNeeded();
  const film = prizes.locator('video').first();
  const seconds = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
  await expect.poll(seconds, { timeout: 15_000 }).toBeGreaterThan(0.8);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.paused)).toBe(true);
  // Without its loop only a restart seeks: a loop would, too.
  const seeks = await film.evaluateHandle((video: HTMLVideoElement) => {
    const times: number[] = [];
    video.loop = false;
    video.addEventListener('seeking', () => times.push(video.currentTime));
    return times;
  });
  const show = (share: number) =>
    film.evaluate((video, part) => {
      const { top, height } = video.getBoundingClientRect();
      scrollBy({ top: top + height * part - innerHeight, behavior: 'instant' });
    }, share);
  await show(0.25);
  await page.waitForTimeout(500);
  expect(await seeks.jsonValue()).toEqual([]);
  await show(0.35);
  await expect.poll(() => seeks.jsonValue()).toEqual([expect.closeTo(0, 0)]);
});

test('the hero, the board and the prizes have a silent film each, which plays in a loop while it is in view', async () => {
  const { page } = await open();
  for (const section of ['section:has(h1)', '#classifica', '#prizes']) {
    const film = page.locator(section).locator('video').first();
    await page.locator(section).scrollIntoViewIfNeeded();
    await expect
      .poll(
        () => film.evaluate(({ muted, loop, paused }: HTMLVideoElement) => ({ muted, loop, plays: !paused })),
        { message: section, timeout: 30_000 },
      )
      .toEqual({ muted: true, loop: true, plays: true });
  }
});

test('each prize of the demonstration has a picture that loads', async () => {
  const { page, prizes } = await open();
  const lottery = page.getByRole('region', { name: 'La lotteria del mese' });
  for (const pictures of [prizes.getByRole('article').getByRole('img'), lottery.getByRole('img').first()]) {
    for (const picture of await pictures.all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
        .toBe(640);
    }
  }
  expect(await prizes.getByRole('article').getByRole('img').count()).toBe(3);
  expect(await page.getByText('Immagine non disponibile').count()).toBe(0);
});

test('a prize shows its image, and the words where the image is missing or fails', async () => {
  const headers = { 'X-Admin-Key': ADMIN_KEY, 'Content-Type': 'application/json' };
  const prizes = (await (await fetch(`${product.url}/api/admin/prizes`, { headers })).json()) as {
    id: string;
    position: number;
    isLottery: boolean;
  }[];
  const addresses = ['/pictures/page.png', '/none.png', '/none.mp4'];
  for (const { id, position, isLottery } of prizes) {
    if (isLottery) continue;
    const body = JSON.stringify({ imageUrl: addresses[position - 1] });
    const { status } = await fetch(`${product.url}/api/admin/prizes/${id}`, { method: 'PUT', headers, body });
    expect(status).toBe(200);
  }
  const { page, prizes: section } = await open();
  await section.getByText('1° POSTO').scrollIntoViewIfNeeded();
  expect(await section.getByRole('article').filter({ hasText: '1° POSTO' }).getByRole('img').count()).toBe(1);
  for (const place of ['2° POSTO', '3° POSTO']) {
    const card = section.getByRole('article').filter({ hasText: place });
    await card.getByText('Immagine non disponibile').waitFor();
  }
  await page
    .getByRole('region', { name: 'La lotteria del mese' })
    .getByText('LOTTERIA', { exact: true })
    .waitFor();
});
