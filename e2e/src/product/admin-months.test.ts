import type { AdminMonth, MonthDetail } from '@vetta/contract/months';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMIN_KEY } from './admin-key.ts';
import { collectCalls, openSection } from './open-section.ts';
import { type StartedProduct, startProduct } from './started-product.ts';

let product: StartedProduct;
beforeAll(async () => {
  // The demonstration's October is final, with its draw.
  product = await startProduct({ CLOCK: '2026-11-21T20:30:00+01:00' });
});
afterAll(() => product?.stop());

const headers = { 'X-Admin-Key': ADMIN_KEY };
const read = async <Reply>(path: string): Promise<Reply> =>
  (await fetch(product.url + path, { headers })).json();
const october = () => read<MonthDetail>('/api/months/2026-10');
const openMonths = (path = '/admin/months', title = 'Mesi') =>
  openSection(product.browser, { url: product.url, adminKey: ADMIN_KEY, path, title });
const openOctober = () => openMonths('/admin/months/2026-10', 'Ottobre 2026');

test('each month is a strip with its state and podium; a press opens it, and the way back is there', async () => {
  const [november, final] = await read<AdminMonth[]>('/api/admin/months');
  const { page, uncaught, violations } = await openMonths();
  const strip = page.getByRole('link', { name: /^Ottobre 2026/ });
  expect(await strip.textContent()).toContain('definitivo');
  for (const { name } of final?.podium ?? []) expect(await strip.textContent()).toContain(name);
  expect(november?.state).toBe('open');
  await page.getByRole('link', { name: /^Novembre 2026 aperto/ }).waitFor();

  await strip.press('Enter');
  await page.getByRole('heading', { name: 'Ottobre 2026' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/months/2026-10');
  const rows = page.getByRole('table', { name: 'Classifica' }).getByRole('row');
  await expect.poll(() => rows.count()).toBe((await october()).entries.length + 1);
  await page.getByRole('region', { name: 'Estrazioni' }).getByText('verificata', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Tutti i mesi' }).click();
  await strip.waitFor();
  expect([...uncaught, ...violations]).toEqual([]);
});

test('late data is listed; the rebuild shows what it changes, wants a reason, and does just that', async () => {
  const before = await october();
  const last = before.entries.at(-1);
  await fetch(`${product.url}/api/admin/entries`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ playerId: last?.playerId, date: '2026-10-31', rings: 9_000 }),
  });
  const { page } = await openOctober();
  const late = page.getByRole('region', { name: 'Dati in ritardo' });
  await late.getByText(`${last?.name}, 31 ottobre: 9.000 chiamate`).waitFor();
  await late.getByRole('button', { name: 'Ricalcola il mese' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Ricalcola ottobre 2026' });
  const preview = dialog.getByRole('row').filter({ hasText: last?.name ?? '-' });
  await preview.getByText('1°', { exact: true }).waitFor();
  expect(await october()).toEqual(before);

  await dialog.getByRole('button', { name: 'Ricalcola il mese' }).click();
  await dialog.getByText('Campo obbligatorio').waitFor();
  await page.route('**/rebuild', (route) =>
    route.fulfill({ status: 503, json: { error: 'Database lontano' } }),
  );
  const reason = dialog.getByRole('textbox', { name: 'Motivo' });
  await reason.fill('Tracker in ritardo');
  await reason.press('Enter');
  await page.getByText('Impossibile ricalcolare il mese').waitFor();
  await page.getByText('Database lontano').waitFor();
  expect(await reason.inputValue()).toBe('Tracker in ritardo');
  await page.unroute('**/rebuild');

  const calls = collectCalls(page);
  await reason.press('Enter');
  await page.getByText('Mese ricalcolato').waitFor();
  await late.getByText('Nessuno: la classifica conta tutti i numeri').waitFor();
  await page.getByRole('region', { name: 'Ricalcoli' }).getByText('Tracker in ritardo').waitFor();
  expect(new Set(calls)).toEqual(
    new Set([
      'POST /api/admin/months/2026-10/rebuild',
      'GET /api/admin/months',
      'GET /api/months/2026-10',
      'GET /api/draws/2026-10',
      'GET /api/admin/months/2026-10/prizes',
      ...calls.filter((call) => /rehearsal|late-entries/.test(call)),
    ]),
  );
  const after = await october();
  expect(after.entries[0]?.name).toBe(last?.name);
  expect(
    await page.getByRole('table', { name: 'Classifica' }).getByRole('row').nth(1).textContent(),
  ).toContain(last?.name);
  await late.getByRole('button', { name: 'Ricalcola il mese' }).and(page.locator(':focus')).waitFor();
});

test('a prize is marked as handed over by keyboard, the toast undoes it, and a failure says why', async () => {
  const { page } = await openOctober();
  const prizes = page.getByRole('region', { name: 'Premi' });
  const open = prizes.getByRole('button', { name: /^Segna consegnato/ }).first();
  const dialog = page.getByRole('dialog', { name: 'Consegna del premio' });
  await open.press('Enter');
  await dialog.getByRole('button', { name: 'Salva' }).press('Enter');
  await page.getByText('Consegna registrata').waitFor();
  await prizes.getByText('Consegnato il 21 novembre').waitFor();
  await page.getByRole('button', { name: 'Annulla', exact: true }).click();
  await page.getByText('Modifica annullata').waitFor();
  await expect.poll(() => prizes.getByText('Consegnato il 21 novembre').count()).toBe(0);

  await page.route('**/handover', (route) => route.abort());
  await open.press('Enter');
  await dialog.getByRole('button', { name: 'Salva' }).press('Enter');
  await page.getByText('Impossibile registrare la consegna').waitFor();
  await page.unroute('**/handover');

  const calls = collectCalls(page);
  await dialog.getByRole('button', { name: 'Salva' }).press('Enter');
  await prizes.getByText('Consegnato il 21 novembre').waitFor();
  await expect
    .poll(() => calls)
    .toEqual([
      expect.stringMatching(/^PUT \/api\/admin\/months\/2026-10\/prizes\/.+\/handover$/),
      'GET /api/admin/months/2026-10/prizes',
    ]);
  const published = await Promise.all(['/api/months/2026-10', '/api/draws/2026-10', '/api/site'].map(read));
  expect(JSON.stringify(published)).not.toContain('handover');
});

test('a draw is voided with a reason that everybody can read', async () => {
  const { page } = await openOctober();
  const draws = page.getByRole('region', { name: 'Estrazioni' });
  await draws.getByRole('button', { name: /^Annulla l’estrazione/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Annulla l’estrazione' });
  await dialog.getByRole('textbox', { name: 'Motivo' }).press('Enter');
  await dialog.getByText('Campo obbligatorio').waitFor();
  await page.keyboard.type('Una persona mancava');
  await page.keyboard.press('Enter');
  await page.getByText('Estrazione annullata').waitFor();
  await draws.getByText('Una persona mancava').waitFor();
  await draws.getByText('annullata', { exact: true }).waitFor();
  await draws.getByText('Busta sigillata').waitFor();
  expect(JSON.stringify(await read('/api/draws/2026-10'))).toContain('Una persona mancava');
});

test('printed, a month is its standings and prizes in black on white, without the back office around it', async () => {
  const { page } = await openOctober();
  await page.getByRole('table', { name: 'Classifica' }).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('complementary', { name: 'Barra laterale' }).isVisible()).toBe(false);
  expect(await page.getByRole('heading', { name: 'Pannello Amministrativo' }).isVisible()).toBe(false);
  for (const name of ['Stampa', 'Ricalcola il mese', /^Annulla l’estrazione/, /^(Segna|Modifica)/]) {
    for (const button of await page.getByRole('button', { name }).all()) {
      expect(await button.isVisible()).toBe(false);
    }
  }
  expect(await page.getByRole('heading', { name: 'Ottobre 2026' }).isVisible()).toBe(true);
  const name = page.getByRole('table', { name: 'Classifica' }).getByRole('rowheader').first();
  expect(await name.evaluate((cell) => getComputedStyle(cell).color)).toBe('rgb(0, 0, 0)');
  expect(await page.getByRole('region', { name: 'Premi' }).isVisible()).toBe(true);
});

test('months and a month fit 320 px without scrolling sideways', async () => {
  const { page } = await openOctober();
  await page.setViewportSize({ width: 320, height: 720 });
  await page.getByRole('table', { name: 'Classifica' }).waitFor();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.getByRole('link', { name: 'Tutti i mesi' }).click();
  await page.getByRole('link', { name: /^Ottobre 2026/ }).waitFor();
  expect(await overflow()).toBeLessThanOrEqual(0);
});

test('without the months or a month there is a way to try again', async () => {
  const { page } = await openMonths();
  await page.route('**/api/months/2026-10', (route) => route.fulfill({ status: 503, json: {} }));
  await page.getByRole('link', { name: /^Ottobre 2026/ }).click();
  await page.getByText('Il mese non è arrivato').waitFor();
  await page.unroute('**/api/months/2026-10');
  await page.getByRole('button', { name: 'Riprova' }).click();
  await page.getByRole('table', { name: 'Classifica' }).waitFor();
});
