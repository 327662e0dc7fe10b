import { launchChromium } from '@vetta/tools/testing/chromium';
import type { Browser, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenedPage, openPage } from '../browser/open-page.ts';
import { type DataFolder, dataFolder, type RunningVetta, startVetta } from './start-vetta.ts';

const ADMIN_KEY = 'la-chiave-di-una-sera-in-ufficio';
const MB = 1024 * 1024;

let browser: Browser;
let data: DataFolder;
let vetta: RunningVetta;
beforeAll(async () => {
  [browser, data] = await Promise.all([launchChromium(), dataFolder()]);
  vetta = await startVetta(data.path, { DEMO: 'off', ADMIN_KEY });
});
afterAll(async () => {
  await browser?.close();
  await vetta?.stop();
  await data?.remove();
});

interface Office extends OpenedPage {
  /** The calls that were made since it was asked the last time: `GET /api/admin/prizes`. */
  readonly takeCalls: () => string[];
}

/** Logs in and opens a section. */
async function openSection(path: string): Promise<Office> {
  const opened = await openPage(browser, vetta.url);
  const { page } = opened;
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  await page.goto(`${vetta.url}/admin`);
  await page.getByLabel('Chiave di Accesso').fill(ADMIN_KEY);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  await page.goto(vetta.url + path);
  await page.getByRole('heading', { level: 2 }).waitFor();
  return { ...opened, takeCalls: () => calls.splice(0) };
}

/** Answers the calls of a method to a path with 500. */
const failCalls = (page: Page, method: string, path: string) =>
  page.route(`**${path}`, (route) =>
    route.request().method() === method ? route.fulfill({ status: 500, body: 'no' }) : route.fallback(),
  );

const button = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true });
const field = (within: Page | Locator, name: string) => within.getByRole('textbox', { name, exact: true });
const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
const confirm = async (page: Page) => button(page.getByRole('alertdialog'), 'Elimina').click();
const fileOf = (page: Page) => page.locator('input[type=file]');
const closed = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' });

async function addPrize(page: Page, title: string): Promise<void> {
  await button(page, 'Aggiungi Premio').click();
  await field(page, 'Titolo').fill(title);
  await page.keyboard.press('Enter');
  await page.getByRole('article', { name: title }).waitFor();
  await closed(page);
}

describe('Premi', () => {
  test('the first prize gets a title and an uploaded picture, and the page shows it', async () => {
    const { page, violations, uncaught, takeCalls } = await openSection('/admin/prizes');
    await page.getByRole('heading', { name: 'Nessun Premio Configurato' }).waitFor();
    await button(page, 'Aggiungi Primo Premio').press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Nuovo Premio' });
    await field(dialog, 'Titolo').and(page.locator(':focus')).waitFor();
    expect(await field(dialog, 'Posizione').inputValue()).toBe('1');
    await page.keyboard.press('Enter');
    await dialog.getByText('Il titolo è obbligatorio').waitFor();
    await page.keyboard.type('Weekend in montagna');

    const picture = { name: 'vetta.png', mimeType: 'image/png', buffer: await page.screenshot() };
    await fileOf(page).setInputFiles(picture);
    const preview = dialog.getByRole('img', { name: 'Anteprima di vetta.png' });
    await preview.waitFor();
    await expect
      .poll(() => preview.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBeGreaterThan(0);
    await dialog.getByText(/^0,\d+ MB$/).waitFor();
    await button(dialog, 'Carica File').press('Enter');
    await said(page, 'Upload completato');
    expect(await field(dialog, 'Oppure il suo indirizzo (URL)').inputValue()).toMatch(
      /^\/uploads\/[0-9a-f-]{36}\.png$/,
    );

    takeCalls();
    await page.keyboard.press('Enter');
    await said(page, 'Premio creato');
    await page.getByRole('article', { name: 'Weekend in montagna' }).getByText('1° Posto').waitFor();
    await expect
      .poll(() => takeCalls())
      .toEqual(expect.arrayContaining(['GET /api/admin/prizes', 'GET /api/leaderboard']));

    await page.goto(vetta.url);
    const shown = page.getByRole('img', { name: 'Weekend in montagna' });
    await shown.scrollIntoViewIfNeeded();
    await page.getByText('1° POSTO').waitFor();
    expect([...violations, ...uncaught]).toEqual([]);
  });

  test('a prize is changed by keyboard, switched off, removed and brought back', async () => {
    const { page } = await openSection('/admin/prizes');
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
    const { page, takeCalls } = await openSection('/admin/prizes');
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
    await field(page, 'Titolo').focus();
    expect(await field(page, 'Posizione').inputValue()).toBe('1');
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
    const { page: first } = await openSection('/admin/prizes');
    await addPrize(first, 'Cena per due');
    const { page: second } = await openSection('/admin/prizes');
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
    const { page } = await openSection('/admin/prizes');
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
    const { page, takeCalls } = await openSection('/admin/prizes');
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
    await rate.blur();
    expect(await rate.inputValue()).toBe('1');
  });
});

describe('uploads', () => {
  async function openDialog(): Promise<Page> {
    const { page } = await openSection('/admin/prizes');
    await page
      .getByRole('button', { name: /^Aggiungi (Primo )?Premio$/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    return page;
  }

  test('a wrong format and a file above 10 MB are refused before they are sent', async () => {
    const page = await openDialog();
    await fileOf(page).setInputFiles({ name: 'v.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
    await said(page, 'Formato non supportato');
    await said(page, 'Solo file .jpg, .png e .mp4 sono consentiti');
    await fileOf(page).setInputFiles({
      name: 'v.png',
      mimeType: 'image/png',
      buffer: Buffer.alloc(10 * MB + 1),
    });
    await said(page, 'File troppo grande');
    await said(page, 'Il file deve essere inferiore a 10MB');
  });

  test('10 MB are sent; the server looks at the content, and its sentence is in the toast', async () => {
    const page = await openDialog();
    await fileOf(page).setInputFiles({ name: 'v.png', mimeType: 'image/png', buffer: Buffer.alloc(10 * MB) });
    await said(page, '10 MB');
    await button(page, 'Carica File').click();
    await said(page, 'Errore upload');
    await said(page, 'Formato non supportato. Solo file .jpg, .png e .mp4 sono consentiti');
    await button(page, 'Carica File').waitFor();
  });

  test('an upload shows its progress and can be cancelled; one that breaks off says so', async () => {
    const page = await openDialog();
    const picture = { name: 'v.png', mimeType: 'image/png', buffer: await page.screenshot() };
    await page.route('**/api/admin/upload', () => {});
    await fileOf(page).setInputFiles(picture);
    await button(page, 'Carica File').click();
    await page.getByRole('progressbar', { name: 'Invio del file' }).waitFor();
    const ended = page.waitForEvent('requestfailed');
    await page.getByRole('dialog').getByRole('button', { name: 'Annulla' }).first().click();
    expect((await ended).url()).toMatch(/\/api\/admin\/upload$/);
    await page.getByRole('progressbar').waitFor({ state: 'detached' });
    expect(await page.getByText('Errore upload').count()).toBe(0);

    await page.unroute('**/api/admin/upload');
    await page.route('**/api/admin/upload', (route) => route.abort());
    await button(page, 'Carica File').click();
    await said(page, 'Errore upload');
    await said(page, "Errore durante l'upload");
  });

  test('a dropped file is taken', async () => {
    const page = await openDialog();
    const path = `${data.path}/trascinata.png`;
    await page.screenshot({ path });
    const box = await page.getByText('Trascina qui un file').boundingBox();
    if (!box) throw new Error('The drop zone is not shown.');
    const session = await page.context().newCDPSession(page);
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
      await session.send('Input.dispatchDragEvent', {
        type,
        x: box.x + 5,
        y: box.y + 5,
        data: { items: [], files: [path], dragOperationsMask: 1 },
      });
    await page.getByRole('img', { name: 'Anteprima di trascinata.png' }).waitFor();
  });
});

describe('Contenuti', () => {
  test('the tabs are addresses, and the arrow keys change them', async () => {
    const { page } = await openSection('/admin/content');
    await page.getByRole('heading', { name: 'Gestione Contenuti' }).waitFor();
    await said(page, 'Gestisci contenuti del sito e regole del gioco');
    await page.getByRole('tab', { name: 'Contenuti Sito', selected: true }).focus();
    await page.keyboard.press('ArrowRight');
    const rules = page.getByRole('tab', { name: 'Regole del Gioco', selected: true });
    await rules.and(page.locator(':focus')).waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/rules');
    await page.getByRole('link', { name: 'Contenuti' }).click();
    await page.getByRole('tab', { name: 'Contenuti Sito', selected: true }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/content');
  });

  test('a text of the page is replaced, changed and removed, and the page follows each time', async () => {
    const { page, takeCalls } = await openSection('/admin/content');
    const heading = async (name: string) => {
      await page.goto(vetta.url);
      await page.getByRole('heading', { name, exact: true }).waitFor();
      await page.goto(`${vetta.url}/admin/content`);
    };
    await page.getByRole('heading', { name: 'Nessun contenuto' }).waitFor();
    await button(page, 'Aggiungi Primo Contenuto').press('Enter');
    await page.getByRole('dialog', { name: 'Nuovo Contenuto' }).waitFor();
    await page.getByRole('combobox', { name: 'Chiave' }).and(page.locator(':focus')).waitFor();
    await page.keyboard.type('bonuses.t');
    await page.getByRole('option', { name: 'bonuses.title' }).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => field(page, 'Valore').inputValue()).toBe('Bonus settimanali');
    await field(page, 'Valore').fill('');
    await button(page, 'Aggiungi').click();
    await said(page, 'Campo obbligatorio');
    await page.keyboard.type('Le cinque cime');
    takeCalls();
    await button(page, 'Aggiungi').click();
    await said(page, 'Contenuto aggiunto con successo');
    await page.getByRole('article', { name: 'bonuses.title' }).waitFor();
    expect(takeCalls()).toEqual(['POST /api/admin/content', 'GET /api/admin/content']);
    await heading('Le cinque cime');

    await button(page, 'Modifica bonuses.title').press('Enter');
    await page.getByRole('dialog', { name: 'Modifica Contenuto' }).waitFor();
    // The key is fixed once created.
    expect(await page.getByRole('combobox', { name: 'Chiave' }).count()).toBe(0);
    await field(page, 'Valore').fill('Cinque cime');
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await button(page, 'Aggiorna').click();
    expect((await sent).postDataJSON()).toEqual({ value: 'Cinque cime', description: '' });
    await said(page, 'Contenuto aggiornato con successo');
    await heading('Cinque cime');

    await button(page, 'Elimina bonuses.title').press('Enter');
    const dialog = page.getByRole('alertdialog', { name: 'Elimina Contenuto' });
    await dialog
      .getByText(
        'Sei sicuro di voler eliminare il contenuto "bonuses.title"? Questa azione non può essere annullata.',
      )
      .waitFor();
    await dialog.getByText('«Bonus settimanali»').waitFor();
    await confirm(page);
    await said(page, 'Contenuto eliminato con successo');
    await page.getByRole('heading', { name: 'Nessun contenuto' }).waitFor();
    await heading('Bonus settimanali');
  });

  test('calls that fail say so', async () => {
    const { page } = await openSection('/admin/content');
    await page
      .getByRole('button', { name: /^Aggiungi (Primo )?Contenuto$/ })
      .first()
      .click();
    await page.getByRole('combobox', { name: 'Chiave' }).fill('nota.interna');
    await page.keyboard.press('Tab');
    await field(page, 'Valore').fill('Chiedere a Sara');
    await button(page, 'Aggiungi').click();
    await said(page, 'Contenuto aggiunto con successo');
    await closed(page);
    for (const method of ['POST', 'PUT', 'DELETE']) await failCalls(page, method, '/api/admin/content{,/*}');

    await button(page, 'Modifica nota.interna').click();
    await button(page, 'Aggiorna').click();
    await said(page, "Errore nell'aggiornamento del contenuto");
    await button(page.getByRole('dialog'), 'Annulla').click();
    await closed(page);
    await button(page, 'Elimina nota.interna').click();
    await confirm(page);
    await said(page, "Errore nell'eliminazione del contenuto");
    await button(page.getByRole('alertdialog'), 'Annulla').click();
    await button(page, 'Aggiungi Contenuto').click();
    await page.getByRole('combobox', { name: 'Chiave' }).fill('altra');
    await page.keyboard.press('Tab');
    await field(page, 'Valore').fill('Uno');
    await button(page, 'Aggiungi').click();
    await said(page, "Errore nell'aggiunta del contenuto");
  });
});

describe('Regole', () => {
  test('a rule is added, changed and removed; each call and its failure says so', async () => {
    const { page, takeCalls } = await openSection('/admin/rules');
    await expect.poll(() => page.getByRole('article').count()).toBe(11);
    await button(page, 'Aggiungi Regola').press('Enter');
    await page.getByRole('dialog', { name: 'Nuova Regola' }).waitFor();
    expect(await field(page, 'Ordine').inputValue()).toBe('0');
    await page.keyboard.press('Enter');
    await said(page, 'Campo obbligatorio');
    await page.keyboard.type('Si può barare?');
    await field(page, 'Contenuto').fill('No.');
    await field(page, 'Ordine').fill('99');
    takeCalls();
    await button(page, 'Aggiungi').click();
    await said(page, 'Regola aggiunta con successo');
    await page.getByRole('article').last().getByText('#99').waitFor();
    expect(takeCalls()).toEqual(['POST /api/admin/rules', 'GET /api/admin/rules']);

    await button(page, 'Modifica Si può barare?').press('Enter');
    await page.getByRole('dialog', { name: 'Modifica Regola' }).waitFor();
    await page.getByRole('checkbox', { name: /Attiva/ }).press(' ');
    await button(page, 'Aggiorna').click();
    await said(page, 'Regola aggiornata con successo');
    const card = page.getByRole('article', { name: 'Si può barare?' });
    await card.getByText('Inattiva').waitFor();

    for (const method of ['POST', 'PUT', 'DELETE']) await failCalls(page, method, '/api/admin/rules{,/*}');
    await button(page, 'Modifica Si può barare?').click();
    await button(page, 'Aggiorna').click();
    await said(page, "Errore nell'aggiornamento della regola");
    await button(page.getByRole('dialog'), 'Annulla').click();
    await closed(page);
    await button(page, 'Aggiungi Regola').click();
    await field(page, 'Titolo').fill('Altra');
    await field(page, 'Contenuto').fill('Altra');
    await button(page, 'Aggiungi').click();
    await said(page, "Errore nell'aggiunta della regola");
    await button(page.getByRole('dialog'), 'Annulla').click();
    await closed(page);
    await button(page, 'Elimina Si può barare?').click();
    await confirm(page);
    await said(page, "Errore nell'eliminazione della regola");
    await page.unrouteAll();
    await confirm(page);
    await said(page, 'Regola eliminata con successo');
    await card.waitFor({ state: 'detached' });
  });
});

describe('the cards', () => {
  /** Returns how many lines of a text its card shows, and whether there are more. */
  const clipped = (page: Page, text: string) =>
    page.getByText(text).evaluate((words) => ({
      lines: Math.round(words.clientHeight / Number.parseFloat(getComputedStyle(words).lineHeight)),
      hasMore: words.scrollHeight > words.clientHeight,
    }));
  const long = 'Una riga dopo l’altra. '.repeat(60).trim();

  test('show three lines of a text and four of a rule; without rules there is the empty state', async () => {
    const { page } = await openSection('/admin/content');
    await page.route('**/api/admin/{content,rules}', async (route) => {
      const response = await route.fetch();
      const [one = { id: '0', key: 'nota', description: null, rowTag: '"0"' }] = await response.json();
      await route.fulfill({ response, json: [{ ...one, value: long, content: long }] });
    });
    await page.reload();
    await page.getByText(long).waitFor();
    expect(await clipped(page, long)).toEqual({ lines: 3, hasMore: true });
    await page.getByRole('tab', { name: 'Regole del Gioco' }).click();
    await page.getByRole('article', { name: 'Come si partecipa?' }).getByText('#0').waitFor();
    expect(await clipped(page, long)).toEqual({ lines: 4, hasMore: true });

    await page.unrouteAll();
    await page.route('**/api/admin/rules', (route) => route.fulfill({ json: [] }));
    await page.reload();
    await page.getByRole('heading', { name: 'Nessuna regola' }).waitFor();
    await button(page, 'Aggiungi Prima Regola').press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Nuova Regola' });
    await field(dialog, 'Ordine').focus();
    await page.keyboard.type('-x');
    await field(dialog, 'Ordine').blur();
    expect(await field(dialog, 'Ordine').inputValue()).toBe('0');
  });
});

describe('Punteggi', () => {
  test('values stay within their bounds, and an emptied field is the least', async () => {
    const { page } = await openSection('/admin/scoring');
    for (const [name, typed, kept] of [
      ['Punti per Chiamata', '101', '100'],
      ['Punti per Appuntamento Fissato', '501', '500'],
      ['Punti per Appuntamento Concluso', '1001', '1.000'],
      ['Moltiplicatore Bonus', '10,1', '10'],
      ['Moltiplicatore Bonus', '0', '0,1'],
      ['Punti per Chiamata', '', '0'],
      ['Punti per Chiamata', 'tre', '0'],
    ] as const) {
      await field(page, name).focus();
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Delete');
      await page.keyboard.type(typed);
      await field(page, name).blur();
      expect(await field(page, name).inputValue(), `${name}: «${typed}»`).toBe(kept);
    }
  });

  test('after a save the page, which has been open before, fetches values and board again', async () => {
    const { page, takeCalls } = await openSection('/admin/scoring');
    await page.getByRole('link', { name: 'Torna al Sito' }).click();
    await page.getByRole('region', { name: 'Come si sale' }).waitFor();
    await page.goBack();
    const seconds = field(page, 'Punti per Appuntamento Fissato');
    const before = await seconds.inputValue();
    await seconds.fill('30');
    takeCalls();
    await button(page, 'Salva Modifiche').click();
    await said(page, 'Configurazione aggiornata');
    await page.getByRole('link', { name: 'Torna al Sito' }).click();
    await page.getByRole('region', { name: 'Come si sale' }).getByText('+30pt').waitFor();
    expect(takeCalls()).toEqual(
      expect.arrayContaining([
        'PUT /api/admin/scoring-config',
        'GET /api/admin/scoring-config',
        'GET /api/scoring-config',
        'GET /api/leaderboard',
      ]),
    );
    await page.goBack();
    await seconds.fill(before);
    await button(page, 'Salva Modifiche').click();
    await said(page, 'Configurazione aggiornata');
  });

  test('what is typed is shown at once, restored or saved; the page has the new values', async () => {
    const { page, takeCalls } = await openSection('/admin/scoring');
    await page.getByText(/^Ultima modifica: \d+\/\d+\/\d+, \d+:\d+$/).waitFor();
    await field(page, 'Moltiplicatore Bonus').focus();
    await page.keyboard.type('1.5');
    await said(page, '×1,5');
    await field(page, 'Punti per Chiamata').focus();
    await page.keyboard.type('3');
    await said(page, '+3 pt');
    await button(page, 'Ripristina').click();
    await said(page, '+1 pt');
    await said(page, '×1');
    expect(await field(page, 'Punti per Chiamata').inputValue()).toBe('1');

    await field(page, 'Punti per Chiamata').focus();
    await page.keyboard.type('2');
    await failCalls(page, 'PUT', '/api/admin/scoring-config');
    await page.keyboard.press('Enter');
    await said(page, 'Impossibile aggiornare la configurazione dei punteggi.');
    await page.unrouteAll();
    takeCalls();
    await button(page, 'Salva Modifiche').click();
    await said(page, 'Configurazione aggiornata');
    await said(page, 'I valori dei punteggi sono stati aggiornati con successo.');
    await expect.poll(() => takeCalls()).toContain('GET /api/admin/scoring-config');

    await page.getByRole('link', { name: 'Torna al Sito' }).click();
    await page.getByRole('region', { name: 'Come si sale' }).getByText('+2pt').waitFor();
  });
});

describe('a second change right after the first, while the list is still being fetched again', () => {
  /** Lets no list arrive any more. */
  const holdLists = (page: Page) =>
    page.route('**/api/admin/**', (route) =>
      route.request().method() === 'GET' ? undefined : route.fallback(),
    );

  async function changeTwice(
    path: string,
    edit: (page: Page, text: string) => Promise<unknown>,
    done: string,
  ): Promise<void> {
    const { page } = await openSection(path);
    await page.getByRole('article').first().waitFor();
    await holdLists(page);
    for (const text of ['Prima', 'Seconda']) {
      const answer = page.waitForResponse((response) => response.request().method() === 'PUT');
      await edit(page, text);
      expect((await answer).status(), text).toBe(200);
      await said(page, done);
      await closed(page);
    }
    await page.close();
  }

  const editField = (edit: string, name: string) => async (page: Page, text: string) => {
    await page.getByRole('button', { name: edit }).first().click();
    await field(page, name).fill(text);
    await button(page, 'Aggiorna').click();
  };

  test('is not taken for another admin’s, for prizes, their settings, texts and rules', async () => {
    const { page } = await openSection('/admin/prizes');
    await addPrize(page, 'Zaino');
    await changeTwice('/admin/prizes', editField('Modifica ', 'Descrizione'), 'Premio aggiornato');
    await changeTwice(
      '/admin/prizes',
      async (office, text) => {
        await button(office, 'Impostazioni Premi').click();
        await field(office, 'Quota').fill(text === 'Prima' ? '0,2' : '0,3');
        await button(office, 'Salva Impostazioni').click();
      },
      'Impostazioni aggiornate',
    );
    await changeTwice('/admin/rules', editField('Modifica ', 'Titolo'), 'Regola aggiornata con successo');
    await page.evaluate(
      (key) =>
        fetch('/api/admin/content', {
          method: 'POST',
          headers: { 'X-Admin-Key': key, 'Content-Type': 'application/json' },
          body: '{"key":"nota.doppia","value":"Uno"}',
        }),
      ADMIN_KEY,
    );
    await changeTwice(
      '/admin/content',
      editField('Modifica nota.doppia', 'Valore'),
      'Contenuto aggiornato con successo',
    );
  });
});
