import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADMIN_KEY } from './admin-key.ts';
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

const film = fileURLToPath(new URL('../../../mf-public/src/media/hero.mp4', import.meta.url));

let product: StartedProduct;
beforeAll(async () => {
  product = await startProduct({ DEMO: 'off' });
});
afterAll(() => product?.stop());

describe('Contenuti', () => {
  test('the tabs are addresses, and the arrow keys change them', async () => {
    const { page } = await openSection(product, '/admin/content');
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

  test('a film that is chosen is shown before it is sent', async () => {
    const { page, violations } = await openSection(product, '/admin/content');
    await button(page, 'Aggiungi Primo Contenuto').click();
    const dialog = page.getByRole('dialog', { name: 'Nuovo Contenuto' });
    await dialog.getByRole('combobox', { name: 'Chiave' }).fill('hero.video');
    await page.getByRole('option', { name: /^hero\.video/ }).click();
    await page.locator('input[type=file]').setInputFiles(film);
    await dialog.getByRole('button', { name: 'Riproduci: Il filmato della pagina' }).click();
    const shown = dialog.locator('video[aria-label="Il filmato della pagina"]');
    await expect
      .poll(() =>
        shown.evaluate(({ currentSrc, videoWidth }: HTMLVideoElement) => [
          currentSrc.slice(0, 5),
          videoWidth > 0,
        ]),
      )
      .toEqual(['blob:', true]);
    expect(violations).toEqual([]);
  });

  test('a text of the page is replaced, changed and removed, and the page follows each time', async () => {
    const { page, takeCalls } = await openSection(product, '/admin/content');
    const heading = async (name: string) => {
      await page.goto(product.url);
      await page.getByRole('heading', { name, exact: true }).waitFor();
      await page.goto(`${product.url}/admin/content`);
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
    const { page } = await openSection(product, '/admin/content');
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
    const { page, takeCalls } = await openSection(product, '/admin/rules');
    await expect.poll(() => page.getByRole('article').count()).toBe(11);
    await button(page, 'Aggiungi Regola').press('Enter');
    await page.getByRole('dialog', { name: 'Nuova Regola' }).waitFor();
    expect(await field(page, 'Ordine').inputValue()).toBe('0');
    await page.keyboard.press('Enter');
    await said(page, 'Campo obbligatorio');
    // The message is there a moment before the focus.
    await field(page, 'Titolo').and(page.locator(':focus')).waitFor();
    await page.keyboard.type('Si può barare?');
    await field(page, 'Contenuto').fill('No.');
    await field(page, 'Ordine').fill('99');
    takeCalls();
    await button(page, 'Aggiungi').click();
    await said(page, 'Regola aggiunta con successo');
    await page.getByRole('article').last().getByText('#12').waitFor();
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
    const { page } = await openSection(product, '/admin/content');
    await page.route('**/api/admin/{content,rules}', async (route) => {
      const response = await route.fetch();
      const [one = { id: '0', key: 'nota', description: null, rowTag: '"0"' }] = await response.json();
      await route.fulfill({ response, json: [{ ...one, value: long, content: long }] });
    });
    await page.reload();
    await page.getByText(long).waitFor();
    expect(await clipped(page, long)).toEqual({ lines: 3, hasMore: true });
    await page.getByRole('tab', { name: 'Regole del Gioco' }).click();
    await page.getByRole('article', { name: 'Come si partecipa?' }).getByText('#1').waitFor();
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
    const { page } = await openSection(product, path);
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
    const { page } = await openSection(product, '/admin/prizes');
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
