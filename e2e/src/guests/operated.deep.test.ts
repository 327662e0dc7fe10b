import axe from 'axe-core';
import type { FrameLocator, Locator, Page } from 'playwright';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { openPage } from '../browser/open-page.ts';
import { logIn } from '../product/desk.ts';
import { EVENING } from '../product/evening.ts';
import { sharedOffice } from '../product/started-product.ts';
import { builtGuest } from './guest-site.ts';
import { publishGuest } from './publish-guest.ts';

// What a person does with a guest's page and section, with mouse and keyboard, on a running product.

const product = sharedOffice();
beforeAll(async () => {
  await publishGuest(product.url, await builtGuest('sala'));
  // Approved by the person who takes it into use, as the first test looks at.
  const page = await officeAt('/admin/plugins');
  await page.getByRole('button', { name: /^Usa Sala/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Cambia versione: Sala' });
  await dialog.getByText('Se continui approvi che: legge i premi.', { exact: false }).waitFor();
  await dialog.getByLabel('Perché').fill('La sala');
  await dialog.getByRole('button', { name: 'Usa' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.context().close();
}, 300_000);

/** Opens a page of the back office in a browser of its own, logged in. */
async function officeAt(path: string): Promise<Page> {
  const context = await product.browser.newContext({ locale: 'it-IT', timezoneId: 'Europe/Rome' });
  const page = await context.newPage();
  await logIn(product, page, path);
  return page;
}

/** The same in a test, which closes it. */
async function office(path: string): Promise<Page> {
  const page = await officeAt(path);
  onTestFinished(() => page.context().close());
  return page;
}

const section = (page: Page): FrameLocator => page.frameLocator('iframe[title="Premi in sala"]');

/** Opens the section from the back office's own navigation. */
async function inSection(): Promise<{ page: Page; guest: FrameLocator }> {
  const page = await office('/admin/players');
  await page.getByRole('link', { name: 'Premi in sala' }).click();
  const guest = section(page);
  await guest.getByRole('heading', { name: 'Premi in sala' }).waitFor();
  return { page, guest };
}

async function inPage(): Promise<{ page: Page; guest: FrameLocator }> {
  const { page } = await openPage(product.browser, product.url, { today: new Date(EVENING) });
  await page.goto(`${product.url}/sala`);
  const guest = page.frameLocator('iframe[title="La sala"]');
  await guest.getByRole('heading', { name: 'La sala' }).waitFor();
  return { page, guest };
}

/** What has the keyboard inside a guest. */
const focused = (guest: FrameLocator) =>
  guest.locator('body').evaluate(() => {
    const { activeElement } = document;
    return activeElement === document.body ? 'nothing' : (activeElement?.textContent ?? '');
  });
/** Leads the keyboard to a button inside a guest, as a person does. */
async function tabTo(page: Page, guest: FrameLocator, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).focus();
  do await page.keyboard.press('Tab');
  while ((await focused(guest)) !== name);
}
/** What has it in the page. */
const focusedInPage = (page: Page) => page.evaluate(() => document.activeElement?.tagName);

/** By how much a document is larger than its window, in CSS pixels. */
const scrolls = (page: Page) =>
  page.evaluate(() => ({
    down: document.documentElement.scrollHeight - innerHeight,
    across: document.documentElement.scrollWidth - innerWidth,
  }));

test.each([
  [390, 780],
  [1280, 720],
  [1920, 1080],
])(
  'a section is in the navigation, shows what its approved call returns, and fills the space below the header, at %i × %i',
  async (width, height) => {
    const page = await office('/admin/players');
    await page.setViewportSize({ width, height });
    if (width < 600) await page.getByRole('button', { name: 'Apri o chiudi il menu' }).click();
    await page.getByRole('link', { name: 'Premi in sala' }).click();
    const guest = section(page);
    await guest.getByText('Cena per due').waitFor();
    expect(await page.title()).toBe('Pannello Amministrativo · Vetta');
    // One scrollbar at most, which is the guest's own.
    expect(await scrolls(page)).toEqual({ down: 0, across: 0 });
    const header = await page.getByRole('banner').boundingBox();
    const frame = await page.locator('iframe').boundingBox();
    expect(frame).toMatchObject({ y: header?.height, x: header?.x, width: header?.width });
    expect((frame?.y ?? 0) + (frame?.height ?? 0)).toBe(height);
    // The first button's focus ring, two pixels beside it, is inside the frame.
    const button = await guest.getByRole('button', { name: 'Chiedi di nuovo' }).boundingBox();
    expect((button?.x ?? 0) - (frame?.x ?? 0)).toBeGreaterThan(8);

    await page.goBack();
    await page.getByRole('heading', { name: 'Partecipanti' }).waitFor();
    expect(await page.locator('iframe').count()).toBe(0);
    await page.goForward();
    await guest.getByText('Cena per due').waitFor();
  },
);

test('a section’s address opens it', async () => {
  const page = await office('/admin/sala');
  await section(page).getByText('Cena per due').waitFor();
});

test('until a section has painted, the page says that it loads', async () => {
  const page = await office('/admin/players');
  const held = Promise.withResolvers<void>();
  await page.route('**/g/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('link', { name: 'Premi in sala' }).click();
  const loading = page.getByRole('status').getByText('Caricamento…');
  await loading.waitFor();
  held.resolve();
  await section(page).getByText('Cena per due').waitFor();
  await loading.waitFor({ state: 'detached' });
});

test('a call that nobody has approved, one that is refused for now and a server that is away each reach the guest as such', async () => {
  const { page, guest } = await inSection();
  await guest.getByRole('button', { name: 'Chiedi i partecipanti' }).click();
  await guest.getByText('403: «GET /api/admin/players» non è fra le chiamate approvate di «sala»').waitFor();

  // As after a withdrawal.
  await page.route('**/plugins.json', (route) => route.fulfill({ json: { plugins: [] } }));
  await guest.getByRole('button', { name: 'Chiedi di nuovo' }).click();
  await guest.getByText('403: «GET /api/admin/prizes» non è fra le chiamate approvate di «sala»').waitFor();
  await page.unroute('**/plugins.json');

  await page.route('**/api/admin/prizes', (route) =>
    route.fulfill({
      status: 429,
      headers: { 'Retry-After': '7', 'Content-Type': 'application/json' },
      body: JSON.stringify({ error: 'Troppe richieste' }),
    }),
  );
  await guest.getByRole('button', { name: 'Chiedi di nuovo' }).click();
  await guest.getByRole('alert').getByText('429: Troppe richieste Riprova fra 7 s').waitFor();

  await page.route('**/api/admin/prizes', (route) => route.abort());
  await guest.getByRole('button', { name: 'Chiedi di nuovo' }).click();
  await guest.getByRole('alert').getByText('Il server non risponde').waitFor();
  // What it had shown is still there.
  await guest.getByText('Cena per due').waitFor();
});

test('a guest’s refused call logs nobody out; the page’s own does', async () => {
  const { page, guest } = await inSection();
  await page.route(/\/api\/admin\/(prizes|rules)$/, (route) =>
    route.fulfill({
      status: 401,
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ error: 'Chiave di accesso non valida' }),
    }),
  );
  await guest.getByRole('button', { name: 'Chiedi di nuovo' }).click();
  await guest.getByRole('alert').getByText('401: Chiave di accesso non valida').waitFor();
  expect(await page.getByText('La chiave di accesso non è più valida').count()).toBe(0);
  await page.getByRole('link', { name: 'Regole' }).click();
  await page.getByText('La chiave di accesso non è più valida. Accedi di nuovo.').waitFor();
});

test('Tab leads into a guest, which says how to leave, through it, and out again', async () => {
  const { page, guest } = await inSection();
  const before = page.getByRole('button', { name: 'Logout' });
  await before.focus();
  const stops: string[] = [];
  for (let presses = 0; presses < 4; presses++) {
    await page.keyboard.press('Tab');
    stops.push((await focusedInPage(page)) === 'IFRAME' ? await focused(guest) : 'outside');
  }
  expect(stops).toEqual(['Chiedi di nuovo', 'Chiedi i partecipanti', 'Invita qualcuno', 'outside']);
  const wayOut = page.getByText('F6: fuori da «Premi in sala»');
  await wayOut.waitFor({ state: 'hidden' });
  await before.focus();
  await page.keyboard.press('Tab');
  expect(await focusedInPage(page)).toBe('IFRAME');
  await wayOut.waitFor();
  await page.keyboard.press('Shift+Tab');
  expect(await before.evaluate((button) => button === document.activeElement)).toBe(true);
});

test('the page’s shortcuts work inside a guest, and what had the keyboard has it again', async () => {
  const { page, guest } = await inSection();
  await tabTo(page, guest, 'Chiedi i partecipanti');
  await page.keyboard.press('Control+k');
  const menu = page.getByRole('dialog');
  await menu.waitFor();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
  await expect.poll(() => focused(guest)).toBe('Chiedi i partecipanti');

  const root = page.locator('div:has(> aside)');
  await page.keyboard.press('Control+b');
  await expect.poll(() => root.getAttribute('data-collapsed')).toBe('');
  await page.keyboard.press('Control+b');
  await expect.poll(() => root.getAttribute('data-collapsed')).toBe(null);
  expect(await focused(guest)).toBe('Chiedi i partecipanti');
});

test('a guest’s dialog keeps the keyboard, closes by Escape alone and gives it back; its toast is the page’s', async () => {
  const { page, guest } = await inSection();
  await tabTo(page, guest, 'Invita qualcuno');
  await page.keyboard.press('Enter');
  const dialog = guest.getByRole('dialog', { name: 'Chi inviti?' });
  await dialog.waitFor();
  const middle = async (part: Locator) => {
    const box = await part.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0) / 2;
  };
  // Until it rests: it rises as it opens.
  await expect
    .poll(async () => Math.abs((await middle(dialog)) - (await middle(page.locator('iframe')))))
    .toBeLessThan(2);
  for (let presses = 0; presses < 4; presses++) {
    await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => focused(guest)).toBe('Invita qualcuno');

  await page.keyboard.press('Enter');
  await guest.getByLabel('Nome').fill('Ada');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByText('Invito mandato').count()).toBe(1);
  await page.getByText('Dal plugin «sala»').waitFor();
  // From the frame to the toast, which the page has.
  await expect.poll(() => focused(guest)).toBe('Invita qualcuno');
  await page.keyboard.press('F6');
  await expect.poll(() => focusedInPage(page)).not.toBe('IFRAME');
});

/** Of a section: the page around it has them. */
const ofWholePages = ['landmark-one-main', 'page-has-heading-one', 'region'];

/** Returns what axe finds in a guest's document, which is none of the page's own. */
async function violationsIn(page: Page, title: string, isWhole: boolean): Promise<string[]> {
  const rules = Object.fromEntries(ofWholePages.map((rule) => [rule, { enabled: isWhole }]));
  const element = await page.locator(`iframe[title="${title}"]`).elementHandle();
  const frame = await element?.contentFrame();
  await frame?.evaluate(axe.source);
  // As text: the test runner renames imports, even in a function that runs in the page.
  return (
    (await frame?.evaluate<string[]>(
      `axe.run('html', { resultTypes: ['violations'], rules: { ...${JSON.stringify(rules)}, 'target-size': { enabled: true },
        'color-contrast': { enabled: !matchMedia('(forced-colors: active)').matches } } })
      .then(({ violations }) => violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ target }) => target.join(' ')).join(', ')))`,
    )) ?? ['no document']
  );
}

test.each([
  ['page', 'La sala', inPage, true],
  ['section', 'Premi in sala', inSection, false],
])(
  'axe finds nothing in a guest’s %s, in its dialog, and with forced colours',
  async (_, title, open, isWhole) => {
    const { page, guest } = await open();
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      expect(await violationsIn(page, title, isWhole), `${width} px`).toEqual([]);
    }
    await guest.getByRole('button', { name: 'Invita qualcuno' }).click();
    await guest.getByRole('dialog').waitFor();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await guest
      .locator('body')
      .evaluate(() => Promise.all(document.getAnimations().map((one) => one.finish())));
    expect(await violationsIn(page, title, isWhole), 'dialog').toEqual([]);
    await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'active' });
    expect(await violationsIn(page, title, isWhole), 'forced colours').toEqual([]);
  },
);

test('a guest knows what its person asks of the device: less motion, forced colours', async () => {
  const { page, guest } = await inPage();
  const lamp = guest.locator('[data-lamp]');
  const turns = () => lamp.evaluate((element) => element.getAnimations().length);
  expect(await turns()).toBe(1);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect
    .poll(() => lamp.evaluate((element) => element.getAnimations()[0]?.playState ?? 'none'))
    .not.toBe('running');
  await page.emulateMedia({ forcedColors: 'active' });
  const ground = await guest.locator('body').evaluate(() => {
    const probe = document.createElement('p');
    probe.style.backgroundColor = 'Canvas';
    document.body.append(probe);
    const [body, canvas] = [document.body, probe].map((each) => getComputedStyle(each).backgroundColor);
    probe.remove();
    return { body, canvas };
  });
  expect(ground.body).toBe(ground.canvas);
});

test.each([
  ['page', inPage, 'text="In fondo alla sala"'],
  // Its buttons are not printed.
  ['section', inSection, 'li >> nth=-1'],
])('a guest’s %s is printed whole', async (_, open, last) => {
  const { page, guest } = await open();
  await page.setViewportSize({ width: 1280, height: 100 });
  await page.emulateMedia({ media: 'print' });
  const bottom = await guest
    .locator(last)
    .evaluate((element) => element.getBoundingClientRect().bottom + scrollY);
  expect(bottom).toBeGreaterThan(100);
  await expect
    .poll(async () => (await page.locator('iframe').boundingBox())?.height ?? 0)
    .toBeGreaterThanOrEqual(bottom);
});
