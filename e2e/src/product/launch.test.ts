import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAt } from './controlled-clock.ts';
import { type StartedProduct, startProduct } from './started-product.ts';

let product: StartedProduct;
beforeAll(async () => {
  product = await startProduct({ CLOCK: '2025-09-29T12:00:00+02:00' });
});
afterAll(() => product?.stop());

const figures = (page: Page) => page.getByRole('timer', { name: 'Si parte fra' });
/** Waits until the countdown runs: the prerendered one has dashes. */
const counts = (page: Page) => expect.poll(() => figures(page).textContent()).toMatch(/\d secondi$/);
const search = (page: Page) => page.getByRole('combobox', { name: 'Cerca la tua posizione' });

test('before the launch moment the hero counts the days, hours, minutes and seconds', async () => {
  const { page, uncaught } = await openAt(product.browser, product.url, '2025-09-29T12:30:10+02:00');
  await counts(page);
  await page.clock.pauseAt(new Date('2025-09-29T12:31:00.600+02:00'));
  // The device's clock has jumped: a tick after the server's answer shows the right time.
  const tick = async () => {
    await page.clock.runFor(1_000);
    return figures(page).textContent();
  };
  await expect.poll(tick).toMatch(/^01 giorno11 ore27 minuti\d\d secondi$/);
  const seconds = (text: string | null) => Number(/(\d+) secondi$/.exec(text ?? '')?.[1]);
  // An answer with the server's time may still arrive between two ticks.
  await expect.poll(async () => seconds(await figures(page).textContent()) - seconds(await tick())).toBe(1);
  expect(await search(page).count()).toBe(0);
  expect(uncaught).toEqual([]);
});

test('at the launch moment, 23:59 on 30 September 2025 in Rome, the search takes the place of the countdown and the board is fetched', async () => {
  const { page, uncaught } = await openAt(product.browser, product.url, '2025-09-30T23:58:50+02:00');
  await counts(page);
  await page.clock.pauseAt(new Date('2025-09-30T23:58:58+02:00'));
  // On a busy machine the page learns the server's time a little late: up to two seconds are allowed.
  await expect.poll(() => figures(page).textContent()).toMatch(/00 minuti0[2-4] secondi$/);
  expect(await search(page).count()).toBe(0);
  const left = Number(/(\d+) secondi$/.exec((await figures(page).textContent()) ?? '')?.[1]);
  const fetched = page.waitForRequest('**/api/leaderboard');
  // A shown second has begun, and the next tick shows the moment; two more if the server's time arrives meanwhile.
  let ticks = 0;
  await expect
    .poll(async () => {
      ticks += 1;
      await page.clock.runFor(1_000);
      return search(page).count();
    })
    .toBe(1);
  expect(ticks).toBeLessThanOrEqual(left + 3);
  await fetched;
  expect(await figures(page).count()).toBe(0);
  await search(page).fill('a');
  await search(page).press('Enter');
  await page.getByRole('article', { name: /^Posizione di / }).waitFor();
  expect(uncaught).toEqual([]);
});

test('a page that is opened after the launch moment shows the search at once', async () => {
  const { page } = await openAt(product.browser, product.url, '2025-09-30T23:59:00+02:00');
  await search(page).waitFor();
  expect(await figures(page).count()).toBe(0);
});
