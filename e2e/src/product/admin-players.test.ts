import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addPlayer, ask, card, expectToast, openPlayers } from './players-section.ts';
import { type StartedProduct, startProduct } from './started-product.ts';

let product: StartedProduct;
let page: Page;
beforeAll(async () => {
  product = await startProduct({ DEMO: 'off' });
  page = await openPlayers(product.browser, product.url, { kept: true });
});
afterEach(() => page.unrouteAll({ behavior: 'ignoreErrors' }));
afterAll(() => product?.stop());

/** Opens the section again, still logged in. */
const open = async (query = '') => {
  await page.goto(`${product.url}/admin/players?${query}`);
  await page.getByRole('heading', { name: 'Gestione Partecipanti' }).waitFor();
};
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = (name?: string) => page.getByRole('dialog', name === undefined ? {} : { name });

test('an empty office: skeletons, then the empty state; its button adds the first player; a name is required', async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/admin/players', async (route) => {
    await held;
    await route.continue();
  });
  await open();
  await page.getByRole('status').filter({ hasText: 'Caricamento dei partecipanti…' }).waitFor();
  release();
  await page.getByRole('heading', { name: 'Nessun partecipante' }).waitFor();
  expect(await button('Aggiungi Entry').isDisabled()).toBe(true);
  await button('Aggiungi Primo Partecipante').press('Enter');
  await dialog('Nuovo Partecipante').waitFor();
  await page.keyboard.press('Enter');
  await dialog().getByText('Campo obbligatorio').waitFor();
  // The name has the focus.
  await page.keyboard.type('Ada Neri');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Partecipante aggiunto con successo');
  // The dialog stays for the next name.
  const name = dialog().getByRole('textbox', { name: 'Nome' }).and(page.locator(':focus'));
  await name.waitFor();
  expect(await name.inputValue()).toBe('');
  await page.keyboard.press('Escape');
  await card(page, 'Ada Neri').waitFor();
});

test('the first three have medals, the others their number; an entry moves them', async () => {
  for (const [name, total] of [
    ['Bice Riva', 400],
    ['Carlo Sala', 300],
    ['Dino Pace', 200],
  ] as const)
    await addPlayer(product.url, name, total);
  await open();
  for (const [name, badge] of [
    ['Bice Riva', '1° posto, oro'],
    ['Carlo Sala', '2° posto, argento'],
    ['Dino Pace', '3° posto, bronzo'],
    ['Ada Neri', '#4'],
  ] as const)
    await card(page, name).getByText(badge, { exact: true }).waitFor();

  await card(page, 'Ada Neri').getByRole('button', { name: 'Aggiungi Entry' }).click();
  // The number of calls has the focus.
  await page.keyboard.type('500');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Entry aggiunta con successo');
  await card(page, 'Ada Neri').getByText('1° posto, oro').waitFor();
});

test('the entry dialog of a day with data is prefilled, and says what saving does', async () => {
  await open();
  await card(page, 'Ada Neri').getByRole('button', { name: 'Aggiungi Entry' }).click();
  await dialog('Nuova Entry Giornaliera').getByText('Questo giorno ha già dei dati').waitFor();
  expect(await dialog().getByRole('textbox', { name: 'Chiamate' }).inputValue()).toBe('500');
  await dialog().getByRole('textbox', { name: 'Chiamate' }).fill('10001');
  await page.keyboard.press('Enter');
  await dialog().getByText('Al massimo 10.000').waitFor();
  await dialog().getByRole('textbox', { name: 'Chiamate' }).fill('480');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Entry sostituita con successo');

  await card(page, 'Ada Neri').getByRole('button', { name: 'Aggiungi Entry' }).click();
  await dialog().getByRole('button', { name: 'Elimina' }).click();
  await page
    .getByRole('alertdialog', { name: 'Elimina Entry' })
    .getByRole('button', { name: 'Elimina' })
    .click();
  const toast = page.getByRole('alertdialog').filter({ hasText: 'Entry eliminata con successo' });
  await toast.getByRole('button', { name: 'Annulla' }).click();
  await expectToast(page, 'Modifica annullata');
  await card(page, 'Ada Neri').getByText('480').first().waitFor();
});

test('the calendar is Italian, starts on Sunday, tells days with data, and chooses the day of the page', async () => {
  await open();
  const grid = page.getByRole('grid', { name: 'Calendario di Ada Neri, novembre 2026' });
  await grid.waitFor();
  expect(await grid.getByRole('columnheader').allTextContents()).toEqual([
    'dom',
    'lun',
    'mar',
    'mer',
    'gio',
    'ven',
    'sab',
  ]);
  await grid.getByRole('columnheader', { name: 'domenica' }).waitFor();
  const today = page.getByRole('button', { name: 'sabato 21 novembre 2026, Con dati', pressed: true });
  await grid.getByRole('gridcell', { selected: true }).filter({ has: today }).waitFor();
  expect(await grid.locator(today).getAttribute('aria-current')).toBe('date');
  const friday = grid.getByRole('button', { name: 'venerdì 20 novembre 2026, Senza dati' });
  await friday.click();
  await page.getByText(/^venerdì 20 novembre · 0 di 4 con dati$/).waitFor();
  expect(new URL(page.url()).searchParams.get('data')).toBe('2026-11-20');
  // Every calendar follows, and the pressed day keeps the focus while the day's numbers load.
  await page
    .getByRole('grid', { name: /^Calendario di Bice Riva/ })
    .getByRole('button', { pressed: true, name: /^venerdì 20/ })
    .waitFor();
  expect(await friday.evaluate((day) => day === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.getByText(/^venerdì 13 novembre · /).waitFor();
  await button('Oggi').click();
  await page.getByText(/^sabato 21 novembre · /).waitFor();
});

test('bonuses are assigned and removed, all boxes are disabled meanwhile, and a removal can be undone', async () => {
  await open();
  const bonuses = card(page, 'Bice Riva').getByRole('group', { name: /^Bonus Settimanali/ });
  const beast = bonuses.getByRole('checkbox', { name: /^Call Beast/ });
  let release = () => {};
  await page.route('**/api/admin/player-bonuses', async (route) => {
    if (route.request().method() === 'POST')
      await new Promise<void>((resolve) => {
        release = resolve;
      });
    await route.continue();
  });
  await beast.focus();
  await page.keyboard.press('Space');
  await expect.poll(() => bonuses.getByRole('checkbox', { disabled: true }).count()).toBe(5);
  release();
  await expectToast(page, 'Bonus assegnato con successo.');
  await bonuses.getByRole('checkbox', { name: /Call Beast.*In attesa/, checked: true }).waitFor();
  expect(await bonuses.getByRole('checkbox', { disabled: true }).count()).toBe(0);

  await beast.press('Space');
  const toast = page.getByRole('alertdialog').filter({ hasText: 'Bonus rimosso con successo.' });
  await bonuses.getByRole('checkbox', { name: /^Call Beast/, checked: false }).waitFor();
  await toast.getByRole('button', { name: 'Annulla' }).click();
  await bonuses.getByRole('checkbox', { name: /Call Beast/, checked: true }).waitFor();
});

test('the search is in the address: it can be linked, and another link replaces it', async () => {
  await open('cerca=bice%20riva');
  await card(page, 'Bice Riva').waitFor();
  expect(await page.getByRole('article').count()).toBe(1);
  const field = page.getByLabel('Cerca partecipante');
  expect(await field.inputValue()).toBe('bice riva');
  await field.fill('dino');
  await card(page, 'Dino Pace').waitFor();
  await expect.poll(() => new URL(page.url()).searchParams.get('cerca')).toBe('dino');
  await page.evaluate(() => history.pushState(null, '', '/admin/players?cerca=carlo'));
  await card(page, 'Carlo Sala').waitFor();
  expect(await field.inputValue()).toBe('carlo');
  await field.fill('nessuno così');
  await button('Mostra tutti').click();
  await expect.poll(() => page.getByRole('article').count()).toBe(4);
  await expect.poll(() => new URL(page.url()).searchParams.has('cerca')).toBe(false);
});

test('a player is disqualified for the month with a reason, marked on the card, and cleared again', async () => {
  await open();
  await button('Modifica Carlo Sala').click();
  await dialog('Modifica Partecipante').getByRole('button', { name: 'Squalifica' }).press('Enter');
  const reason = dialog('Squalifica Carlo Sala');
  await reason.getByRole('button', { name: 'Squalifica' }).click();
  await reason.getByText('Scegli una causa').waitFor();
  await reason.getByText('Statistiche degli altri sabotate').click();
  await reason.getByLabel('Dettagli (facoltativi)').fill('visto venerdì');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Squalifica registrata');
  const edit = dialog('Modifica Partecipante');
  await edit.getByText('Statistiche degli altri sabotate: visto venerdì').waitFor();
  await page.keyboard.press('Escape');
  await card(page, 'Carlo Sala').getByText('Squalifica per novembre').waitFor();
  const { entries } = (await ask(product.url, 'GET /api/leaderboard')) as {
    entries: { name: string; notEligible: string | null }[];
  };
  expect(entries.find(({ name }) => name === 'Carlo Sala')?.notEligible).toBe('disqualified');

  // Another admin changes the reason while this dialog is open: it is shown before anything is taken back.
  await button('Modifica Carlo Sala').click();
  await edit.getByRole('button', { name: 'Togli la squalifica' }).waitFor();
  const [player] = (
    (await ask(product.url, 'GET /api/admin/players')) as { id: string; name: string }[]
  ).filter(({ name }) => name === 'Carlo Sala');
  await ask(product.url, `PUT /api/admin/players/${player?.id}/disqualification`, {
    month: '2026-11',
    reason: 'Numeri inventati',
  });
  await edit.getByRole('button', { name: 'Togli la squalifica' }).click();
  await expectToast(page, 'Intanto un altro admin ha cambiato questi dati');
  await edit.getByText('Numeri inventati').waitFor();
  await edit.getByRole('button', { name: 'Togli la squalifica' }).click();
  await expectToast(page, 'Squalifica tolta');
  await edit.getByText('In gara per novembre').waitFor();
  await page.keyboard.press('Escape');
  await card(page, 'Carlo Sala').getByText('Squalifica per novembre').waitFor({ state: 'detached' });
});

test('of two admins who disqualify a player, the second reads why the first did; a half-typed reason outlives a reload, and the toast undoes it', async () => {
  await open();
  await button('Modifica Carlo Sala').click();
  await dialog('Modifica Partecipante').getByRole('button', { name: 'Squalifica' }).press('Enter');
  const reason = dialog('Squalifica Carlo Sala');
  await reason.getByText('Numeri falsificati nel tracker').click();
  await reason.getByLabel('Dettagli (facoltativi)').fill('visto sabato');
  await page.reload();
  await button('Modifica Carlo Sala').click();
  await dialog('Modifica Partecipante').getByRole('button', { name: 'Squalifica' }).press('Enter');
  await reason.getByText('Ecco quello che stavi scrivendo').waitFor();
  expect(await reason.getByLabel('Dettagli (facoltativi)').inputValue()).toBe('visto sabato');

  const players = (await ask(product.url, 'GET /api/admin/players')) as { id: string; name: string }[];
  const carlo = players.find(({ name }) => name === 'Carlo Sala')?.id;
  await ask(product.url, `PUT /api/admin/players/${carlo}/disqualification`, {
    month: '2026-11',
    reason: 'Numeri inventati',
  });
  await reason.getByRole('button', { name: 'Squalifica' }).click();
  await reason.getByText('Intanto un altro admin ha squalificato Carlo Sala').waitFor();
  await reason.getByText('Il motivo è «Numeri inventati».').waitFor();
  await reason.getByRole('button', { name: 'Squalifica' }).click();
  const edit = dialog('Modifica Partecipante');
  await edit.getByText('Numeri falsificati nel tracker: visto sabato').waitFor();
  const toast = page.getByRole('alertdialog').filter({ hasText: 'Squalifica registrata' });
  await toast.getByRole('button', { name: 'Annulla' }).click();
  await expectToast(page, 'Modifica annullata');
  await edit.getByText('Numeri inventati').waitFor();
  await edit.getByRole('button', { name: 'Togli la squalifica' }).click();
  await expectToast(page, 'Squalifica tolta');
  await edit.getByText('In gara per novembre').waitFor();
});

test('a leaver is archived, comes back, leaves for good and is made anonymous', async () => {
  await open();
  const archive = async () => {
    await button('Modifica Dino Pace').click();
    await dialog().getByRole('button', { name: 'Archivia' }).click();
    await card(page, 'Dino Pace').waitFor({ state: 'detached' });
    await page.locator('#contenuto:focus').waitFor();
  };
  await archive();
  const toast = page.getByRole('alertdialog').filter({ hasText: 'Dino Pace non è più in classifica.' });
  await toast.getByRole('button', { name: 'Annulla' }).click();
  await expectToast(page, 'Partecipante di nuovo in gara');
  await card(page, 'Dino Pace').waitFor();

  await archive();
  await expectToast(page, 'Partecipante archiviato');
  await page.getByRole('checkbox', { name: 'Archiviati' }).press('Space');
  await card(page, 'Dino Pace').getByText('Fuori gara dal 21 novembre 2026').waitFor();
  await card(page, 'Dino Pace').getByRole('button', { name: 'Riprendi in gara' }).click();
  await expectToast(page, 'Partecipante di nuovo in gara', 'Dino Pace');
  await page.getByRole('heading', { name: 'Nessun partecipante archiviato' }).waitFor();
  await button('Torna a chi è in gara').click();

  await archive();
  await expectToast(page, 'Partecipante archiviato');
  await page.getByRole('checkbox', { name: 'Archiviati' }).press('Space');
  await card(page, 'Dino Pace').getByRole('button', { name: 'Anonimizza' }).press('Enter');
  const anonymise = dialog('Anonimizza Dino Pace');
  await anonymise.getByText('Questa azione non può essere annullata').waitFor();
  await page.keyboard.type('Lo ha chiesto');
  await page.keyboard.press('Enter');
  await anonymise.getByText('Il nome non corrisponde').waitFor();
  await anonymise.getByLabel('Scrivi «Dino Pace» per confermare').fill('Dino Pace');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Partecipante reso anonimo', 'Adesso si chiama «Partecipante 1».');
  await card(page, 'Partecipante 1').waitFor();
  expect(await page.getByText('Dino Pace').count()).toBe(0);
});

test('removing a player names who and says that it is final; the toast can undo it', async () => {
  await open();
  await button('Elimina Bice Riva').press('Enter');
  const confirm = page.getByRole('alertdialog', { name: 'Elimina Partecipante' });
  expect(await confirm.textContent()).toContain(
    'Sei sicuro di voler eliminare Bice Riva? Questa azione non può essere annullata.',
  );
  await confirm.getByRole('button', { name: 'Annulla' }).click();
  await button('Elimina Bice Riva').and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await confirm.getByRole('button', { name: 'Elimina' }).click();
  await card(page, 'Bice Riva').waitFor({ state: 'detached' });
  const toast = page.getByRole('alertdialog').filter({ hasText: 'Partecipante eliminato con successo' });
  await toast.getByRole('button', { name: 'Annulla' }).click();
  await card(page, 'Bice Riva').waitFor();
});

test('«In gara dal» says what it means, and a late player carries it on the card', async () => {
  await open();
  await button('Modifica Ada Neri').click();
  const day = dialog().getByRole('group', { name: 'In gara dal' });
  await dialog().getByText('Chi entra dopo il primo del mese non vince i premi del mese.').waitFor();
  await day.getByRole('spinbutton').first().press('ArrowUp');
  await dialog().getByRole('textbox', { name: 'Nome' }).press('Enter');
  await expectToast(page, 'Partecipante aggiornato con successo');
  await card(page, 'Ada Neri')
    .getByText(/in gara dal \d+ novembre/)
    .waitFor();
});
