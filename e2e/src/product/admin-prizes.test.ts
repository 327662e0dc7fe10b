import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addPrize,
  button,
  closed,
  confirm,
  failCalls,
  field,
  openSection,
  said,
} from './editing-sections.ts';
import { type StartedProduct, startProduct } from './started-product.ts';

let product: StartedProduct;
beforeAll(async () => {
  product = await startProduct({ DEMO: 'off' });
});
afterAll(() => product?.stop());

test('the first prize gets a title and an uploaded picture, and the page shows it', async () => {
  const { page, violations, uncaught, takeCalls } = await openSection(product, '/admin/prizes');
  await page.getByRole('heading', { name: 'Nessun Premio Configurato' }).waitFor();
  await button(page, 'Aggiungi Primo Premio').press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Nuovo Premio' });
  await field(dialog, 'Titolo').and(page.locator(':focus')).waitFor();
  expect(await field(dialog, 'Posizione').inputValue()).toBe('1');
  await page.keyboard.press('Enter');
  await dialog.getByText('Il titolo è obbligatorio').waitFor();
  await page.keyboard.type('Weekend in montagna');

  const picture = { name: 'vetta.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.locator('input[type=file]').setInputFiles(picture);
  const preview = dialog.getByRole('img', { name: 'Anteprima di vetta.png' });
  await preview.waitFor();
  await expect
    .poll(() => preview.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
  const card = dialog.getByRole('img', { name: 'Weekend in montagna' });
  await expect
    .poll(() => card.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);
  await dialog.getByText(/^0,\d+ MB$/).waitFor();
  await button(dialog, 'Carica File').press('Enter');
  await said(page, 'Upload completato');
  expect(await field(dialog, 'Oppure incolla un indirizzo (URL)').inputValue()).toMatch(
    /^\/uploads\/[0-9a-f-]{36}\.png$/,
  );

  takeCalls();
  await page.keyboard.press('Enter');
  await said(page, 'Premio creato');
  await page.getByRole('article', { name: 'Weekend in montagna' }).getByText('1° Posto').waitFor();
  await expect
    .poll(() => takeCalls())
    .toEqual(expect.arrayContaining(['GET /api/admin/prizes', 'GET /api/leaderboard']));

  await page.goto(product.url);
  const shown = page.getByRole('img', { name: 'Weekend in montagna' });
  await shown.scrollIntoViewIfNeeded();
  await page.getByText('1° POSTO').waitFor();
  expect([...violations, ...uncaught]).toEqual([]);
});

test('a prize is changed by keyboard, switched off, removed and brought back', async () => {
  const { page } = await openSection(product, '/admin/prizes');
  await addPrize(page, 'Cuffie');
  await button(page, 'Modifica Cuffie').press('Enter');
  await page.getByRole('dialog', { name: 'Modifica Premio' }).waitFor();
  await field(page, 'Titolo').and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('Cuffie nuove');
  await page.keyboard.press('Enter');
  await said(page, 'Premio aggiornato');
  await button(page, 'Modifica Cuffie nuove').and(page.locator(':focus')).waitFor();

  await page.getByRole('switch', { name: 'Attivo: Cuffie nuove' }).press(' ');
  await page.getByRole('switch', { name: 'Inattivo: Cuffie nuove' }).waitFor();

  // The card's actions wait until the switch is saved.
  await button(page, 'Elimina Cuffie nuove').and(page.locator(':not([aria-disabled=true])')).press('Enter');
  await page.getByRole('alertdialog', { name: 'Elimina Premio' }).waitFor();
  await confirm(page);
  await said(page, 'Premio eliminato');
  await page.getByRole('article', { name: 'Cuffie nuove' }).waitFor({ state: 'detached' });
  await page.locator('#contenuto:focus').waitFor();
  await button(page, 'Annulla').click();
  await said(page, 'Modifica annullata');
  await page.getByRole('article', { name: 'Cuffie nuove' }).waitFor();
});

test('a new prize takes the place after the last; «Annulla» forgets it; each change fetches prizes and board', async () => {
  const { page, takeCalls } = await openSection(product, '/admin/prizes');
  const refreshed = async () => {
    const calls: string[] = [];
    await expect
      .poll(() => {
        calls.push(...takeCalls());
        return calls;
      })
      .toEqual(expect.arrayContaining(['GET /api/admin/prizes', 'GET /api/leaderboard']));
  };
  await addPrize(page, 'Borraccia');
  await button(page, 'Modifica Borraccia').click();
  await field(page, 'Posizione').fill('21');
  takeCalls();
  await button(page, 'Aggiorna').click();
  await refreshed();
  await closed(page);
  await page.getByRole('article', { name: 'Borraccia' }).getByText('21° Posto').waitFor();

  await button(page, 'Aggiungi Premio').click();
  expect(await field(page, 'Posizione').inputValue()).toBe('22');
  await field(page, 'Titolo').fill('Da dimenticare');
  await button(page.getByRole('dialog'), 'Annulla').click();
  await closed(page);
  await button(page, 'Aggiungi Premio').click();
  expect(await field(page, 'Titolo').inputValue()).toBe('');
  await field(page, 'Posizione').fill('0');
  await page.getByText('Almeno 1').waitFor();
  await field(page, 'Titolo').focus();
  expect(await field(page, 'Posizione').inputValue()).toBe('0');
  await button(page.getByRole('dialog'), 'Annulla').click();
  await closed(page);

  takeCalls();
  await page.getByRole('switch', { name: 'Attivo: Borraccia' }).press(' ');
  await refreshed();
  await button(page, 'Elimina Borraccia').and(page.locator(':not([aria-disabled=true])')).click();
  takeCalls();
  await confirm(page);
  await refreshed();
  await page.getByRole('article', { name: 'Borraccia' }).waitFor({ state: 'detached' });
});

test('of two admins who edit a prize, the second sees what the first saved, and only then saves over it', async () => {
  const { page: first } = await openSection(product, '/admin/prizes');
  await addPrize(first, 'Cena per due');
  const { page: second } = await openSection(product, '/admin/prizes');
  await button(second, 'Modifica Cena per due').click();
  await field(second, 'Titolo').fill('Cena per tre');
  await button(first, 'Modifica Cena per due').click();
  await field(first, 'Titolo').fill('Cena per quattro');
  await field(first, 'Posizione').fill('9');
  await button(first, 'Aggiorna').click();
  await said(first, 'Premio aggiornato');

  await button(second, 'Aggiorna').click();
  await said(second, 'Intanto un altro admin ha cambiato il premio Cena per due');
  await second.getByText('Adesso è: Titolo «Cena per quattro», Posizione 9.').waitFor();
  expect(await field(second, 'Titolo').inputValue()).toBe('Cena per tre');
  expect(await field(second, 'Posizione').inputValue()).toBe('9');
  await button(second, 'Aggiorna').click();
  await second.getByRole('article', { name: 'Cena per tre' }).getByText('9° Posto').waitFor();
});

test('calls that fail say so, and what was typed is still there', async () => {
  const { page } = await openSection(product, '/admin/prizes');
  await addPrize(page, 'Bicicletta');
  for (const method of ['POST', 'PUT', 'DELETE']) await failCalls(page, method, '/api/admin/prizes{,/*}');
  await failCalls(page, 'PUT', '/api/admin/settings');

  await button(page, 'Aggiungi Premio').click();
  await field(page, 'Titolo').fill('Un sogno');
  await page.keyboard.press('Enter');
  await said(page, 'Impossibile salvare il premio');
  expect(await field(page, 'Titolo').inputValue()).toBe('Un sogno');
  await button(page.getByRole('dialog'), 'Annulla').click();
  await closed(page);

  await button(page, 'Elimina Bicicletta').click();
  await confirm(page);
  await said(page, 'Impossibile eliminare il premio');
  await button(page.getByRole('alertdialog'), 'Annulla').click();

  await page.getByRole('switch', { name: 'Attivo: Bicicletta' }).press(' ');
  await said(page, 'Impossibile salvare il premio');
  await page.getByRole('switch', { name: 'Attivo: Bicicletta', checked: true }).waitFor();

  await button(page, 'Impostazioni Premi').click();
  await button(page, 'Salva Impostazioni').click();
  await said(page, 'Impossibile aggiornare le impostazioni');
});

test('the settings show their rate and their pool while it is typed, with a point or a comma', async () => {
  const { page, takeCalls } = await openSection(product, '/admin/prizes');
  await button(page, 'Impostazioni Premi').click();
  const rate = field(page, 'Quota');
  expect(await rate.inputValue()).toBe('0,1');
  await said(page, '10,0%');
  await rate.focus();
  await page.keyboard.type('0.25');
  expect(await rate.inputValue()).toBe('0,25');
  await said(page, '25,0%');
  await page.getByText(/^25,0% dei \d+ punti di tutti questo mese$/).waitFor();
  takeCalls();
  await page.keyboard.press('Enter');
  await said(page, 'Impostazioni aggiornate');
  await expect
    .poll(() => takeCalls())
    .toEqual(expect.arrayContaining(['GET /api/admin/settings', 'GET /api/leaderboard']));
  await closed(page);
  await button(page, 'Impostazioni Premi').click();
  expect(await rate.inputValue()).toBe('0,25');
  await rate.fill('');
  await rate.blur();
  expect(await rate.inputValue()).toBe('0');
  await rate.focus();
  await page.keyboard.type('7');
  await page.getByText('Al massimo 1').waitFor();
  await page.keyboard.press('Enter');
  expect(await rate.inputValue()).toBe('7');
  await page.getByRole('dialog').waitFor();
});
