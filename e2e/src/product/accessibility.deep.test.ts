import type { Page } from 'playwright';
import { afterEach, beforeAll, expect, test } from 'vitest';
import {
  expectAccessible,
  onEachScreen,
  openAxePage,
  resetAxePage,
  violations,
} from '../browser/axe-screens.ts';
import { withoutIntroFilm } from '../browser/intro-film.ts';
import { openPage } from '../browser/open-page.ts';
import { expectTabOrder } from '../browser/tab-order.ts';
import { keyField, openSection } from './desk.ts';
import { ADMIN_KEY, EVENING } from './evening.ts';
import { onEachSection } from './sections.ts';
import { sharedOffice } from './started-product.ts';

const product = sharedOffice();
let page: Page;
beforeAll(async () => {
  page = await openAxePage(product.browser, product.url);
});
afterEach(() => resetAxePage(page));

const live = () => page.locator('#prerender').waitFor({ state: 'detached' });
/** Waits for the last that comes below the board. */
const whole = () => page.getByRole('heading', { name: 'Quando si viene squalificati?' }).waitFor();

test('axe finds nothing while the intro runs', async () => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await withoutIntroFilm(page);
  await onEachScreen(page, async (screen) => {
    await page.context().clearCookies();
    await page.goto(product.url);
    await page.getByRole('button', { name: 'SKIP INTRO' }).waitFor();
    expect(await violations(page), screen).toEqual([]);
    expect(await page.getByRole('button', { name: 'SKIP INTRO' }).isVisible()).toBe(true);
  });
  await page.getByRole('button', { name: 'SKIP INTRO' }).click();
  await page.locator('#intro').waitFor({ state: 'detached' });
  await page.unrouteAll();
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

test('axe finds nothing after it and below the board, on the short board and on the whole one', async () => {
  await page.goto(product.url);
  await live();
  await whole();
  await expectAccessible(page.getByRole('button', { name: /^Espandi/ }));
  await page.getByRole('button', { name: /^Espandi/ }).click();
  await expectAccessible(page.getByRole('button', { name: 'Riduci' }));
});

test('axe finds nothing while the api is unreachable', async () => {
  // As if the document had been sent without the database: it carries no board.
  await page.route(`${product.url}/`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({ response, body: html.replace('"leaderboard":{', '"none":{') });
  });
  await page.route('**/api/**', (route) => route.abort());
  await page.goto(product.url);
  await page.getByText('I premi non sono raggiungibili in questo momento.').waitFor();
  await expectAccessible(page.getByText('Classifica non raggiungibile'));
  await page.unrouteAll();
});

test('axe finds nothing on an address that does not exist', async () => {
  await page.goto(`${product.url}/campo-base`);
  await expectAccessible(page.getByRole('heading', { name: '404 Page Not Found' }));
});

test('axe finds nothing on the wall', async () => {
  await page.goto(`${product.url}/kiosk`);
  await expectAccessible(page.getByText(/^Fine giornata fra/));
});

test('axe finds nothing on the login after a wrong key, nor on any section of the back office', {
  timeout: 300_000,
}, async () => {
  const desk = await openAxePage(product.browser, product.url);
  await desk.goto(`${product.url}/admin`);
  await keyField(desk).fill('sbagliata');
  await desk.keyboard.press('Enter');
  await expectAccessible(desk.getByRole('alert'));
  await keyField(desk).fill(ADMIN_KEY);
  await desk.keyboard.press('Enter');
  await desk.getByRole('button', { name: 'Logout' }).waitFor();
  // A few cards are like all: axe takes seconds for fifty calendars.
  await onEachSection(desk, (_, heading) => expectAccessible(heading), '/admin/players?cerca=chiara');
});

test('with forced colours each stop of Tab is visible, on the page and on Partecipanti', async () => {
  const { page } = await openPage(product.browser, product.url, { today: new Date(EVENING), isStill: true });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(product.url);
  await page.locator('[data-awake]').waitFor();
  await expectTabOrder(page);
  const { page: players } = await openSection(product, '/admin/players?cerca=chiara+conti');
  await players.emulateMedia({ forcedColors: 'active' });
  await players.getByRole('grid').waitFor();
  await expectTabOrder(players);
});
