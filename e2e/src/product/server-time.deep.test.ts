import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openPage } from '../browser/open-page.ts';
import { ADMIN_KEY } from './evening.ts';
import { ownProduct } from './started-product.ts';

const HOUR_MS = 3_600_000;

const product = ownProduct({ CLOCK: '2026-11-21T20:30:00+01:00' });

/** Answers with the page as a browser restores a tab: the document says when it was sent, hours ago. */
const restoreOldDocument = (page: Page) =>
  page.route(`${product.url}/`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    await route.fulfill({
      response,
      body: html.replace(/"now":"[^"]+"/, '"now":"2026-11-21T15:00:00.000Z"'),
    });
  });

/** Opens a page on a device whose clock is five hours ahead of the server's: on the next day. «set clock» sets it an hour ahead. */
async function openAhead(): Promise<Page> {
  const { now } = (await (await fetch(`${product.url}/api/site`)).json()) as { now: string };
  const { page } = await openPage(product.browser, product.url, { today: new Date(now) });
  await page.addInitScript(
    (shift) => {
      const DeviceDate = Date;
      window.addEventListener('set clock', () => {
        shift += 3_600_000;
      });
      globalThis.Date = class extends DeviceDate {
        constructor(...fields: [] | [number]) {
          super(...(fields.length === 0 ? ([DeviceDate.now() + shift] as const) : fields));
        }
        static override now() {
          return DeviceDate.now() + shift;
        }
      } as DateConstructor;
    },
    Date.parse(now) - Date.now() + 5 * HOUR_MS,
  );
  return page;
}

test('on a device whose clock is five hours ahead the page shows the day of the server', async () => {
  const page = await openAhead();
  await page.goto(product.url);
  await page.locator('html[data-live]').waitFor();
  await page.getByText('Novembre 2026 · giorno 21 di 30: 70%').waitFor();
  expect(await page.getByText('aggiornata alle').isVisible()).toBe(true);
  const dayEnd = page.getByRole('timer', { name: 'Fine giornata' });
  await expect.poll(() => dayEnd.textContent()).toMatch(/^03h 2\dm \d\ds$/);
});

test('with an old document, and while the server is away, the page has the server’s time soon after it is back', async () => {
  const page = await openAhead();
  let isAway = true;
  await page.route('**/api/site', (route) => (isAway ? route.abort() : route.continue()));
  await restoreOldDocument(page);
  await page.goto(product.url);
  const dayEnd = page.getByRole('timer', { name: 'Fine giornata' });
  await expect.poll(() => dayEnd.textContent(), { timeout: 10_000 }).toMatch(/^07h 5\dm/);
  await page.getByRole('region', { name: 'Regole' }).waitFor();
  isAway = false;
  await expect.poll(() => dayEnd.textContent(), { timeout: 20_000 }).toMatch(/^03h 2\dm/);
});

test('an old document fetches the standings at once, not only at the next poll', async () => {
  const { page } = await openPage(product.browser, product.url, { today: new Date('2026-11-21T15:00:00Z') });
  await restoreOldDocument(page);
  const fetched = page.waitForResponse('**/api/leaderboard', { timeout: 20_000 });
  await page.goto(product.url);
  await fetched;
});

test('a device’s clock that is set while the page is open does not move the countdown for long', async () => {
  const page = await openAhead();
  let isAway = false;
  await page.route('**/api/site', (route) => (isAway ? route.abort() : route.continue()));
  await page.goto(product.url);
  const dayEnd = page.getByRole('timer', { name: 'Fine giornata' });
  await expect.poll(() => dayEnd.textContent(), { timeout: 10_000 }).toMatch(/^03h 2\dm/);
  // Without the server's time the countdown follows the device's clock. An answer on its way may still correct the first change.
  isAway = true;
  const shownAfterChange = async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('set clock')));
    return dayEnd.textContent();
  };
  await expect.poll(shownAfterChange, { timeout: 15_000, interval: 2_000 }).toMatch(/^0[0-2]h 2\dm/);
  isAway = false;
  await expect.poll(() => dayEnd.textContent(), { timeout: 30_000 }).toMatch(/^03h 2\dm/);
});

test('on a device whose clock is five hours ahead the wall shows the time and the countdown of the server', async () => {
  const page = await openAhead();
  await page.goto(`${product.url}/kiosk`);
  await page.getByText(/^20:3\d$/).waitFor();
  await page.getByText(/^Fine giornata fra 03:2\d:\d\d$/).waitFor();
});

test('on a device whose clock is five hours ahead the back office opens on the day of the server', async () => {
  const page = await openAhead();
  await page.goto(`${product.url}/admin/players`);
  await page.getByLabel('Chiave di Accesso').fill(ADMIN_KEY);
  await page.getByRole('button', { name: 'Accedi al Pannello' }).click();
  await page.getByText(/^sabato 21 novembre · (non manca nessuno|manca)/).waitFor();
  expect(new URL(page.url()).searchParams.get('data')).toBe('2026-11-21');
});

test('on a device whose clock is five hours ahead the hero counts down to the launch by the server’s time', async () => {
  const { status } = await fetch(`${product.url}/api/admin/settings`, {
    method: 'PUT',
    headers: { 'X-Admin-Key': ADMIN_KEY, 'Content-Type': 'application/json' },
    body: JSON.stringify({ key: 'launch', value: '2026-11-21T22:30:00Z' }),
  });
  expect(status).toBe(200);
  const page = await openAhead();
  await page.goto(product.url);
  const launch = page.getByRole('timer', { name: 'Si parte fra' });
  await expect.poll(() => launch.textContent()).toMatch(/^00 giorni02 ore5\d minuti/);
  await page.locator('html[data-live]').waitFor();
  await page.getByRole('timer', { name: 'Fine giornata' }).waitFor();
  expect(await launch.textContent()).toMatch(/^00 giorni02 ore5\d minuti/);
});
