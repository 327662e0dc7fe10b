import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { painted } from '../browser/layout.ts';
import { openPage } from '../browser/open-page.ts';
import { type StartedProduct, startProduct } from './started-product.ts';

const NOW = '2026-11-21T18:42:00+01:00';

let product: StartedProduct;
beforeAll(async () => {
  product = await startProduct({ CLOCK: NOW, SEARCH_ENGINES: 'on' });
});
afterAll(() => product?.stop());

/** Opens the page in a browser that runs no script. */
async function openWithoutScripts(path = '/', width = 390): Promise<Page> {
  const context = await product.browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 844 });
  await page.goto(product.url + path);
  return page;
}

const get = async <T>(path: string): Promise<T> => (await (await fetch(product.url + path)).json()) as T;

test('without scripts every section is there with today’s values', async () => {
  const page = await openWithoutScripts();
  const titles = await page.getByRole('heading', { level: 2 }).allInnerTexts();
  expect(titles).toEqual([
    'Classifica',
    'Fine giornata',
    'Come si sale',
    'Bonus settimanali',
    'Premi del mese',
    'La lotteria del mese',
    'Albo d’oro',
    'Regole',
  ]);
  const region = (name: string) => page.getByRole('region', { name });
  const board = await get<{
    entries: { name: string; total: number }[];
    prizes: { title: string; isLottery: boolean }[];
    period: string;
  }>('/api/leaderboard');
  const rows = await region('Classifica').getByRole('listitem').allInnerTexts();
  expect(rows).toHaveLength(5);
  for (const [index, row] of rows.entries()) expect(row).toContain(board.entries[index]?.name);
  await region('Fine giornata')
    .getByText(/^05\s*h\s*1[67]\s*m\s*\d\d\s*s$/)
    .waitFor();
  expect(await region('Come si sale').getByRole('listitem').allInnerTexts()).toEqual(
    ['1', '25', '75', '25'].map((points) => expect.stringContaining(`+${points}pt`)),
  );
  const site = await get<{ rules: { title: string; content: string }[]; bonusTypes: { name: string }[] }>(
    '/api/site',
  );
  expect(await region('Bonus settimanali').getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(
    site.bonusTypes.map(({ name }) => name),
  );
  expect(await region('Premi del mese').getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(
    board.prizes.filter(({ isLottery }) => !isLottery).map(({ title }) => title),
  );
  const { prizePool } = await get<{ prizePool: number }>(`/api/months/${board.period}`);
  await region('Premi del mese').getByText(new Intl.NumberFormat('it-IT').format(prizePool)).waitFor();
  const lottery = region('La lotteria del mese');
  await lottery.getByText('Estrazione tra tutti i partecipanti attivi del mese con almeno 1200 pt').waitFor();
  const { pending } = await get<{ pending: { commitment: string }[] }>(`/api/draws/${board.period}`);
  expect(await lottery.locator('code').first().textContent()).toBe(pending[0]?.commitment);
  const months = await get<{ label: string; state: string; podium: { name: string }[] }[]>('/api/months');
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

test('a search engine that runs no script reads the title, what the page is, and the podium', async () => {
  const page = await openWithoutScripts();
  const { entries } = await get<{ entries: { name: string }[] }>('/api/leaderboard');
  const list = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
  expect(list.itemListElement.map(({ item }: { item: { name: string } }) => item.name)).toEqual(
    entries.slice(0, 3).map(({ name }) => name),
  );
  expect(await page.title()).toBe('Classifica · Vetta');
  const content = (selector: string, attribute: string) => page.locator(selector).getAttribute(attribute);
  expect(await content('meta[name="description"]', 'content')).toMatch(
    /^La classifica del mese: novembre 2026/,
  );
  expect(await content('link[rel="canonical"]', 'href')).toBe(`${product.url}/`);
  await page.context().close();
});

/** What people read of the page; the day's clock and films aside. */
const readable = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const copy = main.cloneNode(true);
    if (!(copy instanceof HTMLElement)) return '';
    for (const moving of copy.querySelectorAll('[role="timer"], video, img, button[aria-label*=": "]'))
      moving.remove();
    return (copy.textContent ?? '').replace(/\s+/g, ' ');
  });

interface Shift {
  readonly value: number;
  /** What moved. */
  readonly moved: readonly string[];
}

/** Runs in the page: records what moves in `shifts`. */
function recordShifts(): void {
  const shifts: Shift[] = [];
  Object.assign(globalThis, { shifts });
  type Entry = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Entry[])
      shifts.push({
        value,
        moved: sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`),
      });
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Returns the sum of what has moved since `recordShifts`, and what it was. */
async function shiftsOf(page: Page): Promise<{ sum: number; told: string }> {
  const shifts = await page.evaluate(() => (globalThis as typeof globalThis & { shifts: Shift[] }).shifts);
  return { sum: shifts.reduce((total, { value }) => total + value, 0), told: JSON.stringify(shifts) };
}

test.each([320, 360, 390, 400, 412])(
  'a font that comes after the page moves nothing on a screen of %s px',
  async (width) => {
    const { page } = await openPage(product.browser, product.url, {
      films: true,
      today: new Date(NOW),
      moves: false,
    });
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(recordShifts);
    const font = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await font.promise;
      await route.continue();
    });
    await page.goto(product.url, { waitUntil: 'commit' });
    await page.locator('html[data-live]').waitFor();
    await painted(page);
    font.resolve();
    await page.waitForFunction(() => document.fonts.status === 'loaded');
    await painted(page);
    const { sum, told } = await shiftsOf(page);
    expect(sum, told).toBeLessThanOrEqual(0.01);
  },
);

test('with scripts the page keeps its elements and words, moves nothing and says nothing to the console', async () => {
  const { page, violations, uncaught } = await openPage(product.browser, product.url, {
    films: true,
    today: new Date(NOW),
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
    today: new Date(NOW),
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
