import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openPage } from '../browser/open-page.ts';
import { pluginSiteOfFile } from './published-site.ts';

const site = await pluginSiteOfFile();
const { browser } = site;

const sky = (page: Page) => page.getByRole('heading', { name: /^Nuvole su/ });
const kioskScript = /\/assets\/kiosk-[^/]+\.js$/;

test('a scene that did not arrive comes soon after the network is back, however often the server was asked before', async () => {
  const { page } = await openPage(browser, site.url);
  let loads = 0;
  let refused = 0;
  await page.route(/\/p\/mf-meteo\/[^/]+\/assets\//, (route) => route.abort('internetdisconnected'));
  await page.route('**/kiosk?*', (route) => {
    if (route.request().resourceType() === 'document') {
      loads += 1;
      return route.continue();
    }
    refused += 1;
    // What a proxy answers while the server behind it is away.
    return route.fulfill({ status: 403, contentType: 'text/plain', body: 'Forbidden' });
  });
  await page.goto(`${site.url}/kiosk?scenes=cielo`);
  await page.getByRole('heading', { name: 'Classifica di novembre 2026' }).waitFor();
  await expect.poll(() => refused).toBeGreaterThan(1);
  expect(loads).toBe(1);
  await page.unrouteAll();
  await sky(page).waitFor();
});

test('a wall whose own script does not arrive keeps the board of its document, and starts a minute later', async () => {
  const { page } = await openPage(browser, site.url);
  await page.clock.install();
  await page.route(kioskScript, (route) => route.abort('internetdisconnected'));
  await page.goto(`${site.url}/kiosk?scenes=cielo`);
  await page.getByText('Giulia Ferrari').waitFor();
  await page.unrouteAll();
  await page.clock.fastForward(61_000);
  await sky(page).waitFor();
});

test('a wall that fails when it has run for a while is loaded again at once', async () => {
  const { page } = await openPage(browser, site.url);
  await page.clock.install();
  const failing = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route(
    kioskScript,
    async (route) => {
      asked.resolve();
      await failing.promise;
      await route.abort('internetdisconnected');
    },
    { times: 1 },
  );
  await page.goto(`${site.url}/kiosk?scenes=cielo`);
  await asked.promise;
  await page.clock.fastForward(120_000);
  failing.resolve();
  await sky(page).waitFor({ timeout: 20_000 });
});
