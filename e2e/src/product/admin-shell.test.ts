import { launchChromium } from '@vetta/tools/testing/chromium';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type DataFolder, dataFolder, type RunningVetta, startVetta } from './start-vetta.ts';

const ADMIN_KEY = 'la-chiave-di-una-sera-in-ufficio';

let browser: Browser;
let data: DataFolder;
let vetta: RunningVetta;
beforeAll(async () => {
  [browser, data] = await Promise.all([launchChromium(), dataFolder()]);
  vetta = await startVetta(data.path, { ADMIN_KEY, CLOCK: '2026-11-21T18:42:00+01:00' });
});
afterAll(async () => {
  await browser?.close();
  await vetta?.stop();
  await data?.remove();
});

let context: BrowserContext;
let page: Page;
let logged: string[];
beforeEach(async () => {
  context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'it-IT',
    reducedMotion: 'reduce',
  });
  await context.addCookies([{ name: 'intro', value: '2026-11-21', url: vetta.url }]);
  page = await context.newPage();
  logged = [];
  page.on('console', (message) => logged.push(message.text()));
});
afterEach(() => context.close());

const keyField = () => page.getByLabel('Chiave di Accesso');
const button = (name: string | RegExp) => page.getByRole('button', { name });
const dashboardTitle = () => page.getByRole('heading', { name: 'Dashboard', level: 2 });

/** Opens a page of the back office and logs in by keyboard. */
async function open(path = '/admin'): Promise<void> {
  await page.goto(vetta.url + path);
  await keyField().focus();
  await page.keyboard.type(ADMIN_KEY);
  await page.keyboard.press('Enter');
  await button('Logout').waitFor();
}

/** Makes a call of the api as an admin. */
async function ask(call: string, body?: object) {
  const [method = 'GET', path = '/'] = call.split(' ');
  const response = await fetch(vetta.url + path, {
    method,
    headers: { 'X-Admin-Key': ADMIN_KEY, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${call}: ${response.status}`);
  return response.status === 204 ? undefined : response.json();
}

const fail = (path: string, status = 503) =>
  page.route(`**${path}`, (route) =>
    route.fulfill({ status, json: { error: 'Il database non è raggiungibile in questo momento.' } }),
  );

/** Returns the calls that the page makes while `act` runs and until it is quiet. */
async function callsDuring(act: () => Promise<unknown>): Promise<string[]> {
  const calls: string[] = [];
  const record = (request: { url(): string; method(): string }) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}${search}`);
  };
  page.on('request', record);
  await act();
  await page.waitForLoadState('networkidle');
  page.off('request', record);
  return calls;
}

describe('the login', () => {
  test('a blank key cannot be sent; a wrong one, an unreachable server and the right one are told apart', async () => {
    await page.goto(`${vetta.url}/admin`);
    const enter = button('Accedi al Pannello');
    expect(await enter.isDisabled()).toBe(true);
    await keyField().fill('   ');
    expect(await enter.isDisabled()).toBe(true);

    await keyField().fill('sbagliata');
    await page.keyboard.press('Enter');
    await page.getByText('Chiave di accesso non valida').waitFor();
    await page.locator('input[name=key]:focus').waitFor();

    await page.route('**/api/admin/auth/verify', (route) => route.abort());
    await page.keyboard.press('Enter');
    await page.getByText("Errore durante l'accesso").waitFor();
    await page.unroute('**/api/admin/auth/verify');

    await button('Mostra').click();
    expect(await keyField().getAttribute('type')).toBe('text');
    await keyField().fill(ADMIN_KEY);
    await page.route('**/api/admin/auth/verify', async (route) => {
      await page.getByRole('button', { name: 'Accesso in corso...', disabled: true }).waitFor();
      await route.continue();
    });
    await page.keyboard.press('Enter');
    await dashboardTitle().waitFor();
  });

  test('after too many attempts the button counts down, and can be pressed again at the end', async () => {
    await page.goto(`${vetta.url}/admin`);
    await page.route('**/api/admin/auth/verify', (route) =>
      route.fulfill({ status: 429, headers: { 'Retry-After': '3' }, json: { error: 'Troppi tentativi' } }),
    );
    await keyField().fill('sbagliata');
    await page.keyboard.press('Enter');
    await page.getByText('Troppi tentativi, riprova tra 2 s').waitFor();
    expect(await button('Accedi al Pannello').isDisabled()).toBe(true);
    await page.getByText('Ora puoi riprovare').waitFor();
    expect(await button('Accedi al Pannello').isEnabled()).toBe(true);
  });

  test('a reload keeps the session, a logout ends it', async () => {
    await open();
    await page.reload();
    await dashboardTitle().waitFor();
    await button('Logout').press('Enter');
    await keyField().waitFor();
    await page.reload();
    await keyField().waitFor();
  });
});

describe('the layout', () => {
  const sidebar = () => page.getByRole('complementary', { name: 'Barra laterale' });
  const width = async () => (await sidebar().boundingBox())?.width;

  test('Ctrl+B folds the sidebar to icons with tooltips; a cookie keeps it for seven days', async () => {
    await open();
    expect(await width()).toBe(256);
    await page.keyboard.press('Control+b');
    await expect.poll(width).toBe(48);
    const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state');
    expect(cookie?.value).toBe('false');
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 604_800)).toBeLessThan(60);
    await page.reload();
    await dashboardTitle().waitFor();
    expect(await width()).toBe(48);
    // From elsewhere: a pointer that appears on a link has not moved there.
    await dashboardTitle().hover();
    await page.getByRole('link', { name: 'Impostazioni' }).hover();
    await page.getByRole('tooltip', { name: 'Impostazioni' }).waitFor();
  });

  test('the sidebar leads to each section and marks it; unknown addresses lead to the dashboard', async () => {
    await open('/admin/settings');
    await page.getByText('Configurazioni generali del sistema').waitFor();
    await page.getByText('Sezione in sviluppo...').waitFor();
    const current = () => sidebar().locator('[aria-current=page]').textContent();
    expect(await current()).toBe('Impostazioni');
    await page.getByRole('link', { name: 'Dashboard' }).press('Enter');
    await dashboardTitle().waitFor();
    expect(await current()).toBe('Dashboard');
    for (const path of ['/admin', '/admin/', '/admin/altrove/ancora']) {
      await page.goto(vetta.url + path);
      await dashboardTitle().waitFor();
      expect(await current(), path).toBe('Dashboard');
    }
    await page.getByRole('link', { name: 'Torna al Sito' }).click();
    await page.getByRole('region', { name: 'Classifica' }).waitFor();
  });

  test.each([320, 390])(
    'at %i px every button of the header is a target of 44 px and nothing scrolls sideways',
    async (pixels) => {
      const phone = await browser.newContext({
        viewport: { width: pixels, height: 740 },
        hasTouch: true,
        isMobile: true,
      });
      await phone.addCookies([{ name: 'intro', value: '2026-11-21', url: vetta.url }]);
      page = await phone.newPage();
      await open();
      await dashboardTitle().waitFor();
      for (const box of await Promise.all(
        (await page.locator('header button').all()).map((target) => target.boundingBox()),
      )) {
        if (box === null) continue;
        expect(box.width).toBeGreaterThanOrEqual(44);
        expect(box.height).toBeGreaterThanOrEqual(44);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(pixels);
      await button(/^Apri o chiudi il menu/).click();
      const drawer = page.getByRole('dialog', { name: 'Menu' });
      await drawer.getByRole('link', { name: 'Inserimento rapido' }).waitFor();
      // Its width in the layout: while it slides in, the painted one may differ by a fraction.
      const layoutWidth = await drawer.evaluate((box) => box instanceof HTMLElement && box.offsetWidth);
      expect(layoutWidth).toBe(Math.min(288, pixels));
      // A logo whose gradient belongs to one that is not displayed would not be painted.
      expect(await page.locator('linearGradient').count()).toBe(1);
      await page.keyboard.press('Escape');
      await drawer.waitFor({ state: 'detached' });
      expect(
        await page
          .getByRole('heading', { level: 1 })
          .evaluate((title) => title.scrollWidth <= title.clientWidth),
      ).toBe(true);
      await phone.close();
    },
  );
});

describe('the dashboard', () => {
  const own = [
    'GET /api/admin/dashboard',
    'GET /api/admin/scheduler-status',
    'GET /api/admin/nightly-backup',
    'GET /api/admin/players',
    'GET /api/admin/entries?date=2026-11-21',
    'GET /api/admin/bonus-types',
    'GET /api/admin/player-bonuses?weekStartDate=2026-11-16',
    'GET /api/leaderboard',
  ];

  test('it asks each call once, and opens with who is missing', async () => {
    await open('/admin/settings');
    const calls = await callsDuring(async () => {
      await page.getByRole('link', { name: 'Dashboard' }).click();
      await page.getByText(/^Sabato 21 novembre: /).waitFor();
    });
    expect(calls.toSorted()).toEqual(own.toSorted());
    await page
      .getByRole('region', { name: 'Prossimo Aggiornamento' })
      .getByText('23:59', { exact: true })
      .waitFor();
  });

  test('its cards show the counts, the week’s bonuses with those that wait, and the first five', async () => {
    const [type] = await ask('GET /api/admin/bonus-types');
    const [player] = await ask('GET /api/admin/players');
    const awards = await ask('GET /api/admin/player-bonuses?weekStartDate=2026-11-16');
    for (const { id, playerId, bonusTypeId } of awards)
      if (playerId === player.id && bonusTypeId === type.id)
        await ask(`DELETE /api/admin/player-bonuses/${id}`);
    await open();
    await page.getByText('Voci Dati').waitFor();
    await page.getByText('Call Beast').waitFor();
    expect(await page.getByText('Punti Bonus in Attesa').count()).toBe(0);
    await ask('POST /api/admin/player-bonuses', {
      playerId: player.id,
      bonusTypeId: type.id,
      weekStartDate: '2026-11-16',
      dateEarned: '2026-11-21',
    });
    await page.reload();
    await page.getByText('Punti Bonus in Attesa').waitFor();
    await page.getByText('I punti bonus verranno aggiunti alla classifica alle 23:59.').waitFor();

    const counts = await ask('GET /api/admin/dashboard');
    const shown = await page.getByRole('definition').allTextContents();
    expect(shown.slice(0, 3).map((text) => text.replace('.', ''))).toEqual(
      [counts.playersCount, counts.entriesCount, counts.prizesCount].map(String),
    );
    expect(shown[3]).toMatch(/^\d{1,2}\/\d{1,2}\/\d{4}$/);
    expect((await page.getByRole('term').allTextContents()).slice(0, 4)).toEqual([
      'Partecipanti',
      'Voci Dati',
      'Premi Attivi',
      'Ultimo Aggiornamento',
    ]);

    const next = page.getByRole('region', { name: 'Prossimo Aggiornamento' });
    await next.getByText('Attivo', { exact: true }).waitFor();
    await next.getByText('La classifica si aggiorna automaticamente alle 23:59.').waitFor();
    const bonuses = page.getByRole('region', { name: 'Anteprima Punti Bonus' });
    await bonuses.getByText(/^\d+ bonus$/).waitFor();
    await bonuses.getByText('Best Day Record').waitFor();

    const board = page.getByRole('region', { name: 'Classifica Attuale' });
    const { entries } = await ask('GET /api/leaderboard');
    const rows = await board.getByRole('listitem').allTextContents();
    expect(rows).toHaveLength(5);
    expect(rows[0]).toContain(entries[0].name);
    await board.getByText(`+${entries.length - 5} altri partecipanti`).waitFor();
    await page
      .getByRole('region', { name: 'Attività Recente' })
      .getByText('I numeri inseriti contano subito in classifica')
      .waitFor();
  });

  test('without an update, without standings and with the scheduler stopped, it says so', async () => {
    await page.route('**/api/admin/dashboard', (route) =>
      route.fulfill({ json: { playersCount: 0, entriesCount: 0, prizesCount: 0, lastUpdate: null } }),
    );
    await page.route('**/api/leaderboard', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), entries: [] } });
    });
    await page.route('**/api/admin/scheduler-status', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), isActive: false } });
    });
    await open();
    await page.getByText('N/A', { exact: true }).waitFor();
    await page.getByText('Nessun dato nella classifica').waitFor();
    await page.getByText('Inattivo', { exact: true }).waitFor();
  });

  test('a recalculation refreshes what it may have changed', async () => {
    await open();
    await page.waitForLoadState('networkidle');
    const calls = await callsDuring(async () => {
      await button('Ricalcola Classifica').press('Enter');
      await page.getByText('Classifica ricalcolata').waitFor();
    });
    // A regular refresh may have come before it.
    const recalculated = calls.indexOf('POST /api/admin/recalculate-leaderboard');
    expect(recalculated).toBeGreaterThanOrEqual(0);
    expect(calls.slice(recalculated + 1).toSorted()).toEqual(
      own.filter((call) => !/scheduler-status|nightly-backup|bonus-types/.test(call)).toSorted(),
    );
  });

  test('a failed recalculation is only logged, and the button says so', async () => {
    await open();
    await fail('/api/admin/recalculate-leaderboard');
    await button('Ricalcola Classifica').press('Enter');
    await button('Ricalcolo non riuscito, riprova').waitFor();
    expect(logged.some((line) => line.includes('The leaderboard was not recalculated'))).toBe(true);
    await page.unroute('**/api/admin/recalculate-leaderboard');
    await button('Ricalcolo non riuscito, riprova').press('Enter');
    await page.getByText('Classifica ricalcolata').waitFor();
  });

  test.each([
    ['/api/admin/players', 'I dati di oggi non sono arrivati'],
    ['/api/admin/dashboard', 'I conteggi non sono arrivati'],
    ['/api/admin/scheduler-status', 'Lo stato degli aggiornamenti non è arrivato'],
    ['/api/admin/nightly-backup', 'Lo stato dei backup non è arrivato'],
    ['/api/admin/bonus-types', 'I bonus non sono arrivati'],
    ['/api/leaderboard', 'La classifica non è arrivata'],
  ])('if %s fails, its part says so and loads it again', async (path, title) => {
    await fail(path);
    await open();
    await page.getByText(title).waitFor();
    await page.unroute(`**${path}`);
    await page
      .getByRole('alert')
      .filter({ hasText: title })
      .getByRole('button', { name: 'Riprova' })
      .press('Enter');
    await page.getByText(title).waitFor({ state: 'detached' });
    await page.getByText(/^Sabato 21 novembre: /).waitFor();
  });
});

describe('half-typed forms', () => {
  const dialog = () => page.getByRole('dialog', { name: 'Nuovo Partecipante' });
  const name = () => dialog().getByRole('textbox', { name: 'Nome' });
  const openDialog = async () => {
    await button('Aggiungi Partecipante').first().press('Enter');
    await dialog().waitFor();
  };

  test('an expired key leads to the login, which says why; after it the dialog has what was typed', async () => {
    await open('/admin/players');
    await openDialog();
    await page.keyboard.type('Zeno Vetta');
    await fail('/api/admin/players', 401);
    await page.keyboard.press('Enter');
    await page.getByText('La chiave di accesso non è più valida. Accedi di nuovo.').waitFor();
    await page.getByText(/Quello che stavi scrivendo ti aspetta/).waitFor();
    await page.unroute('**/api/admin/players');
    await keyField().fill(ADMIN_KEY);
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
  const audit = await fetch(`${vetta.url}/api/admin/audit`, { headers: { 'X-Admin-Key': ADMIN_KEY } });
  const { changes } = await audit.json();
  expect(changes[0]).toMatchObject({ actor: 'Niccolò Ω', about: 'Bice Riva' });
});

describe('the command menu', () => {
  const field = () => page.getByRole('searchbox', { name: /Cerca schermata/ });
  const command = async (letters: string) => {
    await page.keyboard.press('Control+k');
    await field().waitFor();
    await page.keyboard.type(letters);
    await page.getByRole('menuitem').first().waitFor();
    await page.keyboard.press('Enter');
  };

  test('its code is loaded only when it is opened', async () => {
    await open('/admin/settings');
    await page.waitForLoadState('networkidle');
    const loaded = page.waitForRequest(/admin-commands/);
    await page.keyboard.press('Control+k');
    await loaded;
    await field().waitFor();
  });

  test('a few letters lead to a screen, a player, a dialog and the logout', async () => {
    await open('/admin/settings');
    await command('dashb');
    await dashboardTitle().waitFor();

    await page.keyboard.press('Control+k');
    await field().waitFor();
    await page.keyboard.type('zz');
    await page.keyboard.press('Escape');
    await field().waitFor({ state: 'hidden' });

    await command('chiara conti');
    await page.getByLabel('Cerca partecipante').waitFor();
    expect(await page.getByLabel('Cerca partecipante').inputValue()).toBe('Chiara Conti');
    expect(await page.getByRole('article').count()).toBe(1);

    await command('agg part');
    await page.getByRole('dialog', { name: 'Nuovo Partecipante' }).waitFor();
    await page.keyboard.press('Control+k');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(new URL(page.url()).searchParams.has('apri')).toBe(false);

    await command('logout');
    await keyField().waitFor();
  });
});

test('the demonstration is removed once that is confirmed; a failure says why', async () => {
  await open();
  const confirm = async () => {
    await button('Togli la dimostrazione').press('Enter');
    await page.getByRole('alertdialog', { name: 'Togli la dimostrazione' }).waitFor();
    await page.getByRole('button', { name: 'Togli', exact: true }).press('Enter');
  };
  await fail('/api/admin/demo');
  await confirm();
  await page.getByText('Impossibile togliere la dimostrazione').waitFor();
  await page.unroute('**/api/admin/demo');
  await confirm();
  await page.getByText('Dimostrazione tolta').waitFor();
  await button('Togli la dimostrazione').waitFor({ state: 'detached' });
  // Those who were added in the tests before stay.
  await page.getByText(/: manca(no)? \d person/).waitFor();
});
