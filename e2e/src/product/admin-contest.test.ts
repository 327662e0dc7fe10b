import type { Site } from '@vetta/contract/site';
import type { Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMIN_KEY } from './admin-key.ts';
import { collectCalls, openSection } from './open-section.ts';
import { type StartedProduct, startProduct } from './started-product.ts';

let product: StartedProduct;
beforeAll(async () => {
  product = await startProduct({ CLOCK: '2026-11-21T20:30:00+01:00' });
});
afterAll(() => product?.stop());

const contest = async () => ((await (await fetch(`${product.url}/api/site`)).json()) as Site).contest;
const openContest = () =>
  openSection(product.browser, {
    url: product.url,
    adminKey: ADMIN_KEY,
    path: '/admin/contest',
    title: 'Contest',
  });
const card = (page: Page, name: string) => page.getByRole('region', { name });

async function typeDay(page: Page, group: Locator, digits: string): Promise<void> {
  await group.getByRole('spinbutton').first().focus();
  await page.keyboard.type(digits);
}

test('a threshold holds at once on the page, and «Annulla» in the toast brings the old one back', async () => {
  const { page, uncaught, violations } = await openContest();
  const threshold = card(page, 'Soglia della lotteria');
  const points = threshold.getByRole('textbox', { name: 'Punti' });
  await threshold.getByText('almeno 1.200 punti nel mese').waitFor();
  await points.fill('900');
  await points.press('Tab');
  await threshold.getByText('Dal mese in corso.').waitFor();
  const calls = collectCalls(page);
  await points.press('Enter');
  await page.getByText('Impostazioni aggiornate').waitFor();
  await threshold.getByText('almeno 900 punti nel mese').waitFor();
  await expect.poll(() => calls).toEqual(['PUT /api/admin/settings', 'GET /api/admin/settings']);
  expect((await contest()).lotteryThreshold).toBe(900);

  await page.getByRole('button', { name: 'Annulla', exact: true }).click();
  await page.getByText('Modifica annullata').waitFor();
  await threshold.getByText('almeno 1.200 punti nel mese').waitFor();
  expect(await points.inputValue()).toBe('1.200');
  expect((await contest()).lotteryThreshold).toBe(1200);
  expect([...uncaught, ...violations]).toEqual([]);
});

test('the launch is typed in Rome’s time: the skipped hour is refused, the repeated one asked for', async () => {
  const { page } = await openContest();
  const launch = card(page, 'Momento del lancio');
  const [day, time] = [launch.getByRole('group', { name: 'Giorno' }), launch.getByLabel('Ora italiana')];
  const save = launch.getByRole('button', { name: 'Salva' });
  await typeDay(page, day, '28032027');
  await time.fill('02:30');
  await launch.getByText('quest’ora non esiste').waitFor();
  expect(await save.isDisabled()).toBe(true);

  await typeDay(page, day, '31102027');
  await launch.getByRole('button', { name: /c’è due volte/ }).click();
  await page.getByRole('option', { name: 'La seconda (ora solare)' }).click();
  await launch.getByText(/Fino a domenica 31 ottobre 2027 alle 02:30/).waitFor();
  await save.press('Enter');
  await page.getByText('Impostazioni aggiornate').waitFor();
  expect((await contest()).launchAt).toBe('2027-10-31T01:30:00.000Z');

  await typeDay(page, day, '30092025');
  await time.fill('23:59');
  await save.press('Enter');
  await expect.poll(async () => (await contest()).launchAt).toBe('2025-09-30T21:59:00.000Z');
  await launch.getByText(/Il lancio è stato martedì 30 settembre 2025 alle 23:59/).waitFor();
});

test('the dates must be in one month and in order; those of the month under way hold on the page', async () => {
  const { page } = await openContest();
  const dates = card(page, 'Date del contest');
  const first = dates.getByRole('group', { name: 'Primo giorno' });
  const last = dates.getByRole('group', { name: 'Ultimo giorno' });
  await typeDay(page, first, '02122026');
  await dates.getByText('I due giorni devono essere dello stesso mese').waitFor();
  await typeDay(page, first, '02112026');
  await typeDay(page, last, '01112026');
  await dates.getByText('L’ultimo giorno viene prima del primo').waitFor();
  const calls = collectCalls(page);
  await dates.getByRole('button', { name: 'Salva' }).press('Enter');
  expect(calls.filter((call) => call.startsWith('PUT'))).toEqual([]);
  await typeDay(page, last, '28112026');
  await dates.getByText(/la lotteria si estrae alle 23:59 del 28 novembre/).waitFor();
  await dates.getByRole('button', { name: 'Salva' }).press('Enter');
  await dates.getByText('Novembre 2026 va dal 2 novembre al 28 novembre 2026').waitFor();
  expect(await contest()).toMatchObject({ start: '2026-11-02', end: '2026-11-28' });
});

test('if two admins change a setting, the second reads what the first saved before replacing it', async () => {
  const [{ page: first }, { page: second }] = [await openContest(), await openContest()];
  const change = async (page: Page, points: string) => {
    const field = card(page, 'Soglia della lotteria').getByRole('textbox', { name: 'Punti' });
    await field.fill(points);
    await field.press('Tab');
    await field.press('Enter');
  };
  await change(first, '1000');
  await first.getByText('Impostazioni aggiornate').waitFor();
  await change(second, '1100');
  const threshold = card(second, 'Soglia della lotteria');
  await threshold.getByText('Intanto un altro admin ha cambiato questa impostazione').waitFor();
  await threshold.getByText('almeno 1.000 punti nel mese').waitFor();
  expect((await contest()).lotteryThreshold).toBe(1000);
  await threshold.getByRole('button', { name: 'Salva' }).press('Enter');
  await second.getByText('Impostazioni aggiornate').waitFor();
  expect((await contest()).lotteryThreshold).toBe(1100);
});

test('half-typed values outlive a reload, and «Ricomincia» drops them', async () => {
  const { page } = await openContest();
  const threshold = card(page, 'Soglia della lotteria');
  const points = threshold.getByRole('textbox', { name: 'Punti' });
  const before = await points.inputValue();
  await points.fill('1350');
  await points.press('Tab');
  const dates = card(page, 'Date del contest');
  await typeDay(page, dates.getByRole('group', { name: 'Ultimo giorno' }), '29');
  await dates.getByRole('button', { name: 'Ripristina' }).waitFor();
  await page.reload();
  await threshold.getByText('Ecco quello che stavi scrivendo').waitFor();
  expect(await points.inputValue()).toBe('1.350');
  expect(
    await dates.getByRole('group', { name: 'Ultimo giorno' }).getByRole('spinbutton').first().textContent(),
  ).toBe('29');

  await threshold.getByRole('button', { name: 'Ricomincia' }).click();
  expect(await points.inputValue()).toBe(before);
  await threshold.getByText('Ecco quello che stavi scrivendo').waitFor({ state: 'detached' });
  await page.reload();
  await dates.getByText('Ecco quello che stavi scrivendo').waitFor();
  expect(await points.inputValue()).toBe(before);
});

test('a failed save keeps what was typed and says why; failed settings can be loaded again', async () => {
  const { page } = await openContest();
  const points = card(page, 'Soglia della lotteria').getByRole('textbox', { name: 'Punti' });
  await points.fill('700');
  await points.press('Tab');
  await page.route('**/api/admin/settings', (route) =>
    route.fulfill({ status: 503, json: { error: 'Il database non è raggiungibile' } }),
  );
  await points.press('Enter');
  await page.getByText('Impossibile aggiornare le impostazioni').waitFor();
  await page.getByText('Il database non è raggiungibile').waitFor();
  expect(await points.inputValue()).toBe('700');
  await page.reload();
  await page.getByText('Le impostazioni non sono arrivate').waitFor();
  await page.unroute('**/api/admin/settings');
  await page.getByRole('button', { name: 'Riprova' }).click();
  await points.waitFor();
});
