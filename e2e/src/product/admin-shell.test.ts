import type { BrowserContext, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { resizeTo } from '../browser/layout.ts';
import { ADMIN_KEY } from './admin-key.ts';
import { keyField, logIn, openDesk } from './desk.ts';
import { type StartedProduct, startProduct } from './started-product.ts';

let product: StartedProduct;
beforeAll(async () => {
  product = await startProduct({});
});
afterAll(() => product?.stop());

let page: Page;
let context: BrowserContext;
const sitDown = async () => {
  ({ context, page } = await openDesk(product));
};
const leave = () => context?.close();

const open = (path?: string) => logIn(product, page, path);
const button = (name: string | RegExp) => page.getByRole('button', { name });
/** The sections' labels and addresses, the names of their modules, and their titles where these are not the label. */
const sections: readonly (readonly [string, string, (string | undefined)?, string?])[] = [
  ['Dashboard', '/admin/', 'dashboard'],
  ['Partecipanti', '/admin/players', 'players', 'Gestione Partecipanti'],
  ['Premi', '/admin/prizes', 'prizes', 'Gestione Premi'],
  ['Regole', '/admin/rules', 'content', 'Gestione Contenuti'],
  ['Contenuti', '/admin/content', undefined, 'Gestione Contenuti'],
  ['Punteggi', '/admin/scoring', 'scoring', 'Configurazione Punteggi'],
  ['Inserimento rapido', '/admin/quick-entry', 'quick-entry'],
  ['Importa/Esporta', '/admin/import-export', 'import-export'],
  ['Fonti', '/admin/sources', 'sources'],
  ['Registro', '/admin/audit', 'audit'],
  ['Mesi', '/admin/months', 'months'],
  ['Contest', '/admin/contest', 'contest'],
  ['Schermi', '/admin/screens', 'screens'],
  ['Canali', '/admin/channels', 'channels'],
  ['Plugin', '/admin/plugins', 'plugins'],
  ['Chiavi', '/admin/keys', 'keys'],
];
const dashboardTitle = () => page.getByRole('heading', { name: 'Dashboard', level: 2 });

describe('the login', () => {
  beforeEach(sitDown);
  afterEach(leave);

  test('a blank key cannot be sent; a wrong one, an unreachable server and the right one are told apart', async () => {
    await page.goto(`${product.url}/admin`);
    const enter = button('Accedi al Pannello');
    expect(await enter.isDisabled()).toBe(true);
    await keyField(page).fill('   ');
    expect(await enter.isDisabled()).toBe(true);

    await keyField(page).fill('sbagliata');
    await page.keyboard.press('Enter');
    await page.getByText('Chiave di accesso non valida').waitFor();
    await page.locator('input[name=key]:focus').waitFor();
    await expect.poll(() => enter.isEnabled()).toBe(true);

    await page.route('**/api/admin/auth/verify', (route) => route.abort());
    await page.keyboard.press('Enter');
    await page.getByText("Errore durante l'accesso").waitFor();
    await page.unroute('**/api/admin/auth/verify');

    await button('Mostra').click();
    expect(await keyField(page).getAttribute('type')).toBe('text');
    await keyField(page).fill(ADMIN_KEY);
    await page.route('**/api/admin/auth/verify', async (route) => {
      await page.getByRole('button', { name: 'Accesso in corso...', disabled: true }).waitFor();
      await route.continue();
    });
    await page.keyboard.press('Enter');
    await dashboardTitle().waitFor();
  });

  test('after too many attempts the button counts down, and can be pressed again at the end', async () => {
    await page.goto(`${product.url}/admin`);
    await page.route('**/api/admin/auth/verify', (route) =>
      route.fulfill({ status: 429, headers: { 'Retry-After': '3' }, json: { error: 'Troppi tentativi' } }),
    );
    await keyField(page).fill('sbagliata');
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
    await keyField(page).waitFor();
    await page.reload();
    await keyField(page).waitFor();
  });
});

describe('the layout', () => {
  beforeAll(sitDown);
  afterAll(leave);

  const sidebar = () => page.getByRole('complementary', { name: 'Barra laterale' });
  const width = async () => (await sidebar().boundingBox())?.width;
  const current = () => sidebar().locator('[aria-current=page]').textContent();

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
    await page.keyboard.press('Control+b');
    await expect.poll(width).toBe(256);
  });

  test('the sidebar leads to each section and marks it; its code is loaded only then', async () => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    const isLoaded = (section: string) => loaded.some((address) => address.includes(`/${section}-page-`));
    await open('/admin/settings');
    await page.getByText('Configurazioni generali del sistema').waitFor();
    await page.getByText('Sezione in sviluppo...').waitFor();
    expect(await current()).toBe('Impostazioni');

    for (const [label, path, code, heading] of sections) {
      await page.waitForLoadState('networkidle');
      if (code) expect(isLoaded(code), `${label} before`).toBe(false);
      await sidebar().getByRole('link', { name: label, exact: true }).press('Enter');
      await page.getByRole('heading', { name: heading ?? label, level: 2, exact: true }).waitFor();
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await current()).toBe(label);
      if (code) expect(isLoaded(code), label).toBe(true);
    }
  });

  test('unknown addresses lead to the dashboard, and «Torna al Sito» to the page', async () => {
    await open();
    for (const path of ['/admin', '/admin/', '/admin/altrove/ancora']) {
      await page.goto(product.url + path);
      await dashboardTitle().waitFor();
      expect(await current(), path).toBe('Dashboard');
    }
    await page.getByRole('link', { name: 'Torna al Sito' }).click();
    await page.getByRole('region', { name: 'Classifica' }).waitFor();
  });

  test('on a phone every button of the header is a target of 44 px and nothing scrolls sideways', async () => {
    const phone = await product.browser.newContext({
      viewport: { width: 390, height: 740 },
      hasTouch: true,
      isMobile: true,
    });
    onTestFinished(() => phone.close());
    await phone.addCookies([{ name: 'intro', value: '2026-11-21', url: product.url }]);
    const held = await phone.newPage();
    await logIn(product, held);
    await held.getByRole('heading', { name: 'Dashboard', level: 2 }).waitFor();
    for (const pixels of [320, 390]) {
      await resizeTo(held, pixels);
      for (const box of await Promise.all(
        (await held.locator('header button').all()).map((target) => target.boundingBox()),
      )) {
        if (box === null) continue;
        expect(box.width).toBeGreaterThanOrEqual(44);
        expect(box.height).toBeGreaterThanOrEqual(44);
      }
      expect(await held.evaluate(() => document.documentElement.scrollWidth)).toBe(pixels);
      await held.getByRole('button', { name: /^Apri o chiudi il menu/ }).click();
      const drawer = held.getByRole('dialog', { name: 'Menu' });
      await drawer.getByRole('link', { name: 'Inserimento rapido' }).waitFor();
      // Its width in the layout: while it slides in, the painted one may differ by a fraction.
      const layoutWidth = await drawer.evaluate((box) => box instanceof HTMLElement && box.offsetWidth);
      expect(layoutWidth).toBe(Math.min(288, pixels));
      // A logo whose gradient belongs to one that is not displayed would not be painted.
      expect(await held.locator('linearGradient').count()).toBe(1);
      await held.keyboard.press('Escape');
      await drawer.waitFor({ state: 'detached' });
      expect(
        await held
          .getByRole('heading', { level: 1 })
          .evaluate((title) => title.scrollWidth <= title.clientWidth),
      ).toBe(true);
    }
  });
});

describe('the command menu', () => {
  beforeAll(sitDown);
  afterAll(leave);

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
    await keyField(page).waitFor();
  });
});
