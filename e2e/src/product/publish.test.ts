import { expect, test } from 'vitest';
import { openPage } from '../browser/open-page.ts';
import { builtExample } from '../guests/guest-site.ts';
import { publishGuest } from '../guests/publish-guest.ts';
import { openSection } from './desk.ts';
import { EVENING } from './evening.ts';
import { sharedOffice } from './started-product.ts';

const product = sharedOffice();

/** The demonstration has points, and so has its weather. */
const forecast = /c’è il sole|Qualche nuvola|Piove/;

test('a guest that is published adds a page and a scene to the running Vetta, until the office goes back', {
  timeout: 180_000,
}, async () => {
  const status = async () => (await fetch(`${product.url}/meteo`)).status;
  expect(await status()).toBe(404);
  await publishGuest(product.url, await builtExample(), { why: 'Il tempo' });
  await expect.poll(status).toBe(200);
  const { page, violations, uncaught } = await openPage(product.browser, product.url, {
    today: new Date(EVENING),
  });
  const guest = page.frameLocator('iframe[title="Meteo"]');
  for (const path of ['/kiosk?hours=00:00-23:59&scenes=meteo', '/meteo']) {
    await page.goto(product.url + path);
    await guest.getByRole('heading', { name: forecast }).waitFor();
  }
  expect(await page.title()).toBe('Meteo · Vetta');
  expect([...violations, ...uncaught]).toEqual([]);

  const { page: office } = await openSection(product, '/admin/plugins');
  await office.getByRole('button', { name: 'Ripristina la versione precedente' }).click();
  const dialog = office.locator('[role=alertdialog]:not([data-toast])');
  await dialog.getByText('Meteo va via').waitFor();
  await dialog.getByLabel('Perché').fill('Non serve');
  await dialog.getByRole('button', { name: 'Ripristina' }).click();
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(status).toBe(404);
});
