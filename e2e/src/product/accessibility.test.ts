import { launchChromium } from '@vetta/tools/testing/chromium';
import axe, { type Result, type RunOptions } from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type DataFolder, dataFolder, type RunningVetta, startVetta } from './start-vetta.ts';

const ADMIN_KEY = 'la-chiave-di-una-sera-in-ufficio';
const WIDTHS = [360, 768, 1280, 1920];
const OUTERMOST = [360, 1920];

let browser: Browser;
let data: DataFolder;
let vetta: RunningVetta;
let page: Page;
beforeAll(async () => {
  [browser, data] = await Promise.all([launchChromium(), dataFolder()]);
  vetta = await startVetta(data.path, { ADMIN_KEY, CLOCK: '2026-11-21T20:30:00+01:00' });
  page = await (await newContext()).newPage();
});
// What a failed test leaves would fail all after it, each by its timeout.
afterEach(async () => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' });
});
afterAll(async () => {
  await browser?.close();
  await vetta?.stop();
  await data?.remove();
});

async function newContext(): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
    // For axe. The other journeys run with the policy.
    bypassCSP: true,
  });
  await context.addCookies([{ name: 'intro', value: '2026-11-21', url: vetta.url }]);
  await context.addInitScript(axe.source);
  return context;
}

/**
 * Runs `look` on each width in the page's own colours, and on the narrowest and the widest with those that a system forces:
 * what these change (colours, borders, a hidden picture) they change on every width.
 */
async function onEachScreen(look: (screen: string) => Promise<void>): Promise<void> {
  for (const forcedColors of ['none', 'active'] as const) {
    await page.emulateMedia({ forcedColors });
    for (const width of forcedColors === 'none' ? WIDTHS : OUTERMOST) {
      await page.setViewportSize({ width, height: width < 600 ? 740 : Math.round(width * 0.6) });
      await look(`${width} px${forcedColors === 'active' ? ' with forced colours' : ''}`);
    }
  }
  await page.emulateMedia({ forcedColors: 'none' });
}

/** Returns what axe finds on the page as it is now, or in a part of it: each rule with the elements that break it. */
async function violations(part = 'html'): Promise<string[]> {
  const isForced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  // With forced colours the browser paints the system's colours, and axe reads those of the style sheet.
  const options: RunOptions = {
    resultTypes: ['violations'],
    rules: { 'color-contrast': { enabled: !isForced } },
  };
  // As text: the test runner renames imports, also in a function that runs on the page. The second frame has the new width.
  const found: Result[] = await page.evaluate(`document.fonts.ready
    .then(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
    .then(() => axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)}))
    .then(({ violations }) => violations)`);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** Expects that axe finds nothing on any screen, or in a part of it, while `shown` is on it. */
async function expectAccessible(shown: ReturnType<Page['getByRole']>, part?: string): Promise<void> {
  await shown.waitFor();
  await onEachScreen(async (screen) => {
    expect(await violations(part), screen).toEqual([]);
    expect(await shown.isVisible(), `${shown} at ${screen}`).toBe(true);
  });
}

describe('the public page', () => {
  const live = () => page.locator('#prerender').waitFor({ state: 'detached' });

  test('axe finds nothing while the intro runs', async () => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await onEachScreen(async (screen) => {
      await page.context().clearCookies();
      await page.goto(vetta.url);
      await page.getByRole('button', { name: 'SKIP INTRO' }).waitFor();
      expect(await violations(), screen).toEqual([]);
      expect(await page.getByRole('button', { name: 'SKIP INTRO' }).isVisible()).toBe(true);
    });
    await page.getByRole('button', { name: 'SKIP INTRO' }).click();
    await page.locator('#intro').waitFor({ state: 'detached' });
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  test('axe finds nothing after it, on the short board and on the whole one', async () => {
    await page.goto(vetta.url);
    await live();
    await expectAccessible(page.getByRole('button', { name: /^Espandi/ }));
    await page.getByRole('button', { name: /^Espandi/ }).click();
    await expectAccessible(page.getByRole('button', { name: 'Riduci' }));
  });

  test('axe finds nothing while the api is unreachable', async () => {
    // As if the document had been sent without the database: it carries no board.
    await page.route(`${vetta.url}/`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      await route.fulfill({ response, body: html.replace('"leaderboard":{', '"none":{') });
    });
    await page.route('**/api/**', (route) => route.abort());
    await page.goto(vetta.url);
    await expectAccessible(page.getByText('Classifica non raggiungibile'));
    await page.unrouteAll();
  });

  test('axe finds nothing on an address that does not exist', async () => {
    await page.goto(`${vetta.url}/campo-base`);
    await expectAccessible(page.getByRole('heading', { name: '404 Page Not Found' }));
  });

  test('axe finds nothing on the wall', async () => {
    await page.goto(`${vetta.url}/kiosk`);
    await expectAccessible(page.getByText(/^Fine giornata fra/));
  });
});

describe('the back office', () => {
  const search = () => page.getByLabel('Cerca partecipante');
  const button = (name: string | RegExp) => page.getByRole('button', { name }).first();

  test('axe finds nothing on the login, before and after a wrong key', async () => {
    await page.goto(`${vetta.url}/admin`);
    await expectAccessible(page.getByLabel('Chiave di Accesso'));
    await page.getByLabel('Chiave di Accesso').fill('sbagliata');
    await page.getByRole('button', { name: 'Accedi al Pannello' }).click();
    await expectAccessible(page.getByRole('alert'));
  });

  const openAdmin = async (path: string) => {
    await page.goto(vetta.url + path);
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
      // react-aria's announcer beside it refers to «Archivia» for seven seconds, also when its dialog has closed.
      await expectAccessible(button('Riprendi in gara'), '#contenuto');
      await button('Anonimizza').click();
      await expectAccessible(page.getByRole('dialog'), '[role=dialog]');
      await page.keyboard.press('Escape');
      await button('Riprendi in gara').click();
      await page.getByText('Nessun partecipante archiviato').waitFor();
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
    ['/admin/import-export', () => text('Scegli un file CSV')],
    ['/admin/audit', () => page.getByRole('listitem').filter({ hasText: 'Maria Marini' }).first()],
    ['/admin/months', () => page.getByRole('link', { name: /^Ottobre 2026/ })],
    ['/admin/months/2026-10', () => text('verificata')],
    ['/admin/contest', () => page.getByRole('region', { name: 'Soglia della lotteria' })],
    // The wall's test, if it has run, has left a screen that waits for a name.
    ['/admin/screens', () => page.getByText(/^(Ancora nessuno schermo|Aspettano un nome)$/)],
    ['/admin/plugins', () => page.getByRole('article', { name: 'Pagina pubblica' })],
  ] as const)('axe finds nothing on %s', async (path, shown) => {
    await openAdmin(path);
    await expectAccessible(shown());
  });

  test('axe finds nothing on the grid of an evening, with wrong, unlikely and unsaved numbers', async () => {
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
    ['/admin/months/2026-10', /^Segna consegnato/],
    ['/admin/months/2026-10', 'Ricalcola il mese'],
    ['/admin/months/2026-10', /^Annulla l'estrazione/],
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
    const undo = page.getByRole('alertdialog').getByRole('button', { name: 'Annulla' });
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
      await openAdmin(path);
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
      expect(await violations(), String(name)).toEqual([]);
    }
    await page.keyboard.press('Control+b');
  });

  test('axe finds nothing on a phone’s navigation', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openAdmin('/admin');
    await button(/^Apri o chiudi il menu/).click();
    await dialog().waitFor();
    expect(await violations('[role=dialog]')).toEqual([]);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await violations('[role=dialog]')).toEqual([]);
    await page.emulateMedia({ forcedColors: 'none' });
  });
});
