import { launchChromium } from '@vetta/tools/testing/chromium';
import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DataFolder, dataFolder, type RunningVetta, startVetta } from './start-vetta.ts';

const ADMIN_KEY = 'la-chiave-di-una-sera-in-ufficio';
const CLOCK = '2026-11-21T20:30:00+01:00';

let browser: Browser;
let data: DataFolder;
let vetta: RunningVetta;
beforeAll(async () => {
  [browser, data] = await Promise.all([launchChromium(), dataFolder()]);
  vetta = await startVetta(data.path, { ADMIN_KEY, CLOCK });
});
afterAll(async () => {
  await browser?.close();
  await vetta?.stop();
  await data?.remove();
});

async function open(width: number, height: number, options: BrowserContextOptions = {}): Promise<Page> {
  const context = await browser.newContext({ viewport: { width, height }, locale: 'it-IT', ...options });
  return context.newPage();
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  return box;
}

/** Returns the words of these names that take more than one line. */
async function brokenWords(page: Page, names: string): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].flatMap((name) => {
        const text = name.firstChild;
        if (!(text instanceof Text)) return ['a name without text'];
        return [...text.data.matchAll(/[^\s-]+/g)]
          .filter(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + word.length);
            return range.getClientRects().length > 1;
          })
          .map(({ 0: word }) => word);
      }),
    names,
  );
}

describe('the intro', () => {
  test.each([
    [844, 390],
    [667, 320],
    [390, 844],
    [320, 480],
    [800, 600],
    [1280, 800],
  ])(
    'on %i × %i SKIP INTRO does not cover the name or the picture, and all three are on the screen',
    async (width, height) => {
      const page = await open(width, height, { reducedMotion: 'no-preference' });
      await page.goto(vetta.url);
      const intro = page.getByRole('region', { name: 'Introduzione' });
      const skip = await boxOf(intro.getByRole('button', { name: 'SKIP INTRO' }));
      for (const other of [intro.getByText('Vetta', { exact: true }), intro.locator('svg')]) {
        const box = await boxOf(other);
        const apart =
          box.x + box.width <= skip.x ||
          skip.x + skip.width <= box.x ||
          box.y + box.height <= skip.y ||
          skip.y + skip.height <= box.y;
        expect(apart, `${JSON.stringify(box)} and ${JSON.stringify(skip)}`).toBe(true);
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.y + box.height).toBeLessThanOrEqual(height);
      }
      expect(skip.y + skip.height).toBeLessThanOrEqual(height);
      await page.context().close();
    },
  );
});

/** Returns the durations of what moves now in the elements of a selector, in milliseconds. */
const movingIn = (page: Page, selector = 'html') =>
  page.evaluate(
    (elements) =>
      [...document.querySelectorAll(elements)]
        .flatMap((element) => element.getAnimations({ subtree: true }))
        .map(({ effect }) => Number(effect?.getComputedTiming().activeDuration))
        .filter((duration) => duration > 1),
    selector,
  );

test('under reduced motion nothing moves: neither the page, nor the wall', async () => {
  for (const path of ['/', '/kiosk']) {
    const page = await open(1280, 800, { reducedMotion: 'reduce' });
    await page.goto(vetta.url + path);
    expect(await movingIn(page)).toEqual([]);
    await page.getByText('Chiara').first().waitFor();
    expect(await movingIn(page)).toEqual([]);
    await page.context().close();
  }
});

/** Without the preference things move, so these tests would see it. */
const preferences = [
  { reducedMotion: 'reduce', moves: false, does: 'moves nothing under reduced motion' },
  { reducedMotion: 'no-preference', moves: true, does: 'moves otherwise' },
] as const;

test.each(preferences)('the intro $does', async ({ reducedMotion, moves }) => {
  const page = await open(1280, 800, { reducedMotion });
  // On every frame: under reduced motion the intro lasts half a second.
  await page.addInitScript(() => {
    const seen = { frames: 0, moving: 0 };
    Object.assign(globalThis, { seen });
    const look = () => {
      const intro = document.querySelector('#intro');
      const animations = intro?.getAnimations({ subtree: true }) ?? [];
      if (intro) seen.frames += 1;
      seen.moving += animations.filter(
        ({ effect }) => Number(effect?.getComputedTiming().activeDuration) > 1,
      ).length;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto(vetta.url);
  await page.locator('html[data-live]').waitFor();
  const seen: { frames: number; moving: number } = await page.evaluate('seen');
  expect(seen.frames, 'frames with the intro').toBeGreaterThan(0);
  expect(seen.moving > 0).toBe(moves);
  await page.context().close();
});

test.each(preferences)('an important rule of any layer $does', async ({ reducedMotion, moves }) => {
  for (const layer of ['vetta-base', 'vetta-components', 'vetta-product', undefined]) {
    const page = await open(1280, 800, { reducedMotion });
    await page.context().addCookies([{ name: 'intro', value: CLOCK.slice(0, 10), url: vetta.url }]);
    await page.goto(vetta.url);
    await page.locator('html[data-live]').waitFor();
    await page.evaluate((name) => {
      const rule = 'p { animation: turns 9s infinite !important; transition: color 9s !important }';
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        `@keyframes turns { to { rotate: 1turn } } ${name ? `@layer ${name} { ${rule} }` : rule}`,
      );
      document.adoptedStyleSheets.push(sheet);
      // A transition needs a change.
      document.body.getBoundingClientRect();
      for (const paragraph of document.querySelectorAll('p')) paragraph.style.color = 'red';
    }, layer);
    const durations = await movingIn(page, 'p');
    expect(durations.length > 0, `${layer ?? 'no layer'}: ${durations}`).toBe(moves);
    await page.context().close();
  }
});

test.each([320, 360, 390])(
  'at %i px no name and no position breaks inside a word, and nothing leaves the screen',
  async (width) => {
    const page = await open(width, 740, { reducedMotion: 'reduce' });
    await page.goto(vetta.url);
    await page.locator('html[data-live]').waitFor();
    await page.locator('#intro').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Espandi/ }).click();
    await page.getByRole('button', { name: 'Riduci' }).waitFor();
    expect(await brokenWords(page, '[data-player] p:first-child, [data-player] > span, h2')).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.context().close();
  },
);

test.each([
  [320, 'beneath'],
  [360, 'beneath'],
  [390, 'beside'],
  [768, 'beside'],
] as const)('at %i px the total of every row stands %s the name', async (width, place) => {
  const page = await open(width, 740, { reducedMotion: 'reduce' });
  await page.goto(vetta.url);
  await page.locator('html[data-live]').waitFor();
  const rows = await page.locator('[data-player]').all();
  expect(rows.length).toBeGreaterThan(3);
  for (const row of rows) {
    const name = await boxOf(row.locator('p').first());
    // The number and its unit; before it stand the movement's words.
    const total = await boxOf(row.locator('span', { hasText: /^[\d.]+\s*pt$/ }).first());
    const isBeneath = total.y >= name.y + name.height;
    const isBeside = total.x >= name.x + name.width && total.y < name.y + name.height * 2;
    expect({ isBeneath, isBeside }, JSON.stringify({ name, total })).toEqual({
      isBeneath: place === 'beneath',
      isBeside: place === 'beside',
    });
  }
  await page.context().close();
});

test.each([320, 390])(
  'at %i px a name of one long word breaks, and leaves the points free',
  async (width) => {
    const headers = { 'X-Admin-Key': ADMIN_KEY, 'Content-Type': 'application/json' };
    const name = 'Wolfeschlegelsteinhausenbergerdorff';
    const body = JSON.stringify({ name, position: 0, score: 123_456, bonus: 0, total: 123_456 });
    const added = await fetch(`${vetta.url}/api/admin/players`, { method: 'POST', headers, body });
    const { id } = (await added.json()) as { id: string };
    const page = await open(width, 740, { reducedMotion: 'reduce' });
    try {
      await page.goto(vetta.url);
      await page.locator('html[data-live]').waitFor();
      const row = page.locator(`[data-player="${id}"]`);
      const words = row.locator('p').filter({ hasText: name });
      expect(await words.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
      const [left, right] = [await boxOf(words), await boxOf(row.getByText(/^123\.456\s*pt$/).last())];
      expect(left.x + left.width <= right.x || left.y + left.height <= right.y).toBe(true);
    } finally {
      await fetch(`${vetta.url}/api/admin/players/${id}`, { method: 'DELETE', headers });
      await page.context().close();
    }
  },
);

test.each([320, 390])(
  'at %i px nothing lies over the suggestions, nor over the way to the top',
  async (width) => {
    const page = await open(width, 844, { reducedMotion: 'reduce', hasTouch: true });
    await page.goto(vetta.url);
    await page.locator('html[data-live]').waitFor();
    await page.getByRole('combobox').fill('a');
    await page.getByRole('option').nth(4).waitFor();
    const isOnTop = (element: Locator) =>
      element.evaluate((target) => {
        const { left, right, top, bottom } = target.getBoundingClientRect();
        return [left + 8, (left + right) / 2, right - 8].map((x) =>
          target.contains(document.elementFromPoint(x, (top + bottom) / 2)),
        );
      });
    for (const option of await page.getByRole('option').all()) {
      expect(await isOnTop(option)).toEqual([true, true, true]);
    }
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Sono io' }).click();
    await page.getByRole('complementary', { name: 'La mia posizione' }).waitFor();
    await page.getByRole('region', { name: 'Regole' }).scrollIntoViewIfNeeded();
    const up = page.getByRole('button', { name: 'Torna su' });
    await up.waitFor();
    expect(await isOnTop(up)).toEqual([true, true, true]);
    await page.context().close();
  },
);

test.each([320, 360, 390])(
  'at %i px no name of a card of Partecipanti breaks inside a word',
  async (width) => {
    const page = await open(width, 740, { reducedMotion: 'reduce', hasTouch: true });
    await page.goto(`${vetta.url}/admin/players`);
    await page.getByLabel('Chiave di Accesso').fill(ADMIN_KEY);
    await page.getByRole('button', { name: 'Accedi al Pannello' }).click();
    await page.getByRole('article').first().waitFor();
    expect(await brokenWords(page, 'article h3')).toEqual([]);
    await page.context().close();
  },
);

test("today's flag says the day and keeps its shape on a phone and on a desktop", async () => {
  const shapes = [];
  for (const [width, height] of [
    [390, 844],
    [1920, 1080],
  ] as const) {
    const page = await open(width, height, { reducedMotion: 'reduce' });
    await page.goto(vetta.url);
    await page.locator('html[data-live]').waitFor();
    expect(await page.getByRole('progressbar', { name: 'Oggi 21' }).getAttribute('value')).toBe('70');
    const box = await boxOf(page.locator('svg > svg', { hasText: 'Oggi 21' }));
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    shapes.push({ width: Math.round(box.width), height: Math.round(box.height) });
    await page.context().close();
  }
  expect(shapes[0]).toEqual(shapes[1]);
});

test.each([320, 390])(
  'at %i px the list of participants of «Aggiungi Entry» stays on the screen',
  async (width) => {
    const page = await open(width, 740, { reducedMotion: 'reduce', hasTouch: true });
    await page.goto(`${vetta.url}/admin/players`);
    await page.getByLabel('Chiave di Accesso').fill(ADMIN_KEY);
    await page.getByRole('button', { name: 'Accedi al Pannello' }).click();
    await page.getByRole('button', { name: 'Aggiungi Entry' }).first().click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Partecipante/ })
      .click();
    const list = page.getByRole('listbox');
    await list.getByRole('option').nth(1).waitFor();
    const box = await boxOf(list);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    await page.context().close();
  },
);

const sections = [
  '/admin',
  '/admin/players',
  '/admin/prizes',
  '/admin/rules',
  '/admin/content',
  '/admin/scoring',
  '/admin/settings',
  '/admin/quick-entry',
  '/admin/import-export',
  '/admin/audit',
  '/admin/months',
  '/admin/contest',
  '/admin/screens',
  '/admin/plugins',
  '/admin/plugins/1',
];

test.each([320, 360, 390])(
  'at %i px the words of every button of the back office stay inside it, and nothing scrolls sideways',
  async (width) => {
    const page = await open(width, 740, { reducedMotion: 'reduce', hasTouch: true });
    await page.goto(`${vetta.url}/admin`);
    await page.getByLabel('Chiave di Accesso').fill(ADMIN_KEY);
    await page.getByRole('button', { name: 'Accedi al Pannello' }).click();
    await page.getByRole('button', { name: 'Logout' }).waitFor();
    for (const section of sections) {
      await page.goto(vetta.url + section);
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      const loading = page.getByRole('status').filter({ hasText: 'Caricamento' });
      await expect.poll(() => loading.count()).toBe(0);
      await page.evaluate(() => document.fonts.ready);
      const tooNarrow = await page
        .locator('main button')
        .evaluateAll((buttons) =>
          buttons.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
        );
      expect(tooNarrow, section).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), section).toBe(width);
    }
    await page.context().close();
  },
);
