import type { Locator, Page, Request } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMIN_KEY } from './admin-key.ts';
import { openSection } from './open-section.ts';
import { addPlayer, ask, card, openPlayers } from './players-section.ts';
import { type StartedProduct, startProduct } from './started-product.ts';

let product: StartedProduct;
let page: Page;
let ada: string;
beforeAll(async () => {
  product = await startProduct({ DEMO: 'off' });
  ada = await addPlayer(product.url, 'Ada Neri');
});
afterAll(() => product?.stop());

const open = async (path: string, title: string) => {
  ({ page } = await openSection(product.browser, { url: product.url, adminKey: ADMIN_KEY, path, title }));
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByRole('textbox', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const closed = (shown: Locator) => shown.waitFor({ state: 'detached' });

/** Returns the request that `act` makes by this method to an address that ends with these words. */
async function requestOf(method: string, end: RegExp, act: () => Promise<unknown>): Promise<Request> {
  const made = page.waitForRequest(
    (request) => request.method() === method && end.test(new URL(request.url()).pathname),
  );
  await act();
  return made;
}

/** Types what is no number in the place of a field's number, and leaves the field. */
async function typeNoNumber(name: string): Promise<void> {
  await field(name).focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.type('-x');
  await field(name).blur();
}

test('an entry begins with zeros, and is recorded for the card’s player on the chosen day', async () => {
  page = await openPlayers(product.browser, product.url, { query: 'data=2026-11-19' });
  await card(page, 'Ada Neri').getByRole('button', { name: 'Aggiungi Entry' }).click();
  await dialog()
    .getByRole('button', { name: /Partecipante/ })
    .filter({ hasText: 'Ada Neri' })
    .waitFor();
  for (const name of ['Chiamate', 'App. Fissati', 'App. Conclusi']) {
    expect(await field(name).inputValue(), name).toBe('0');
    await typeNoNumber(name);
    expect(await field(name).inputValue(), name).toBe('0');
  }
  const alignment = dialog().getByRole('checkbox', { name: 'Allineamento Obiettivi' });
  expect(await alignment.isChecked()).toBe(false);
  await field('Chiamate').fill('88');
  await field('App. Fissati').fill('3');
  await field('App. Conclusi').fill('1');
  await alignment.press('Space');
  const request = await requestOf('POST', /\/entries$/, () => field('Chiamate').press('Enter'));
  expect(request.postDataJSON()).toEqual({
    playerId: ada,
    date: '2026-11-19',
    rings: 88,
    apptSet: 3,
    apptDone: 1,
    alignment: true,
  });
  await page.getByText('Entry aggiunta con successo').waitFor();
  await closed(dialog());
});

test('the numbers of a player are 0 or more, and what is no number is 0', async () => {
  page = await openPlayers(product.browser, product.url);
  await button('Aggiungi Partecipante').click();
  await dialog().waitFor();
  for (const name of ['Posizione', 'Score', 'Bonus', 'Totale']) {
    // Empty and quiet until somebody types: a name is enough.
    expect(await field(name).inputValue(), name).toBe('');
    await typeNoNumber(name);
    expect(await field(name).inputValue(), name).toBe('0');
  }
});

test('a tick assigns the bonus by hand for the week of the chosen day; unticking deletes that assignment', async () => {
  // A Thursday; the day before yesterday is in another week.
  page = await openPlayers(product.browser, product.url, { query: 'data=2026-11-12' });
  const beast = card(page, 'Ada Neri').getByRole('checkbox', { name: /^Call Beast/ });
  const types = (await ask(product.url, 'GET /api/admin/bonus-types')) as { id: string; bonusKey: string }[];
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/player-bonuses'),
  );
  await beast.press('Space');
  const response = await answered;
  expect(response.request().postDataJSON()).toMatchObject({
    playerId: ada,
    bonusTypeId: types.find(({ bonusKey }) => bonusKey === 'call_beast')?.id,
    weekStartDate: '2026-11-09',
    manuallyAssigned: true,
    assignedBy: 'admin',
  });
  const { id } = (await response.json()) as { id: string };
  const ticked = card(page, 'Ada Neri').getByRole('checkbox', {
    name: /^Call Beast/,
    checked: true,
    disabled: false,
  });
  await ticked.waitFor();
  const removal = await requestOf('DELETE', /\/player-bonuses\/[^/]+$/, () => ticked.press('Space'));
  expect(removal.url()).toMatch(new RegExp(`/${id}$`));
  await page.getByText('Bonus rimosso con successo.').waitFor();
});

test('the calendar of a card goes to the month before and to the next one', async () => {
  page = await openPlayers(product.browser, product.url);
  const ofMonth = (month: string) => page.getByRole('grid', { name: `Calendario di Ada Neri, ${month}` });
  await ofMonth('novembre 2026').waitFor();
  await card(page, 'Ada Neri').getByRole('button', { name: 'Mese precedente' }).click();
  await ofMonth('ottobre 2026').waitFor();
  await card(page, 'Ada Neri').getByRole('button', { name: 'Mese successivo' }).click();
  await ofMonth('novembre 2026').waitFor();
});

test('the prize settings are sent under their key, with the base and the rate', async () => {
  await open('/admin/prizes', 'Gestione Premi');
  await button('Impostazioni Premi').click();
  await dialog()
    .getByRole('button', { name: /Base del montepremi/ })
    .click();
  await page.getByRole('option', { name: 'I punti del primo in classifica' }).click();
  await field('Quota').fill('0,3');
  const request = await requestOf('PUT', /\/settings$/, () => field('Quota').press('Enter'));
  expect(request.postDataJSON()).toEqual({ key: 'prizes', value: { prizeBasis: 'winner', prizeRate: 0.3 } });
  await page.getByText('Impostazioni aggiornate').waitFor();
});

test('a chosen file is put back by «Annulla» and never sent; an address takes its place', async () => {
  await open('/admin/prizes', 'Gestione Premi');
  await button('Aggiungi Premio').click();
  const uploads: string[] = [];
  page.on('request', (request) => request.url().endsWith('/upload') && uploads.push(request.url()));
  await field('Titolo').fill('Mystery box');
  const picture = { name: 'vetta.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.locator('input[type=file]').setInputFiles(picture);
  await dialog().getByRole('img', { name: 'Anteprima di vetta.png' }).waitFor();
  await dialog().getByRole('button', { name: 'Annulla' }).first().click();
  await dialog().getByText('Scegli un file, o trascinalo qui').waitFor();
  expect(await dialog().getByRole('img', { name: 'Anteprima di vetta.png' }).count()).toBe(0);

  await field('Oppure incolla un indirizzo (URL)').fill('https://example.org/box.jpg');
  const request = await requestOf('POST', /\/prizes$/, () => field('Titolo').press('Enter'));
  expect(request.postDataJSON()).toMatchObject({
    position: 1,
    title: 'Mystery box',
    imageUrl: 'https://example.org/box.jpg',
    isActive: true,
  });
  await page.getByText('Premio creato').waitFor();
  expect(uploads).toEqual([]);
});

test('the removal of a rule names it, and «Annulla» forgets a half-typed rule and a half-typed text', async () => {
  await open('/admin/rules', 'Gestione Contenuti');
  await button('Elimina Come si partecipa?').click();
  const confirm = page.getByRole('alertdialog', { name: 'Elimina Regola' });
  await confirm.getByText('Come si partecipa?').waitFor();
  await confirm.getByText('Questa azione non può essere annullata.').waitFor();
  await confirm.getByRole('button', { name: 'Annulla' }).click();
  await closed(confirm);

  await button('Aggiungi Regola').click();
  await field('Titolo').fill('Da dimenticare');
  await dialog().getByRole('button', { name: 'Annulla' }).click();
  await closed(dialog());
  await button('Aggiungi Regola').click();
  expect(await field('Titolo').inputValue()).toBe('');
  await dialog().getByRole('button', { name: 'Annulla' }).click();
  await closed(dialog());

  await page.getByRole('tab', { name: 'Contenuti Sito' }).click();
  await button('Aggiungi Primo Contenuto').click();
  await field('Valore').fill('Da dimenticare');
  await dialog().getByRole('button', { name: 'Annulla' }).click();
  await closed(dialog());
  await button('Aggiungi Primo Contenuto').click();
  expect(await field('Valore').inputValue()).toBe('');
});

test('half-typed values of Punteggi outlive another section and a reload, and «Ricomincia» drops them', async () => {
  await open('/admin/scoring', 'Configurazione Punteggi');
  await field('Punti per Chiamata').fill('3');
  await page.getByRole('link', { name: 'Premi' }).click();
  await page.getByRole('heading', { name: 'Gestione Premi' }).waitFor();
  await page.getByRole('link', { name: 'Punteggi' }).click();
  const restored = page.getByText('Ecco quello che stavi scrivendo');
  await restored.waitFor();
  expect(await field('Punti per Chiamata').inputValue()).toBe('3');
  await page.reload();
  await restored.waitFor();
  expect(await field('Punti per Chiamata').inputValue()).toBe('3');

  await button('Ricomincia').click();
  await closed(restored);
  expect(await field('Punti per Chiamata').inputValue()).toBe('1');
  await page.reload();
  await page.getByText(/^Ultima modifica: /).waitFor();
  expect(await field('Punti per Chiamata').inputValue()).toBe('1');
  expect(await restored.count()).toBe(0);
});
