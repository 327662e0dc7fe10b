import type { Locator, Page, Route } from 'playwright';
import { expect, test } from 'vitest';
import { dataTime } from '../browser/data-age.ts';
import { openPage } from '../browser/open-page.ts';
import { watchFrames } from '../browser/watch-frames.ts';
import { logIn } from './desk.ts';
import { sharedOffice } from './started-product.ts';

const product = sharedOffice();

/** What a proxy, a cache or the portal of a network may answer in the server's place, always with a 2xx. */
const answers: Readonly<Record<string, Parameters<Route['fulfill']>[0]>> = {
  'a page of HTML': {
    contentType: 'text/html; charset=utf-8',
    body: '<!doctype html><title>Accesso alla rete</title><div id="root">Accetta i termini</div>',
  },
  'nothing (204)': { status: 204 },
  'JSON that is cut off': { contentType: 'application/json', body: '{"entries":[{"name":"Chi' },
  'an object of another call': { json: { ring: 1, appointment: 2 } },
  'a list of another call': { json: [{ uno: 1 }, null] },
};

/** A wall is stale after a minute and a half. */
const THREE_MINUTES = 3 * 60_000;

/** Opens a page whose clock the test moves; its frames stay the browser's own. */
async function open(path: string, enter?: (page: Page) => Promise<void>) {
  const { page, uncaught } = await openPage(product.browser, product.url, { today: new Date('2026-11-21') });
  const watched = await watchFrames(page);
  await page.clock.install();
  await enter?.(page);
  await page.goto(product.url + path);
  return { page, uncaught, watched };
}

/** Moves the page's clock from poll to poll, and lets the answers of each arrive. */
async function pass(page: Page, ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 30_000) {
    // Not `runFor`, which draws each of the 1 800 frames between two polls.
    await page.clock.fastForward(30_000);
    await page.waitForTimeout(100);
  }
}

/** Turns a wall's pages until the row is on it again: by themselves they take up to half a minute. */
const turnTo = (page: Page, row: Locator) =>
  expect
    .poll(async () => {
      await page.clock.fastForward(5_000);
      return row.isVisible();
    })
    .toBe(true);

test.each(Object.keys(answers))(
  'a wall that gets %s to every call keeps its rows, says their age, and is back within a poll',
  async (kind) => {
    const { page, uncaught, watched } = await open('/kiosk?scenes=classifica');
    const row = page.locator('div:not([inert]) > main').getByText('Chiara', { exact: false }).first();
    await row.waitFor();

    const asked = new Set<string>();
    await page.route('**/*', (route) => {
      asked.add(new URL(route.request().url()).pathname);
      return route.fulfill(answers[kind]);
    });
    await pass(page, THREE_MINUTES);
    expect(asked).toContain('/api/leaderboard');
    expect(asked).toContain('/plugins.json');
    expect(asked).toContain('/api/screens/beat');
    await turnTo(page, row);
    expect(await dataTime(page)).not.toBeNull();
    const stored = await page.evaluate(() => localStorage.getItem('vetta.leaderboard'));
    expect(stored).toContain('Chiara');

    await page.unrouteAll({ behavior: 'wait' });
    await pass(page, 30_000);
    await expect.poll(() => dataTime(page)).toBeNull();
    expect((await watched()).empty).toBe(0);
    expect(uncaught).toEqual([]);
  },
);

test.each(Object.keys(answers))(
  'the page and the back office keep what they show while they get %s to every call',
  async (kind) => {
    const site = await open('/');
    await site.page.getByRole('region', { name: 'Regole' }).waitFor();
    const office = await open('/admin/players', (page) => logIn(product, page));
    await office.page.getByText('Chiara', { exact: false }).first().waitFor();
    for (const { page } of [site, office]) {
      await page.route(/\/(api\/|plugins\.json)/, (route) => route.fulfill(answers[kind]));
      await pass(page, 120_000);
    }
    const board = site.page.getByRole('region', { name: 'Classifica' });
    await board.getByText('Chiara', { exact: false }).first().waitFor();
    for (const name of ['Premi', 'Regole', 'Bonus'])
      await site.page.getByRole('region', { name }).first().waitFor();
    await office.page.getByText('Chiara', { exact: false }).first().waitFor();
    await office.page.getByRole('button', { name: 'Logout' }).waitFor();
    expect([...site.uncaught, ...office.uncaught]).toEqual([]);
  },
);

test('a portal’s page is no login', async () => {
  const { page } = await openPage(product.browser, product.url);
  await page.route('**/api/admin/auth/verify', (route) => route.fulfill(answers['a page of HTML']));
  await page.goto(`${product.url}/admin`);
  await page.getByLabel('Chiave di Accesso').fill('una-chiave-qualsiasi');
  await page.keyboard.press('Enter');
  await page.getByText("Errore durante l'accesso").waitFor();
});
