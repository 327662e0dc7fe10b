import { launchChromium } from '@vetta/tools/testing/chromium';
import type { Browser } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPage, type WatchedPage } from '../browser/watched-page.ts';
import { type House, openHouse } from './house.ts';

let browser: Browser;
let house: House;
beforeAll(async () => {
  [browser, house] = await Promise.all([launchChromium(), openHouse()]);
});
afterAll(async () => {
  await browser?.close();
  await house?.close();
});

let watched: WatchedPage;
beforeEach(async () => {
  watched = await openPage(browser, house.url);
});
afterEach(async () => {
  await watched.page.context().close();
  // Whatever a plugin does, the page's policy is kept and no error is left to nobody.
  expect(watched.violations).toEqual([]);
  expect(watched.uncaught).toEqual([]);
});

const notice = () => watched.page.getByRole('alert');
/** Waits until a notice says this. */
const told = (sentence: string) => notice().filter({ hasText: sentence }).waitFor({ timeout: 12_000 });
const retry = () => watched.page.getByRole('button', { name: 'Riprova' }).click();
const entryOf = (name: string) => `**/p/${name}/*/remoteEntry.js`;

/** Moves inside the page as a link does. The document stays. */
const go = (path: string) =>
  watched.page.evaluate((to) => {
    history.pushState(null, '', to);
  }, path);

test('a dead plugin says so in its place, the rest works, and «Riprova» brings it when it is back', async () => {
  const { page } = watched;
  await page.goto(`${house.url}/nessuno`);
  await page.route('**/p/meteo/**', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await go('/meteo');
  await told('«Meteo» non è disponibile');
  await told('Il server non ha trovato questa parte della pagina.');

  await go('/antico');
  await told('«Antico»');
  await go('/meteo');
  await told('«Meteo»');
  await page.unroute('**/p/meteo/**');
  await retry();
  await page.getByRole('heading', { name: 'Cielo sereno' }).waitFor();
});

test('a server that hangs up is a lost connection', async () => {
  const { page } = watched;
  await page.goto(`${house.url}/nessuno`);
  await page.route('**/p/meteo/**', (route) => route.abort('connectionreset'));
  await go('/meteo');
  await told('Controlla la connessione');
});

test('a plugin that takes more than eight seconds is given up, and may come later', async () => {
  const { page } = watched;
  await page.goto(`${house.url}/nessuno`);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(entryOf('meteo'), async (route) => {
    await held;
    await route.continue();
  });
  await go('/meteo');
  await told('ci mette troppo ad arrivare');
  release();
  await retry();
  await page.getByRole('heading', { name: 'Cielo sereno' }).waitFor();
});

test('a module that breaks as it starts is told, and the page goes on', async () => {
  const { page } = watched;
  await page.goto(`${house.url}/guasti/valutazione`);
  await told('Questa parte non parte');
  await go('/meteo');
  await page.getByRole('heading', { name: 'Cielo sereno' }).waitFor();
});

test('a module that breaks while it is drawn comes back by «Riprova»', async () => {
  const { page } = watched;
  await page.goto(`${house.url}/guasti/disegno`);
  await told('si è fermata per un errore');
  await page.evaluate(() => {
    document.documentElement.dataset.well = 'yes';
  });
  await retry();
  await page.getByText('Disegnato').waitFor();
});

test('a module without a component, and a plugin for another contract, are named', async () => {
  const { page } = watched;
  await page.goto(`${house.url}/guasti/vuoto`);
  await told('pubblicata male');
  await page.goto(`${house.url}/antico`);
  await told('un’altra versione di Vetta');
  expect(await page.getByText('Fatto per un altro contratto').count()).toBe(0);
});

test('a file whose bytes were changed on the way is refused', async () => {
  const { page, violations } = watched;
  await page.goto(`${house.url}/nessuno`);
  await page.route(entryOf('meteo'), async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()}\n;globalThis.intruder = true;` });
  });
  await go('/meteo');
  await told('«Meteo» non è disponibile');
  expect(await page.evaluate(() => 'intruder' in globalThis)).toBe(false);
  expect(violations.splice(0).join()).toContain('integrity');
});

test('on a wall a broken scene is skipped, and without any scene the plain board stands', async () => {
  const { page } = watched;
  await page.goto(`${house.url}/kiosk?scenes=guasta,cielo&seconds=5`);
  await page.getByRole('heading', { name: /^Nuvole su/ }).waitFor();
  await page.goto(`${house.url}/kiosk?scenes=guasta`);
  await page.getByRole('heading', { name: 'Classifica di novembre 2026' }).waitFor();
  await page.getByText('Giulia Ferrari').waitFor();
  expect(await notice().count()).toBe(0);
});
