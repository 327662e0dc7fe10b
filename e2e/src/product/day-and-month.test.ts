import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boxOf, resizeTo } from '../browser/layout.ts';
import { openAt } from './controlled-clock.ts';
import { type StartedProduct, startProduct } from './started-product.ts';

let product: StartedProduct;
beforeAll(async () => {
  product = await startProduct({});
});
afterAll(() => product?.stop());

const dayEnd = (page: Page) => page.getByRole('timer', { name: 'Fine giornata' });
const shows = (page: Page, text: string) => expect.poll(() => dayEnd(page).textContent()).toBe(text);

test('the day counts down to 23:59:59.999 in Rome, and the next one begins at midnight', async () => {
  const { page, uncaught } = await openAt(product.browser, product.url, '2026-11-21T18:42:00+01:00');
  await dayEnd(page).waitFor();
  await page.clock.pauseAt(new Date('2026-11-21T18:42:52.600+01:00'));
  await shows(page, '05h 17m 07s');
  await page.clock.fastForward(5 * 3_600_000 + 17 * 60_000 + 7000);
  await shows(page, '00h 00m 00s');
  await page.getByText('Novembre 2026 · giorno 21 di 30 · 70%').waitFor();
  await page.clock.runFor(1000);
  await shows(page, '23h 59m 59s');
  await page.getByText('Novembre 2026 · giorno 22 di 30 · 73%').waitFor();
  expect(await page.getByRole('progressbar', { name: 'Oggi 22' }).getAttribute('value')).toBe('73');
  expect(uncaught).toEqual([]);
});

test('at midnight of the month’s last day the new month begins', async () => {
  const { page } = await openAt(product.browser, product.url, '2026-11-30T23:59:00+01:00');
  await dayEnd(page).waitFor();
  await page.getByText('Novembre 2026 · giorno 30 di 30 · 100%').waitFor();
  await page.clock.pauseAt(new Date('2026-11-30T23:59:59.600+01:00'));
  await shows(page, '00h 00m 00s');
  await page.clock.runFor(1500);
  await page.getByText('Dicembre 2026 · giorno 1 di 31 · 3%').waitFor();
});

test.each(['01', '15', '30'])(
  'on the %s of the month today’s flag leaves the button of the hero’s film free, at any width',
  async (day) => {
    const { page } = await openAt(product.browser, product.url, `2026-11-${day}T18:42:00+01:00`, {
      films: true,
    });
    const button = page.getByRole('button', { name: 'Metti in pausa: le montagne prima dell’alba' });
    await button.waitFor();
    await page
      .getByText(`Oggi ${Number(day)}`)
      .first()
      .waitFor();
    for (const width of [360, 768, 1280]) {
      await resizeTo(page, width);
      const [film, flag] = await Promise.all([
        boxOf(button),
        boxOf(page.locator('svg > svg', { hasText: 'Oggi' })),
      ]);
      const isBeside = film.x + film.width <= flag.x || flag.x + flag.width <= film.x;
      const isAbove = film.y + film.height <= flag.y || flag.y + flag.height <= film.y;
      expect(isBeside || isAbove, JSON.stringify({ width, film, flag })).toBe(true);
    }
  },
);

test('after a sleep of eight hours the countdown is right at once', async () => {
  const { page } = await openAt(product.browser, product.url, '2026-11-21T12:00:00+01:00');
  await dayEnd(page).waitFor();
  await page.clock.pauseAt(new Date('2026-11-21T12:00:30.600+01:00'));
  await page.clock.fastForward(8 * 3_600_000);
  await shows(page, '03h 59m 29s');
});

test('on the day on which the clocks go back there are 25 hours', async () => {
  const { page } = await openAt(product.browser, product.url, '2026-10-25T00:00:00+02:00');
  await dayEnd(page).waitFor();
  await page.clock.pauseAt(new Date('2026-10-25T00:00:30.600+02:00'));
  await shows(page, '24h 59m 29s');
});
