import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { ask } from './ask.ts';
import { keyField, logIn, openDesk } from './desk.ts';
import { sharedOffice } from './started-product.ts';

const product = sharedOffice();

const openTab = async () => {
  const { context, page } = await openDesk(product);
  onTestFinished(() => context.close());
  return page;
};
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Makes a key in the back office and returns it, as the dialog shows it this once. */
async function makeKey(page: Page, name: string): Promise<string> {
  await logIn(product, page, '/admin/keys');
  await button(page, 'Nuova chiave').click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Nome' }).fill(name);
  // The box itself is hidden behind its mark.
  await page
    .getByRole('dialog')
    .locator('label', { hasText: /^Tutto il pannello/ })
    .click();
  await button(page, 'Crea la chiave').click();
  const shown = page.getByRole('dialog', { name: `La chiave «${name}»` });
  const key = (await shown.locator('code').textContent()) ?? '';
  await shown.getByRole('button', { name: 'Chiudi' }).click();
  await page.getByRole('article', { name }).waitFor();
  return key;
}

async function revoke(page: Page, name: string) {
  await page.getByRole('article', { name }).getByRole('button', { name: 'Revoca' }).click();
  await page.locator('[role=alertdialog]:not([data-toast])').getByRole('button', { name: 'Revoca' }).click();
  await page.getByRole('article', { name }).waitFor({ state: 'detached' });
}

const enter = async (page: Page, key: string) => {
  await page.goto(`${product.url}/admin/players`);
  await keyField(page).fill(key);
  await page.keyboard.press('Enter');
};

test('a person with a key of their own does everything but keys, signs with its name, and is told when it is revoked', async () => {
  const [manager, giulia] = [await openTab(), await openTab()];
  const key = await makeKey(manager, 'Giulia di sera');

  await enter(giulia, key);
  await giulia.getByRole('heading', { name: 'Gestione Partecipanti' }).waitFor();
  expect(await giulia.getByRole('link', { name: 'Chiavi' }).count()).toBe(0);
  expect(await button(giulia, 'Chi sei?').count()).toBe(0);
  await button(giulia, 'Aggiungi Partecipante').first().click();
  await giulia.getByRole('dialog').getByRole('textbox', { name: 'Nome' }).fill('Elio Nuovo');
  await giulia.keyboard.press('Enter');
  await giulia.getByText('Partecipante aggiunto con successo').waitFor();
  const { changes } = await ask(product, 'GET /api/admin/audit');
  expect(changes[0]).toMatchObject({ actor: 'Giulia di sera', action: 'POST /api/admin/players' });
  await giulia.goto(`${product.url}/admin/keys`);
  await giulia.getByText('Le chiavi si gestiscono con quella comune').waitFor();

  await revoke(manager, 'Giulia di sera');
  await giulia.goto(`${product.url}/admin/players`);
  await giulia.getByText('La chiave di accesso non è più valida. Accedi di nuovo.').waitFor();
  expect(await giulia.evaluate((revoked) => Object.values(sessionStorage).includes(revoked), key)).toBe(
    false,
  );
});
