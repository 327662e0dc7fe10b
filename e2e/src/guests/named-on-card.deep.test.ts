import type { ScreenCard } from '@vetta/contract/screens';
import { launchChromium } from '@vetta/tools/testing/chromium';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../browser/open-page.ts';
import { ask } from '../product/ask.ts';
import { EVENING } from '../product/evening.ts';
import { sharedOffice } from '../product/started-product.ts';
import { builtGuest } from './guest-site.ts';
import { publishGuest } from './publish-guest.ts';

const product = sharedOffice();
let browser: Browser;
beforeAll(async () => {
  const why = 'Prova';
  browser = await launchChromium(['--site-per-process']);
  await publishGuest(product.url, await builtGuest('cielo'), { why });
  await publishGuest(product.url, await builtGuest('hostile'), { why });
}, 300_000);
afterAll(async () => {
  await browser?.close();
});

const screens = async (): Promise<ScreenCard[]> => ask(product, 'GET /api/admin/screens');
/** Gives the one screen that there is a name. */
async function nameScreen(): Promise<void> {
  await expect.poll(async () => (await screens()).length).toBe(1);
  const [screen] = await screens();
  if (screen?.name === null) await ask(product, `PUT /api/admin/screens/${screen.id}`, { name: 'corridoio' });
}
const failureOnCard = async () => {
  const [{ lastFailure } = { lastFailure: null }] = await screens();
  return lastFailure && `${lastFailure.plugin} ${lastFailure.kind}`;
};

test('a guest that a wall removes is on the wall’s card within five seconds, not at its next half minute', async () => {
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
