import type { NoticeCard } from '@vetta/contract/notices';
import type { Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { openPage } from '../browser/open-page.ts';
import { ask } from './ask.ts';
import { sharedOffice } from './started-product.ts';

const product = sharedOffice();
afterEach(async () => {
  for (const { id } of await list()) await ask(product, `DELETE /api/admin/notices/${id}`);
});

const list = async () => (await ask(product, 'GET /api/admin/notices')) as NoticeCard[];
const now = async () => {
  const site = (await (await fetch(`${product.url}/api/site`)).json()) as { now: string };
  return Date.parse(site.now);
};
/** Shows a notice that ends in so many seconds of the product's time. */
const show = async (tone: string, text: string, seconds: number) => {
  const endsAt = new Date((await now()) + seconds * 1000).toISOString();
  return (await ask(product, 'POST /api/admin/notices', { tone, text, endsAt })) as NoticeCard;
};
async function openWall(query = '?hours=00:00-23:59&scenes=mese,bonus&seconds=5'): Promise<Page> {
  const { page } = await openPage(product.browser, product.url, { today: new Date('2026-11-21') });
  // It runs by itself until a test moves it.
  await page.clock.install();
  await page.goto(`${product.url}/kiosk${query}`);
  await page.locator('div:not([inert]) > main, [data-dark]').first().waitFor({ state: 'attached' });
  return page;
}
const notice = (page: Page, text: string) => page.locator('[data-notice]', { hasText: text });

test('an urgent notice covers the wall within five seconds, ends by itself without the network, and not before', {
  timeout: 120_000,
}, async () => {
  const page = await openWall();
  await page.waitForTimeout(3_000);
  const [shown, shownToPage] = [Date.now(), await page.evaluate(() => Date.now())];
  await show('urgente', 'Prova di evacuazione', 25);
  await notice(page, 'Prova di evacuazione').waitFor({ timeout: 20_000 });
  expect(Date.now() - shown).toBeLessThan(5_000);

  await page.route('**/*', (route) => route.abort());
  // Five seconds before its end, and five after it.
  await page.clock.pauseAt(shownToPage + 20_000);
  await notice(page, 'Prova di evacuazione').waitFor();
  await page.clock.fastForward(10_000);
  await notice(page, 'Prova di evacuazione').waitFor({ state: 'detached' });
});

test('a dark wall shows only what is urgent; what is taken back goes', { timeout: 120_000 }, async () => {
  const page = await openWall('?hours=03:00-03:01');
  await page.locator('[data-dark]').waitFor({ state: 'attached' });
  await page.waitForTimeout(2_000);
  await show('festa', 'Domani torta', 3600);
  const urgent = await show('urgente', 'Uscite tutti', 3600);
  await notice(page, 'Uscite tutti').waitFor({ timeout: 40_000 });
  expect(await notice(page, 'Domani torta').count()).toBe(0);
  await ask(product, `DELETE /api/admin/notices/${urgent.id}`);
  await notice(page, 'Uscite tutti').waitFor({ state: 'detached', timeout: 40_000 });
  expect(await notice(page, 'Domani torta').count()).toBe(0);
});
