import type { BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ADMIN_KEY } from './admin-key.ts';
import { failCalls, keyField, logIn, openDesk } from './desk.ts';
import { type StartedProduct, startProduct } from './started-product.ts';

let product: StartedProduct;
beforeAll(async () => {
  product = await startProduct({});
});
afterAll(() => product?.stop());

let page: Page;
let context: BrowserContext;
beforeEach(async () => {
  ({ context, page } = await openDesk(product));
});
afterEach(() => context.close());

const open = (path?: string) => logIn(product, page, path);
const button = (name: string | RegExp) => page.getByRole('button', { name });

describe('half-typed forms', () => {
  const dialog = () => page.getByRole('dialog', { name: 'Nuovo Partecipante' });
  const name = () => dialog().getByRole('textbox', { name: 'Nome' });
  const openDialog = async () => {
    await button('Aggiungi Partecipante').first().press('Enter');
    // What is typed goes where the focus is.
    await name().and(page.locator(':focus')).waitFor();
  };

  test('an expired key leads to the login, which says why; after it the dialog has what was typed', async () => {
    await open('/admin/players');
    await openDialog();
    await page.keyboard.type('Zeno Vetta');
    await failCalls(page, '/api/admin/players', 401);
    await page.keyboard.press('Enter');
    await page.getByText('La chiave di accesso non è più valida. Accedi di nuovo.').waitFor();
    await page.getByText(/Quello che stavi scrivendo ti aspetta/).waitFor();
    await page.unroute('**/api/admin/players');
    await keyField(page).fill(ADMIN_KEY);
    await page.keyboard.press('Enter');
    await openDialog();
    await page.getByText('Ecco quello che stavi scrivendo').waitFor();
    expect(await name().inputValue()).toBe('Zeno Vetta');
    await page.keyboard.press('Enter');
    await page.getByText('Partecipante aggiunto con successo').waitFor();
    await openDialog();
    expect(await name().inputValue()).toBe('');
  });

  test('a closed tab keeps it; «Ricomincia» drops it', async () => {
    await open('/admin/players');
    await openDialog();
    await page.keyboard.type('Ada');
    await page.close();
    page = await context.newPage();
    await open('/admin/players');
    await openDialog();
    await expect.poll(() => name().inputValue()).toBe('Ada');
    await button('Ricomincia').press('Enter');
    expect(await name().inputValue()).toBe('');
  });

  test('Escape asks before it goes, and closes at once what is untouched', async () => {
    await open('/admin/players');
    await openDialog();
    await page.keyboard.press('Escape');
    await dialog().waitFor({ state: 'hidden' });
    await openDialog();
    await page.keyboard.type('Ada');
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog', { name: 'Vuoi scartare quello che hai scritto?' }).waitFor();
    await page.keyboard.press('Enter');
    await name().and(page.locator(':focus')).waitFor();
    expect(await name().inputValue()).toBe('Ada');
    await page.keyboard.press('Escape');
    await button('Scarta').press('Enter');
    await dialog().waitFor({ state: 'hidden' });
    await button('Aggiungi Partecipante').and(page.locator(':focus')).waitFor();
  });
});

test('who is at the device is asked in the header, and every change carries the name', async () => {
  await open('/admin/players');
  await button('Chi sei?').press('Enter');
  await page.getByRole('dialog', { name: 'Chi sei?' }).waitFor();
  await page.keyboard.type('Niccolò Ω');
  await page.keyboard.press('Enter');
  await button('Niccolò Ω: cambia nome').and(page.locator(':focus')).waitFor();
  await page.reload();
  await button('Niccolò Ω: cambia nome').waitFor();
  await button('Aggiungi Partecipante').first().press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.type('Bice Riva');
  await page.keyboard.press('Enter');
  await page.getByText('Partecipante aggiunto con successo').waitFor();
  const audit = await fetch(`${product.url}/api/admin/audit`, { headers: { 'X-Admin-Key': ADMIN_KEY } });
  const { changes } = await audit.json();
  expect(changes[0]).toMatchObject({ actor: 'Niccolò Ω', about: 'Bice Riva' });
});
