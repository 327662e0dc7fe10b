import { afterEach, beforeEach, expect, test } from 'vitest';
import { type OpenedPage, openPage } from '../browser/open-page.ts';
import { watchFrames } from '../browser/watch-frames.ts';
import { pluginSiteOfFile } from './published-site.ts';

const site = await pluginSiteOfFile();
const { browser } = site;

let opened: OpenedPage;
beforeEach(async () => {
  opened = await openPage(browser, site.url);
});
afterEach(async () => {
  await opened.page.context().close();
  // No failure of a plugin may break the content security policy or leave an uncaught error.
  expect(opened.violations).toEqual([]);
  expect(opened.uncaught).toEqual([]);
});

const notice = () => opened.page.getByRole('alert');
/** Waits for a failure notice with this text. */
const waitForNotice = (sentence: string) =>
  notice().filter({ hasText: sentence }).waitFor({ timeout: 12_000 });
const retry = () => opened.page.getByRole('button', { name: 'Riprova' }).click();
const entryOf = (name: string) => `**/p/${name}/*/remoteEntry.js`;

/** Navigates as a link does, without loading a new document. */
const navigate = (path: string) =>
  opened.page.evaluate((to) => {
    history.pushState(null, '', to);
  }, path);

test('a plugin that cannot load shows a notice, the rest of the page works, and «Riprova» loads it once it is available', async () => {
  const { page } = opened;
  await page.goto(`${site.url}/nessuno`);
  await page.route('**/p/mf-meteo/**', (route) => route.fulfill({ status: 404, body: 'gone' }));
  await navigate('/meteo');
  await waitForNotice('«Meteo» non è disponibile');
  await waitForNotice('Il server non ha trovato questa parte della pagina.');

  await navigate('/antico');
  await waitForNotice('«Antico»');
  await navigate('/meteo');
  await waitForNotice('«Meteo»');
  await page.unroute('**/p/mf-meteo/**');
  await retry();
  await page.getByRole('heading', { name: 'Cielo sereno' }).waitFor();
});

test('a plugin that does not load within eight seconds shows a notice, and «Riprova» can load it later', async () => {
  const { page } = opened;
  await page.goto(`${site.url}/nessuno`);
  const held = Promise.withResolvers<void>();
  await page.route(entryOf('mf-meteo'), async (route) => {
    await held.promise;
    await route.continue();
  });
  await navigate('/meteo');
  await waitForNotice('ci mette troppo ad arrivare');
  held.resolve();
  await retry();
  await page.getByRole('heading', { name: 'Cielo sereno' }).waitFor();
});

test('a module that throws at evaluation shows a notice, and the rest of the page works', async () => {
  const { page } = opened;
  await page.goto(`${site.url}/guasti/valutazione`);
  await waitForNotice('Questa parte non parte');
  await navigate('/meteo');
  await page.getByRole('heading', { name: 'Cielo sereno' }).waitFor();
});

test('a module that throws while rendering shows a notice, and «Riprova» renders it again', async () => {
  const { page } = opened;
  await page.goto(`${site.url}/guasti/disegno`);
  await waitForNotice('si è fermata per un errore');
  await page.evaluate(() => {
    document.documentElement.dataset.repaired = 'yes';
  });
  await retry();
  await page.getByText('Disegnato').waitFor();
});

test('a module without a component and a plugin for another contract each show their own notice', async () => {
  const { page } = opened;
  await page.goto(`${site.url}/guasti/vuoto`);
  await waitForNotice('pubblicata male');
  await page.goto(`${site.url}/antico`);
  await waitForNotice('un’altra versione di Vetta');
  expect(await page.getByText('Fatto per un altro contratto').count()).toBe(0);
});

test('a file that was changed on the way to the browser does not run', async () => {
  const { page, violations } = opened;
  await page.goto(`${site.url}/nessuno`);
  await page.route(entryOf('mf-meteo'), async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()}\n;globalThis.intruder = true;` });
  });
  await navigate('/meteo');
  await waitForNotice('«Meteo» non è disponibile');
  expect(await page.evaluate(() => 'intruder' in globalThis)).toBe(false);
  expect(violations.splice(0).join()).toContain('integrity');
});

test('a wall shows the plain board, and never an empty frame, while its scenes have nothing to show', async () => {
  const { page } = opened;
  const watched = await watchFrames(page);
  const plain = () => page.getByRole('heading', { name: 'Classifica di novembre 2026' });
  await page.goto(`${site.url}/kiosk?scenes=muta`);
  await plain().waitFor();
  // The scene is offered again every ten seconds.
  await page.waitForTimeout(22_000);
  await plain().waitFor();
  expect((await watched()).empty).toBe(0);
});

test('a scene that ends on screen, and says so late, leaves no empty frame', async () => {
  const { page } = opened;
  const watched = await watchFrames(page);
  await page.goto(`${site.url}/kiosk?scenes=breve`);
  await page.getByRole('heading', { name: 'Breve' }).waitFor();
  await page.getByRole('heading', { name: 'Classifica di novembre 2026' }).waitFor();
  expect((await watched()).empty).toBe(0);
});
