import { publishedFolder } from '@vetta/api/testing/published-folder';
import type { Leaderboard, Standing } from '@vetta/contract/standings';
import { boardOf, sampleStanding } from '@vetta/contract/testing/samples';
import { build } from '@vetta/server/start/build-front-ends';
import { builtFolders } from '@vetta/server/start/front-ends';
import { type DataFolder, emptyFolder } from '@vetta/server/testing/started-vetta';
import { launchChromium } from '@vetta/tools/testing/chromium';
import { type Site, serveSite } from '@vetta/tools/testing/site';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { painted } from '../browser/layout.ts';
import { recordShifts, shiftsOf } from '../browser/layout-shifts.ts';
import { openPage } from '../browser/open-page.ts';

const standing = (position: number, more: Partial<Standing> = {}): Standing =>
  sampleStanding({
    position,
    playerId: `00000000-0000-4000-8000-${String(position).padStart(12, '0')}`,
    name: `Giocatore ${position}`,
    score: 3000 - position * 50,
    bonus: 25,
    movement: (position % 3) - 1,
    provisional: true,
    ...more,
  });

const many = (count: number) => Array.from({ length: count }, (_, index) => standing(index + 1));

const NOW = '2026-11-21T17:45:00Z';

/** What the server knows when it sends the page. */
interface Moment {
  readonly board: Leaderboard;
  readonly now?: string;
  readonly launchAt?: string;
  /** In seconds; above 0 while the database is away. */
  readonly age?: number;
}

let moment: Moment;
let browser: Browser;
let data: DataFolder;
let site: Site;
beforeAll(async () => {
  [browser, data] = await Promise.all([launchChromium(), emptyFolder()]);
  await build();
  const published = publishedFolder(data.path);
  await published.publish(builtFolders());
  site = await serveSite(published, async () => moment.board, {
    clock: () => Temporal.Instant.from(moment.now ?? NOW),
    launchAt: () => moment.launchAt,
    age: () => moment.age ?? 0,
  });
});
afterAll(async () => {
  await browser?.close();
  await site?.close();
  await data?.remove();
});

/** Opens the page as the server sends it; its scripts arrive when `release` is called, except those at `lost`. */
async function openPrerendered(lost?: string) {
  const opened = await openPage(browser, site.url, { films: true, today: new Date(moment.now ?? NOW) });
  const { page } = opened;
  const scripts = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  if (lost !== undefined) await page.route(lost, (route) => route.abort('connectionreset'));
  await page.goto(site.url, { waitUntil: 'commit' });
  await page.locator('#classifica').waitFor();
  return { ...opened, release: scripts.resolve };
}

const live = (page: Page) => page.locator('html[data-live]').waitFor();

/** Remembers the elements that the server sent; returns how to ask which of them React has replaced, but for a flag with these words. */
async function watchElements(page: Page): Promise<(flag?: string) => Promise<string[]>> {
  const sent = await page.evaluateHandle(() => [...document.querySelectorAll('#root, #root *')]);
  return (flag) =>
    sent.evaluate(
      (elements, moved) =>
        elements
          .filter((element) => !element.isConnected)
          .filter((element) => !moved || !element.closest('svg')?.textContent.startsWith(moved))
          .map(({ outerHTML }) => outerHTML),
      flag,
    );
}

const moments: Readonly<Record<string, Moment>> = {
  'few players, with every word of a row': {
    board: boardOf([
      standing(1, { name: `<b>"D'Àvila" & co</b>`, movement: 2 }),
      standing(2, { movement: null, tie: 'apptDone' }),
      standing(3, { eligible: false, notEligible: 'late', bonus: 0, total: 2850 }),
      standing(4, { eligible: false, notEligible: 'disqualified', name: 'Łukasz Šimić' }),
    ]),
  },
  'no players': { board: boardOf([], { updatedAt: null }) },
  'before the launch': { board: boardOf([], { updatedAt: null }), launchAt: '2026-11-24T22:59:00Z' },
};

test.each(Object.keys(moments))(
  'React takes over every element of the prerendered page: %s',
  async (name) => {
    moment = moments[name] as Moment; // One of its own keys.
    const { page, release, violations, uncaught } = await openPrerendered();
    const replaced = await watchElements(page);
    release();
    await live(page);
    expect(await replaced()).toEqual([]);
    expect([...violations, ...uncaught]).toEqual([]);
  },
);

test('midnight between the sending of the page and its scripts changes the day only afterwards', async () => {
  moment = { board: boardOf(many(6)), now: '2026-11-21T22:59:59.5Z' };
  const { page, release, violations, uncaught } = await openPrerendered();
  const replaced = await watchElements(page);
  await page.getByText('giorno 21 di 30').waitFor();
  release();
  await live(page);
  await page.getByText('giorno 22 di 30').waitFor();
  // The new day has a flag of its own, at once or a second later.
  expect(await replaced('Oggi 21')).toEqual([]);
  expect([...violations, ...uncaught]).toEqual([]);
});

test('standings that change between the sending of the page and its scripts come with the next poll', async () => {
  moment = { board: boardOf(many(6)) };
  const { page, release, violations, uncaught } = await openPrerendered();
  const replaced = await watchElements(page);
  moment = { board: boardOf([standing(1, { name: 'Nuova Prima' }), ...many(6).slice(1)]) };
  await page.clock.install();
  release();
  await live(page);
  expect(await replaced()).toEqual([]);
  await page.clock.fastForward(30_000);
  await page.getByText('Nuova Prima').waitFor();
  expect([...violations, ...uncaught]).toEqual([]);
});

test('a page that is sent while the database is away says how old its rows are as soon as it is live', async () => {
  moment = { board: boardOf(many(6)), age: 25 * 60 };
  const { page, release, violations, uncaught } = await openPrerendered();
  release();
  await live(page);
  await page.getByText('dati di 25 minuti fa').waitFor({ timeout: 5_000 });
  expect([...violations, ...uncaught]).toEqual([]);
});

test('taps before the scripts arrive take effect once the page is live, and only once', async () => {
  moment = { board: boardOf(many(38)) };
  const { page, release, violations, uncaught } = await openPrerendered();
  await page.getByRole('button', { name: /^Espandi/ }).click();
  const rows = page.getByRole('region', { name: 'Classifica' }).getByRole('listitem');
  expect(await rows.count()).toBe(5);
  release();
  await page.getByRole('button', { name: 'Riduci' }).waitFor();
  expect(await rows.count()).toBe(38);
  await page.getByRole('button', { name: 'Riduci' }).click();
  await page.getByRole('button', { name: /^Espandi/ }).waitFor();
  expect(await rows.count()).toBe(5);
  expect([...violations, ...uncaught]).toEqual([]);
});

test('a page whose plugin does not arrive shows a notice instead of the prerender; «Riprova» brings the page', async () => {
  moment = { board: boardOf(many(6)) };
  const plugin = '**/p/mf-public/**';
  const { page, release } = await openPrerendered(plugin);
  release();
  await page.getByRole('alert').getByText('«Classifica» non è disponibile').waitFor({ timeout: 12_000 });
  expect(await page.getByText('Giocatore 1').count()).toBe(0);
  await page.unroute(plugin);
  await page.getByRole('button', { name: 'Riprova' }).click();
  await page.getByText('Giocatore 1').waitFor();
});

/** Opens a page while the database is away. */
function openAway(more: { readonly moves?: false } = {}) {
  moment = {
    get board(): Leaderboard {
      throw new Error('The database is away');
    },
  };
  return openPage(browser, site.url, { films: true, today: new Date(NOW), ...more });
}

test('a page without a prerender, as while the database is away, loads its rows later', async () => {
  const { page, violations, uncaught } = await openAway({ moves: false });
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/leaderboard')) calls += 1;
  });
  await page.goto(site.url);
  await page.getByText('Classifica non raggiungibile').waitFor();
  // The sections below the board show that it is unreachable, and do not ask again.
  await page.mouse.wheel(0, 40);
  await page.getByText('I premi non sono raggiungibili in questo momento.').waitFor();
  await page.waitForLoadState('networkidle');
  expect(calls).toBe(1);
  moment = { board: boardOf(many(6)) };
  await page.locator('#classifica').getByRole('button', { name: 'Riprova' }).click();
  await page.getByText('Giocatore 1').waitFor();
  expect([...violations, ...uncaught]).toEqual([]);
});

/** Returns the address of the font file that the document preloads. */
async function preloadedFont(): Promise<string> {
  const document = await (await fetch(site.url)).text();
  return site.url + /<link rel="preload" as="font"[^>]* href="([^"]+)"/.exec(document)?.[1];
}

/** Returns the addresses of the font files that the page has fetched, before the mark `live` or at all. */
const fetchedFonts = (page: Page, until: 'live' | 'now') =>
  page.evaluate((mark) => {
    const end = mark === 'now' ? performance.now() : performance.getEntriesByName(mark)[0]?.startTime;
    return performance
      .getEntriesByType('resource')
      .filter(({ name, startTime }) => name.endsWith('.woff2') && startTime < (end ?? Number.NaN))
      .map(({ name }) => name);
  }, until);

test('the page goes live without a request for a sheet: its HTML has them', async () => {
  moment = { board: boardOf(many(6)) };
  const { page } = await openPage(browser, site.url, { films: true, today: new Date(NOW), moves: false });
  const sheets: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url());
  });
  await page.goto(site.url);
  await live(page);
  expect(sheets).toEqual([]);
});

test.each([360, 1280])(
  'until it is live the page, %i px wide, needs one font file, which is preloaded and not larger than 30 kB',
  async (width) => {
    moment = { board: boardOf(many(38)) };
    const { page, violations } = await openPage(browser, site.url, { films: true, today: new Date(NOW) });
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (document.documentElement.dataset.live === undefined) return;
        observer.disconnect();
        performance.mark('live');
      }).observe(document, { attributes: true, subtree: true });
    });
    await page.goto(site.url, { waitUntil: 'networkidle' });
    await live(page);
    const fonts = await fetchedFonts(page, 'live');
    expect(fonts).toEqual([await preloadedFont()]);
    expect((await (await fetch(fonts[0] ?? '')).arrayBuffer()).byteLength).toBeLessThanOrEqual(30_000);
    expect(violations).toEqual([]);
  },
);

test.each([360, 1280])(
  'a returning phone’s own card moves nothing and needs no other font file, %i px wide',
  async (width) => {
    const own = standing(4);
    moment = { board: boardOf(many(38)) };
    const { page } = await openPage(browser, site.url, { films: true, today: new Date(NOW), moves: false });
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript((player) => localStorage.setItem('vetta.io', JSON.stringify(player)), {
      playerId: own.playerId,
      name: own.name,
    });
    // What is below the board would need other letters.
    await page.route('**/below-the-board*.js', () => {});
    await page.addInitScript(recordShifts);
    await page.goto(site.url);
    await page.getByRole('article', { name: 'La mia posizione' }).waitFor();
    await painted(page);
    await page.evaluate(() => document.fonts.ready);
    expect(await fetchedFonts(page, 'now')).toEqual([await preloadedFont()]);
    const { sum, told } = await shiftsOf(page);
    expect(sum, told).toBeLessThanOrEqual(0.01);
  },
);
