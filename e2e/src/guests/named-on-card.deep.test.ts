import type { ScreenCard } from '@vetta/contract/screens';
import { launchChromium } from '@vetta/tools/testing/chromium';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../browser/open-page.ts';
import { ADMIN_KEY } from '../product/admin-key.ts';
import { type AdminOffice, adminOffice } from '../product/admin-office.ts';
import { EVENING } from '../product/evening.ts';
import { type StartedProduct, startProduct } from '../product/started-product.ts';
import { builtGuest } from './guest-site.ts';
import { publishGuest } from './publish-guest.ts';

let product: StartedProduct;
let browser: Browser;
let admin: AdminOffice;
beforeAll(async () => {
  const why = 'Prova';
  [product, browser] = await Promise.all([startProduct({}), launchChromium(['--site-per-process'])]);
  admin = adminOffice(browser, product.url, ADMIN_KEY, EVENING);
  await publishGuest(product.url, await builtGuest('cielo'), { why });
  await publishGuest(product.url, await builtGuest('hostile'), { why });
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await product?.stop();
});

const screens = async (): Promise<ScreenCard[]> => (await admin.ask('GET /api/admin/screens')).json();
/** Gives the one screen that there is a name. */
async function nameScreen(): Promise<void> {
  await expect.poll(async () => (await screens()).length).toBe(1);
  const [screen] = await screens();
  if (screen?.name === null) await admin.ask(`PUT /api/admin/screens/${screen.id}`, { name: 'corridoio' });
}
const failureOnCard = async () => {
  const [{ lastFailure } = { lastFailure: null }] = await screens();
  return lastFailure && `${lastFailure.plugin} ${lastFailure.kind}`;
};

test('a guest that a wall removes is on the wall’s card within five seconds, not at its next half minute', {
  timeout: 120_000,
}, async () => {
  const { page: wall } = await openPage(browser, product.url, { today: new Date(EVENING) });
  await wall.goto(`${product.url}/kiosk?scenes=azzurro&seconds=5`);
  await wall.frameLocator('iframe[title="Azzurro"]').getByRole('heading', { name: 'Cielo' }).waitFor();
  await nameScreen();
  await wall.goto(`${product.url}/kiosk?scenes=gira,azzurro&seconds=5`);
  const frame = wall.locator('iframe[title="Gira"]');
  await frame.waitFor({ state: 'attached' });
  await frame.waitFor({ state: 'detached' });
  const removed = performance.now();
  await expect.poll(failureOnCard).toBe('ostile silent');
  expect(performance.now() - removed).toBeLessThan(5_000);
});
