import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { painted } from '../browser/layout.ts';
import { recordShifts, shiftsOf } from '../browser/layout-shifts.ts';
import { openPage } from '../browser/open-page.ts';
import { ask } from './ask.ts';
import { EVENING } from './evening.ts';
import { sharedOffice } from './started-product.ts';

const product = sharedOffice();

/** Opens the page in a browser that runs no script. */
async function openWithoutScripts(path = '/', width = 390): Promise<Page> {
  const context = await product.browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 844 });
  await page.goto(product.url + path);
  return page;
}

test('without scripts every section is there with today’s values', async () => {
  await ask(product, 'POST /api/admin/challenges', {
    ...{ name: 'Tutti insieme', firstDay: '2026-11-16', lastDay: '2026-11-25', target: 1, per: 'sum' },
    sides: [{ name: 'L’ufficio', colour: 'mint', people: null }],
  });
  const html = async () => (await fetch(product.url)).text();
  await expect.poll(html, { timeout: 10_000 }).toContain('Tutti insieme');
  const page = await openWithoutScripts();
  const titles = await page.getByRole('heading', { level: 2 }).allInnerTexts();
  expect(titles).toEqual([
    'Classifica',
    'Sfide',
    'Fine giornata',
    'Come si sale',
    'Bonus settimanali',
    'Premi del mese',
    'La lotteria del mese',
    'Albo d’oro',
    'Regole',
  ]);
  await page
    .getByRole('article', { name: 'Tutti insieme' })
    .getByText(/^Obiettivo raggiunto /)
    .waitFor();
  // Playwright finds no words in this element.
  const told = page.locator('noscript p');
  await told.waitFor();
  expect(await told.textContent()).toMatch(/^\s*Senza JavaScript la classifica si legge soltanto/);
  expect(await page.locator('button:not(h3 > *):visible, input:visible').count()).toBe(0);
  const region = (name: string) => page.getByRole('region', { name });
  const board = await ask<{
    entries: { name: string; total: number }[];
    prizes: { title: string; isLottery: boolean }[];
    period: string;
  }>(product, 'GET /api/leaderboard');
  const rows = await region('Classifica').getByRole('listitem').allInnerTexts();
  const others = region('Classifica').locator('noscript li');
  expect(board.entries.length).toBeGreaterThan(5);
  for (const [index, { name }] of board.entries.entries())
    expect(index < 5 ? rows[index] : await others.nth(index - 5).textContent()).toContain(name);
  const pictures = region('Premi del mese').locator('noscript img');
  const widths = () =>
    pictures.evaluateAll((all: HTMLImageElement[]) => all.map((image) => image.naturalWidth));
  await expect.poll(async () => Math.min(...(await widths()))).toBeGreaterThan(0);
  expect(await pictures.count()).toBe(board.prizes.filter(({ isLottery }) => !isLottery).length);
  await region('Fine giornata')
    .getByText(/^0[45]\s*h\s*\d\d\s*m\s*\d\d\s*s$/)
    .waitFor();
  expect(await region('Come si sale').getByRole('listitem').allInnerTexts()).toEqual(
    ['1', '25', '75', '25'].map((points) => expect.stringContaining(`+${points}pt`)),
  );
  const site = await ask<{ rules: { title: string; content: string }[]; bonusTypes: { name: string }[] }>(
    product,
    'GET /api/site',
  );
  expect(await region('Bonus settimanali').getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(
    site.bonusTypes.map(({ name }) => name),
  );
  expect(await region('Premi del mese').getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(
    board.prizes.filter(({ isLottery }) => !isLottery).map(({ title }) => title),
  );
  const { prizePool } = await ask<{ prizePool: number }>(product, `GET /api/months/${board.period}`);
  await region('Premi del mese').getByText(new Intl.NumberFormat('it-IT').format(prizePool)).waitFor();
  const lottery = region('La lotteria del mese');
  await lottery
    .getByText('Estrazione tra tutti i partecipanti attivi del mese con almeno 1.200 pt')
    .waitFor();
  const { pending } = await ask<{ pending: { commitment: string }[] }>(
    product,
    `GET /api/draws/${board.period}`,
  );
  expect(await lottery.locator('code').first().textContent()).toBe(pending[0]?.commitment);
  const months = await ask<{ label: string; state: string; podium: { name: string }[] }[]>(
    product,
    'GET /api/months',
  );
  const [past] = months.filter(({ state }) => state !== 'open');
  await region('Albo d’oro')
    .getByText(past?.podium[0]?.name ?? 'nessuno')
    .first()
    .waitFor();
  const questions = region('Regole').locator('details');
  expect(await questions.locator('summary').allInnerTexts()).toEqual(site.rules.map(({ title }) => title));
  await questions.nth(0).locator('summary').press('Enter');
  await questions
    .nth(0)
    .getByText(site.rules[0]?.content ?? '')
    .waitFor();
  await questions.nth(6).locator('summary').click();
  await questions
    .nth(6)
    .getByText(site.rules[6]?.content ?? '')
    .waitFor();
  await region('Regole')
    .getByText('Si gioca dal 1° al 30 novembre: tutti partecipano, senza iscrizione.')
    .waitFor();
  expect(await page.locator('main').textContent()).not.toMatch(/\{\{|undefined|Caricamento/);
  await page.context().close();
});

test('without scripts an address with a fragment shows its section, and a wide screen has no sideways scroll', async () => {
  const page = await openWithoutScripts('/#rules', 1280);
  await expect
    .poll(async () => (await page.getByRole('region', { name: 'Regole' }).boundingBox())?.y ?? 9_999)
    .toBeLessThan(120);
  await page.context().close();
});

/** What people read of the page; the day's clock and films aside. */
const readable = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true);
    if (!(copy instanceof HTMLElement)) return '';
    for (const moving of copy.querySelectorAll('[role="timer"], video, img, nav, button[aria-label*=": "]'))
      moving.remove();
    return (copy.textContent ?? '').replace(/\s+/g, ' ');
  });

test('with scripts the page keeps its elements and words, moves nothing and says nothing to the console', async () => {
  const { page, violations, uncaught } = await openPage(product.browser, product.url, {
    films: true,
    today: new Date(EVENING),
    moves: false,
  });
  const said: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) said.push(message.text());
  });
  await page.setViewportSize({ width: 390, height: 844 });
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(product.url, { waitUntil: 'commit' });
  await page.locator('footer').waitFor();
  const before = await readable(page);
  const sent = await page.evaluateHandle(() => [...document.querySelectorAll('#root *')]);
  await page.evaluate(recordShifts);
  scripts.resolve();
  await page.locator('html[data-live]').waitFor();
  // A fast scroll to the end, a screen a frame: at no moment is a section empty.
  const least = await page.evaluate(async () => {
    let shortest = Number.POSITIVE_INFINITY;
    const sections = () => document.querySelectorAll('main section, main [role="timer"]').length;
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy({ top: innerHeight, behavior: 'instant' });
      await new Promise((paint) => requestAnimationFrame(paint));
      shortest = Math.min(shortest, sections());
    }
    return shortest;
  });
  expect(least).toBeGreaterThanOrEqual(9);
  await page.locator('[data-awake]').waitFor();
  await painted(page);
  expect(await readable(page)).toBe(before);
  expect(
    await sent.evaluate((elements) =>
      elements.filter((element) => !element.isConnected).map(({ outerHTML }) => outerHTML.slice(0, 200)),
    ),
  ).toEqual([]);
  const { sum, told } = await shiftsOf(page);
  expect(sum, told).toBeLessThanOrEqual(0.01);
  expect([...violations, ...uncaught, ...said]).toEqual([]);
});

test('a tap on a button that sleeps is answered once it is awake, and only once', async () => {
  const { page } = await openPage(product.browser, product.url, {
    films: true,
    today: new Date(EVENING),
    moves: false,
  });
  const code = Promise.withResolvers<void>();
  await page.route('**/below-the-board*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto(product.url);
  await page.locator('html[data-live]').waitFor();
  await page.getByRole('region', { name: 'Albo d’oro' }).getByRole('button').first().click();
  expect(await page.getByRole('dialog').count()).toBe(0);
  code.resolve();
  await page.getByRole('dialog').waitFor();
  expect(await page.getByRole('dialog').count()).toBe(1);
});

test('the page does without the back office until a link leads there; its header leads to its sections, and another address to the 404', async () => {
  const { page, violations, uncaught } = await openPage(product.browser, product.url, {
    today: new Date(EVENING),
  });
  const ofBackOffice: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/mf-admin/')) ofBackOffice.push(request.url());
  });
  await page.goto(product.url);
  await page.locator('[data-awake]').waitFor();
  for (const [link, region] of [
    ['Premi', 'Premi del mese'],
    ['Regole', 'Regole'],
  ] as const) {
    await page.getByRole('banner').getByRole('link', { name: link }).click();
    await expect
      .poll(async () => (await page.getByRole('region', { name: region }).boundingBox())?.y ?? 9_999)
      .toBeLessThan(100);
  }
  expect(ofBackOffice).toEqual([]);
  await page.getByRole('link', { name: 'admin' }).click();
  await page.getByLabel('Chiave di Accesso').waitFor();
  expect(ofBackOffice).not.toEqual([]);
  await page.goto(`${product.url}/non-esiste`);
  await page.getByText('404 Page Not Found').waitFor();
  expect([...violations, ...uncaught]).toEqual([]);
});

test('the page has its icon, also where browsers ask by themselves, and can be installed', async () => {
  const document = await (await fetch(`${product.url}/nessuno`)).text();
  const linked = (rel: string) => new RegExp(`<link rel="${rel}" href="([^"]+)"`).exec(document)?.[1] ?? '';
  const typeOf = async (address: string | URL) => {
    const answer = await fetch(new URL(address, product.url));
    return [answer.status, answer.headers.get('Content-Type')];
  };
  for (const path of [linked('icon'), '/favicon.ico'])
    expect(await typeOf(path), path).toEqual([200, 'image/svg+xml']);
  const address = new URL(linked('manifest'), product.url);
  expect(await typeOf(address)).toEqual([200, 'application/manifest+json']);
  const manifest = (await (await fetch(address)).json()) as {
    start_url: string;
    icons: { src: string; type: string }[];
  };
  expect(manifest.start_url).toBe('/');
  for (const { src, type } of [...manifest.icons, { src: linked('apple-touch-icon'), type: 'image/png' }])
    expect(await typeOf(new URL(src, address)), src).toEqual([200, type]);
});
