import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { openPage } from '../browser/open-page.ts';
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
