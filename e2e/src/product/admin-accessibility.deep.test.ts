import type { Page } from 'playwright';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectAccessible, openAxePage, resetAxePage, violations } from '../browser/axe-screens.ts';
import { ADMIN_KEY } from './admin-key.ts';
import { sharedOffice } from './started-product.ts';

const product = sharedOffice();
let page: Page;
beforeAll(async () => {
  page = await openAxePage(product.browser, product.url);
});
afterEach(() => resetAxePage(page));

const search = () => page.getByLabel('Cerca partecipante');
const button = (name: string | RegExp) => page.getByRole('button', { name }).first();

test('axe finds nothing on the login, before and after a wrong key', async () => {
  await page.goto(`${product.url}/admin`);
  await expectAccessible(page.getByLabel('Chiave di Accesso'));
  await page.getByLabel('Chiave di Accesso').fill('sbagliata');
  await page.getByRole('button', { name: 'Accedi al Pannello' }).click();
  await expectAccessible(page.getByRole('alert'));
});

/** Loads a page of the back office, and logs in if nobody has. */
const loadAdmin = async (path: string) => {
  await page.goto(product.url + path);
  const key = page.getByLabel('Chiave di Accesso');
  if (
    await key
      .or(button('Logout'))
      .first()
      .evaluate((shown) => shown.matches('input'))
  ) {
    await key.fill(ADMIN_KEY);
    await page.keyboard.press('Enter');
  }
};

/** Goes to a section as a link does; loads it where nobody has logged in, or a dialog or a toast stays open. */
const openAdmin = async (path: string) => {
  const open = page.locator('[role=dialog], [role=alertdialog]');
  if ((await open.count()) === 1) {
    await page.keyboard.press('Escape');
    await open.waitFor({ state: 'detached', timeout: 1_000 }).catch(() => {});
  }
  const isFree = (await button('Logout').isVisible()) && (await open.count()) === 0;
  if (isFree) await page.evaluate((to) => history.pushState(null, '', to), path);
  else await loadAdmin(path);
};

test('axe finds nothing on the dashboard', async () => {
  await openAdmin('/admin');
  await page.getByText('Call Beast').waitFor();
  await expectAccessible(page.getByText(/^Sabato 21 novembre: /));
});

test('axe finds nothing on the command menu', async () => {
  await openAdmin('/admin');
  await page.getByText(/^Sabato 21 novembre: /).waitFor();
  await page.keyboard.press('Control+k');
  await expectAccessible(page.getByRole('menuitem', { name: 'Partecipanti' }), '[role=dialog]');
});

test('axe finds nothing on the question whether to discard what was typed', async () => {
  await openAdmin('/admin');
  await button('Chi sei?').click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.type('Giulia');
  await page.keyboard.press('Escape');
  await expectAccessible(page.getByRole('alertdialog'), '[role=alertdialog]');
});

describe('on Partecipanti', () => {
  beforeEach(async () => {
    await openAdmin('/admin/players');
    // A few cards are like all: axe takes seconds for fifty calendars.
    await search().fill('chiara');
    await page.getByRole('article').nth(1).waitFor();
    await page.getByRole('grid').first().waitFor({ state: 'attached' });
  });

  test('axe finds nothing on the cards', async () => {
    await expectAccessible(page.getByRole('article').nth(1));
  });

  // Only the dialog: the page behind it is inert, and checked by itself.
  test.each([
    ['Aggiungi Partecipante', 'dialog'],
    ['Aggiungi Entry', 'dialog'],
    [/^Modifica /, 'dialog'],
    [/^Elimina /, 'alertdialog'],
  ] as const)('axe finds nothing on the dialog of «%s»', async (name, role) => {
    await button(name).click();
    await expectAccessible(page.getByRole(role), `[role=${role}]`);
  });

  // A popover hides the page from the accessibility tree: only its own part is checked.
  test('axe finds nothing on the calendar of the date, in its popover', async () => {
    await page.getByRole('group', { name: 'Data selezionata' }).getByRole('button').click();
    await expectAccessible(page.getByRole('dialog').getByRole('grid'), '[role=dialog]');
  });

  test('axe finds nothing on the list of participants of an entry, in its popover', async () => {
    await button('Aggiungi Entry').click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Partecipante/ })
      .click();
    await expectAccessible(page.getByRole('listbox'), '[role=listbox]');
  });

  test('axe finds nothing on an opened card of a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await button('Calendario e bonus').click();
    await expectAccessible(page.getByRole('article').first().getByRole('grid'));
  });

  test('axe finds nothing on a disqualification, nor on the archived players and the anonymisation of one', async () => {
    await button(/^Modifica /).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Squalifica' }).click();
    const reason = page.getByRole('dialog', { name: /^Squalifica / });
    await reason.getByRole('button', { name: 'Squalifica' }).click();
    await expectAccessible(reason.getByText('Scegli una causa'), '[role=dialog]:has([role=radiogroup])');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').getByRole('button', { name: 'Archivia' }).click();
    await page.locator('#contenuto:focus').waitFor();
    await page.getByRole('checkbox', { name: 'Archiviati' }).press('Space');
    await search().fill('');
    // react-aria's announcer beside it refers to «Archivia» for seven seconds, even after its dialog has closed.
    await expectAccessible(button('Riprendi in gara'), '#contenuto');
    await button('Anonimizza').click();
    await expectAccessible(page.getByRole('dialog'), '[role=dialog]');
    await page.keyboard.press('Escape');
    await button('Riprendi in gara').click();
    await page.getByText('Nessun partecipante archiviato').waitFor();
    await button('Torna a chi è in gara').click();
  });

  test('axe finds nothing on invalid fields', async () => {
    await button('Aggiungi Partecipante').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Aggiungi' }).click();
    await expectAccessible(page.getByText('Campo obbligatorio'), '[role=dialog]');
  });

  test('axe finds nothing on the entry of a day that has data, nor on the question whether to remove it', async () => {
    const withData = page
      .getByRole('article')
      .filter({ hasNot: page.locator('dd', { hasText: 'Senza dati' }) });
    await withData.first().getByRole('button', { name: 'Aggiungi Entry' }).click();
    await expectAccessible(page.getByText('Questo giorno ha già dei dati'), '[role=dialog]');
    await page.getByRole('dialog').getByRole('button', { name: 'Elimina' }).click();
    await expectAccessible(page.getByRole('alertdialog'), '[role=alertdialog]');
  });

  test('axe finds nothing on a toast', async () => {
    await button(/^Modifica /).click();
    await page.getByRole('dialog').getByLabel('Nome').fill('Maria Marini');
    await page.keyboard.press('Enter');
    const toast = page.getByRole('alertdialog').filter({ hasText: 'Partecipante aggiornato con successo' });
    // With the focus on it, it stays.
    await toast.getByRole('button', { name: 'Chiudi' }).focus();
    await expectAccessible(toast, '[role=region]');
  });
});

const dialog = () => page.getByRole('dialog').last();
const text = (words: string | RegExp) => page.getByText(words).first();

test.each([
  ['/admin/prizes', () => page.getByRole('article', { name: 'Weekend in montagna per due' })],
  ['/admin/content', () => page.getByRole('heading', { name: 'Nessun contenuto' })],
  ['/admin/rules', () => page.getByRole('article').nth(10)],
  ['/admin/scoring', () => page.getByLabel('Moltiplicatore Bonus')],
  ['/admin/settings', () => text('Sezione in sviluppo...')],
  ['/admin/import-export', () => text('Scegli il foglio dei numeri, o trascinalo qui')],
  ['/admin/audit', () => page.getByRole('listitem').filter({ hasText: 'Maria Marini' }).first()],
  ['/admin/months', () => page.getByRole('link', { name: /^Ottobre 2026/ })],
  ['/admin/months/2026-10', () => text('verificata')],
  ['/admin/contest', () => page.getByRole('region', { name: 'Soglia della lotteria' })],
  ['/admin/screens', () => text('Ancora nessuno schermo')],
  ['/admin/plugins', () => page.getByRole('article', { name: 'Pagina pubblica' })],
  ['/admin/keys', () => text('Ancora nessuna chiave con un nome')],
  ['/admin/sources', () => text('Ancora nessun foglio')],
] as const)('axe finds nothing on %s', async (path, shown) => {
  await openAdmin(path);
  await expectAccessible(shown());
});

test('axe finds nothing on the grid of an evening, with wrong, unusual and unsaved numbers', async () => {
  await openAdmin('/admin/quick-entry');
  const rings = page.getByRole('textbox', { name: /^Chiamate, / });
  await rings.first().fill('10001');
  await rings.nth(1).fill('301');
  await expectAccessible(page.locator('input[aria-invalid=true]').first());
  await button('Scarta tutto').click();
});

test.each([
  ['/admin/prizes', /^Aggiungi Premio/],
  ['/admin/prizes', /^Modifica /],
  ['/admin/prizes', 'Impostazioni Premi'],
  ['/admin/prizes', /^Elimina /],
  ['/admin/content', 'Aggiungi Contenuto'],
  ['/admin/rules', /^Modifica /],
  ['/admin/rules', /^Elimina /],
  ['/admin/keys', 'Nuova chiave'],
  ['/admin/sources', 'Nuova fonte'],
  ['/admin/months/2026-10', /^Segna consegnato/],
  ['/admin/months/2026-10', 'Ricalcola il mese'],
  ['/admin/months/2026-10', /^Annulla l’estrazione/],
] as const)('axe finds nothing on the dialog of %s that «%s» opens', async (path, name) => {
  await openAdmin(path);
  await button(name).click();
  await expectAccessible(
    page.getByRole('dialog').or(page.getByRole('alertdialog')).last(),
    '[role=dialog], [role=alertdialog]',
  );
});

test('axe finds nothing on a file that is chosen for a prize, nor on the keys of a text', async () => {
  await openAdmin('/admin/prizes');
  await button(/^Modifica /).click();
  const picture = { name: 'vetta.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.locator('input[type=file]').setInputFiles(picture);
  await expectAccessible(dialog().getByRole('button', { name: 'Carica File' }), '[role=dialog]');
  await openAdmin('/admin/content');
  await button('Aggiungi Contenuto').click();
  await page.getByRole('combobox', { name: 'Chiave' }).fill('bonuses');
  await expectAccessible(page.getByRole('option').first(), '[role=listbox]');
});

test.each([
  ['a file that can be imported', 'Ada Neri,2026-11-19,80,2,1,true', /^Importa 1 riga/],
  ['a file with errors', 'Ada Neri,2026-11-19,ottanta,2,1,true', 'Scarica gli errori'],
])('axe finds nothing on the report of %s', async (_, line, shown) => {
  // Away from the report before.
  await openAdmin('/admin');
  await openAdmin('/admin/import-export');
  await page
    .getByLabel(/Oppure incolla le righe/)
    .fill(`name,date,rings,apptSet,apptDone,alignment\n${line}`);
  await button('Controlla le righe').click();
  await expectAccessible(button(shown));
});

test('axe finds nothing on a toast with «Annulla», nor on one that tells a failure', async () => {
  await openAdmin('/admin/rules');
  await button(/^Elimina /).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click();
  // The dialog that asks has an «Annulla», too.
  const toast = page.getByRole('alertdialog').filter({ hasText: 'Regola eliminata con successo' });
  const undo = toast.getByRole('button', { name: 'Annulla' });
  // With the focus on it, it stays.
  await undo.focus();
  await expectAccessible(undo, '[role=region]');
  await undo.click();
  await page.getByText('Modifica annullata').waitFor();

  await page.route('**/api/admin/rules/*', (route) => route.abort());
  await button(/^Elimina /).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click();
  const failed = page.getByRole('alertdialog').filter({ hasText: "Errore nell'eliminazione della regola" });
  await failed.getByRole('button', { name: 'Chiudi' }).waitFor();
  await page
    .getByRole('alertdialog', { name: 'Elimina Regola' })
    .getByRole('button', { name: 'Annulla' })
    .click();
  await failed.getByRole('button', { name: 'Chiudi' }).focus();
  await expectAccessible(failed, '[role=region]');
  await page.unrouteAll();
});

test('axe finds nothing where a list does not arrive', async () => {
  await page.route('**/api/admin/{prizes,audit*}', (route) => route.abort());
  for (const path of ['/admin/prizes', '/admin/audit']) {
    await loadAdmin(path);
    await expectAccessible(button('Riprova'));
  }
  await page.unrouteAll();
});

test('axe finds nothing while a tooltip of the folded sidebar, of the header or of a section is open', async () => {
  await page.setViewportSize({ width: 1280, height: 768 });
  await openAdmin('/admin/rules');
  await page.getByRole('article').first().waitFor();
  await page.keyboard.press('Control+b');
  const tooltip = page.getByRole('tooltip');
  for (const [before, name] of [
    [page.getByRole('link', { name: 'Dashboard' }), 'Partecipanti'],
    [page.getByRole('link', { name: 'Torna al Sito' }), 'Apri o chiudi il menu (Ctrl+B)'],
    [button('Aggiungi Regola'), /^Modifica /],
  ] as const) {
    await before.focus();
    await page.keyboard.press('Tab');
    await tooltip.and(page.getByRole('tooltip', { name })).waitFor();
    expect(await violations(page), String(name)).toEqual([]);
  }
  await page.keyboard.press('Control+b');
});

test('axe finds nothing on a phone’s navigation', async () => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openAdmin('/admin');
  await button(/^Apri o chiudi il menu/).click();
  await dialog().waitFor();
  expect(await violations(page, '[role=dialog]')).toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await violations(page, '[role=dialog]')).toEqual([]);
  await page.emulateMedia({ forcedColors: 'none' });
});
