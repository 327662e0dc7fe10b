import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMIN_KEY } from './admin-key.ts';
import { collectCalls, openSection } from './open-section.ts';
import { type StartedProduct, startProduct } from './started-product.ts';

let product: StartedProduct;
let marco: { id: string };
beforeAll(async () => {
  product = await startProduct({ DEMO: 'off', CLOCK: '2026-11-21T20:30:00+01:00' });
  marco = await change('POST /api/admin/players', { name: 'Marco De Luca' });
});
afterAll(() => product?.stop());

/** Makes a change by the api, as the named admin. */
async function change<Row>(call: string, body?: object, admin = 'Giulia'): Promise<Row> {
  const [method = '', path = ''] = call.split(' ');
  const response = await fetch(product.url + path, {
    method,
    headers: { 'X-Admin-Key': ADMIN_KEY, 'X-Admin-Name': admin, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(response.ok).toBe(true);
  return response.status === 204 ? (undefined as Row) : await response.json();
}

const enter = (rings: number, admin?: string) =>
  change<{ id: string }>('POST /api/admin/entries', { playerId: marco.id, date: '2026-11-20', rings }, admin);
const entries = async () =>
  (
    await fetch(`${product.url}/api/admin/entries?date=2026-11-20`, { headers: { 'X-Admin-Key': ADMIN_KEY } })
  ).json();
const openAudit = (path = '/admin/audit') =>
  openSection(product.browser, { url: product.url, adminKey: ADMIN_KEY, path, title: 'Registro' });

test('the audit log tells in words who changed what, and never in JSON', async () => {
  await enter(80);
  await enter(95, 'Luca');
  const { page, uncaught, violations } = await openAudit();
  const today = page.getByRole('region', { name: 'Oggi, sabato 21 novembre' });
  const correction = today.getByRole('listitem').filter({ hasText: 'ha corretto' }).first();
  expect(await correction.textContent()).toContain(
    'Luca ha corretto le chiamate di Marco De Luca del 20 novembre: 80 → 95',
  );
  expect(await correction.textContent()).toContain('Si corregge, non si annulla');
  expect(await today.textContent()).not.toMatch(/[{}"]|playerId|\bnull\b/);
  expect([...uncaught, ...violations]).toEqual([]);
});

test('a removal is undone by keyboard; the numbers are back, and the audit log says who undid it', async () => {
  const { id } = await enter(60);
  await change(`DELETE /api/admin/entries/${id}`);
  expect(await entries()).toEqual([]);
  const { page } = await openAudit();
  const removal = page
    .getByRole('listitem')
    .filter({ hasText: 'ha eliminato i numeri', hasNotText: 'ha annullato' })
    .first();
  const calls = collectCalls(page);
  await removal.getByRole('button', { name: 'Annulla' }).press('Enter');
  await page.getByText('Modifica annullata').waitFor();
  await removal.getByText('È già stata annullata da').waitFor();
  await removal.and(page.locator(':focus')).waitFor();
  expect(await entries()).toEqual([expect.objectContaining({ id, rings: 60 })]);
  expect(new Set(calls)).toEqual(
    new Set([
      expect.stringMatching(/^POST \/api\/admin\/audit\/.+\/undo$/),
      'GET /api/admin/audit',
      'GET /api/admin/audit/people',
      'GET /api/admin/bonus-types',
    ]),
  );
  await page
    .getByText(/ha annullato una modifica: «Giulia ha eliminato i numeri di Marco De Luca/)
    .first()
    .waitFor();
});

test('a removed player comes back after a confirmation; «Indietro» and a refusal leave everything as it is', async () => {
  const anna = await change<{ id: string }>('POST /api/admin/players', { name: 'Anna Riva' });
  await change(`DELETE /api/admin/players/${anna.id}`);
  const { page } = await openAudit();
  const removal = page
    .getByRole('listitem')
    .filter({ hasText: 'ha eliminato Anna Riva', hasNotText: 'ha annullato' });
  const dialog = page.getByRole('alertdialog', { name: 'Annulla modifica' });

  const undo = removal.getByRole('button', { name: 'Annulla' });
  const focusIsBack = () => undo.and(page.locator(':focus')).waitFor();

  await undo.press('Enter');
  await dialog.getByRole('button', { name: 'Indietro' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'hidden' });
  await focusIsBack();

  await page.route('**/undo', (route) =>
    route.fulfill({ status: 409, json: { error: 'Non si può annullare: c’è una modifica più recente' } }),
  );
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Annulla la modifica' }).click();
  await page.getByText('Non è stato possibile annullare').waitFor();
  await page.getByText('Non si può annullare: c’è una modifica più recente', { exact: true }).waitFor();
  await focusIsBack();
  await page.unroute('**/undo');
  await page.route('**/undo', (route) => route.abort());
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Annulla la modifica' }).click();
  await page
    .getByText('Il server non ha risposto. Guarda in Registro se è annullata, prima di riprovare.')
    .waitFor();
  await focusIsBack();
  await page.unroute('**/undo');

  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Annulla la modifica' }).click();
  await page.getByText('Modifica annullata').waitFor();
  await removal.and(page.locator(':focus')).waitFor();
  const players = await (
    await fetch(`${product.url}/api/admin/players`, { headers: { 'X-Admin-Key': ADMIN_KEY } })
  ).json();
  expect(players.map(({ name }: { name: string }) => name)).toContain('Anna Riva');
});

test('the filters are in the address: by admin, day and player, and a reload keeps them', async () => {
  await enter(70, 'Sara');
  const { page } = await openAudit();
  const rows = page.getByRole('region', { name: /^Oggi/ }).getByRole('listitem');
  await rows.first().waitFor();
  const all = await rows.count();
  await page.getByRole('button', { name: /Admin/ }).click();
  await page.getByRole('option', { name: 'Sara' }).click();
  await expect.poll(() => rows.count()).toBe(1);
  expect(new URL(page.url()).searchParams.get('admin')).toBe('Sara');
  await page.reload();
  await page.getByRole('button', { name: /Admin/ }).waitFor();
  await expect.poll(() => rows.count()).toBe(1);

  await page.getByRole('button', { name: 'Togli i filtri' }).click();
  await expect.poll(() => rows.count()).toBeGreaterThanOrEqual(all);
  await page.getByRole('button', { name: /Partecipante/ }).click();
  await page.getByRole('option', { name: 'Marco De Luca' }).click();
  await expect.poll(() => rows.filter({ hasText: 'Anna Riva' }).count()).toBe(0);
  expect(new URL(page.url()).searchParams.get('su')).toBe(marco.id);

  await page.goto(`${product.url}/admin/audit?giorno=2026-11-19`);
  await page.getByText('Nessuna modifica con questi filtri').waitFor();
});

test('«Carica altri» goes on where the page ended; a failed load is tried again', async () => {
  for (let number = 0; number < 55; number += 1) await enter(100 + number, 'Pagine');
  const { page } = await openAudit('/admin/audit?admin=Pagine');
  const rows = page.getByRole('region', { name: /^Oggi/ }).getByRole('listitem');
  await expect.poll(() => rows.count()).toBe(50);
  await page.route('**/api/admin/audit?**cursor**', (route) => route.fulfill({ status: 503, json: {} }));
  await page.getByRole('button', { name: 'Carica altri' }).click();
  await page.getByText('Il registro non è arrivato').waitFor();
  expect(await rows.count()).toBe(50);
  await page.unroute('**/api/admin/audit?**cursor**');
  await page.getByRole('button', { name: 'Riprova' }).click();
  await expect.poll(() => rows.count()).toBe(55);
  expect(await page.getByRole('button', { name: 'Carica altri' }).count()).toBe(0);
});
