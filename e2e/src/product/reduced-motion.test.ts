import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { painted } from '../browser/layout.ts';
import { moveEarly } from '../browser/open-page.ts';
import { sharedOffice } from './started-product.ts';

const product = sharedOffice();

/** Opens a page whose visitor moves at once. */
async function open(reducedMotion: 'reduce' | 'no-preference'): Promise<Page> {
  const context = await product.browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'it-IT',
    reducedMotion,
  });
  onTestFinished(() => context.close());
  await context.addInitScript(moveEarly);
  return context.newPage();
}

/** Waits for the last section below the board. */
const whole = (page: Page) => page.getByRole('region', { name: 'Regole' }).waitFor();

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
    const page = await open('reduce');
    await page.goto(product.url + path);
    expect(await movingIn(page)).toEqual([]);
    await page.getByText('Chiara').first().waitFor();
    if (path === '/') await whole(page);
    expect(await movingIn(page)).toEqual([]);
  }
});

/** Without the preference things move, so these tests would see it. */
const preferences = [
  { reducedMotion: 'reduce', moves: false, does: 'moves nothing under reduced motion' },
  { reducedMotion: 'no-preference', moves: true, does: 'moves otherwise' },
] as const;

test.each(preferences)('the intro $does', async ({ reducedMotion, moves }) => {
  const page = await open(reducedMotion);
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
  await page.goto(product.url);
  await page.locator('html[data-live]').waitFor();
  const seen: { frames: number; moving: number } = await page.evaluate('seen');
  expect(seen.frames, 'frames with the intro').toBeGreaterThan(0);
  expect(seen.moving > 0).toBe(moves);
});

test.each(preferences)('an important rule of any layer $does', async ({ reducedMotion, moves }) => {
  const page = await open(reducedMotion);
  await page.context().addCookies([{ name: 'intro', value: '2026-11-21', url: product.url }]);
  await page.goto(product.url);
  await whole(page);
  // Only the rule's own: what the page itself moves lasts less.
  const turning = async () => (await movingIn(page, 'p')).filter((duration) => duration >= 9_000);
  expect(await turning()).toEqual([]);
  for (const layer of ['vetta-base', 'vetta-components', 'vetta-product', undefined]) {
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
    const durations = await turning();
    expect(durations.length > 0, `${layer ?? 'no layer'}: ${durations}`).toBe(moves);
    await page.evaluate(() => {
      document.adoptedStyleSheets.pop();
      for (const paragraph of document.querySelectorAll('p')) paragraph.style.color = '';
    });
    expect(await turning(), `after ${layer ?? 'no layer'}`).toEqual([]);
  }
});

test.each([
  { wish: 'reduce', does: 'is not blurred for someone who asks for less transparency', filter: 'none' },
  { wish: 'no-preference', does: 'is blurred otherwise', filter: 'blur(6px)' },
])('the page behind a dialog $does', async ({ wish, filter }) => {
  const page = await open('reduce');
  await page.context().addCookies([{ name: 'intro', value: '2026-11-21', url: product.url }]);
  await page.goto(product.url);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setEmulatedMedia', {
    features: [{ name: 'prefers-reduced-transparency', value: wish }],
  });
  await page
    .getByRole('button', { name: /, da dove vengono i punti$/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const filters = await dialog.evaluate((element) => {
    const own: string[] = [];
    for (let at: Element | null = element; at; at = at.parentElement)
      own.push(getComputedStyle(at).backdropFilter);
    return own.filter((value) => value !== 'none');
  });
  expect(filters).toEqual(filter === 'none' ? [] : [filter]);
});

/** The films that the page asks for, by the first word of their files; one that loads in parts counts once. */
function watchFilms(page: Page): Set<string> {
  const films = new Set<string>();
  page.on('request', (request) => {
    const film = /(\w+)[^/]*\.(?:webm|mp4)$/.exec(new URL(request.url()).pathname)?.[1];
    if (film !== undefined) films.add(film);
  });
  return films;
}

/** Scrolls from the top of the page to its end, half a screen at a time. */
async function scrollThrough(page: Page): Promise<void> {
  const isAtEnd = () =>
    page.evaluate(() => Math.ceil(scrollY + innerHeight) >= document.documentElement.scrollHeight);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await painted(page);
  while (!(await isAtEnd())) {
    await page.evaluate(() => scrollBy({ top: innerHeight / 2, behavior: 'instant' }));
    await painted(page);
  }
}

/** The films of the hero, of the board and of the prizes, by what one sees in them. */
const seen = ['le montagne prima dell’alba', 'chi sale verso la vetta', 'la scatola dei premi'];

/** Opens the page, waits for its films' buttons, which begin with `word`, and scrolls through it; returns the films it asks for. */
async function scrolled(page: Page, word: 'Riproduci' | 'Metti in pausa'): Promise<Set<string>> {
  await page.context().addCookies([{ name: 'intro', value: '2026-11-21', url: product.url }]);
  const films = watchFilms(page);
  await page.goto(product.url);
  await whole(page);
  // From then on a film loads as soon as it is near.
  for (const name of seen) await page.getByRole('button', { name: `${word}: ${name}` }).waitFor();
  await scrollThrough(page);
  return films;
}

test.each(['reduced motion', 'Save-Data'])(
  'under %s the page asks for none of its films, however far one scrolls, until a button plays its own',
  async (wish) => {
    const page = await open(wish === 'reduced motion' ? 'reduce' : 'no-preference');
    if (wish === 'Save-Data') {
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
    }
    const films = await scrolled(page, 'Riproduci');
    expect([...films]).toEqual([]);
    await page.getByRole('button', { name: 'Riproduci: la scatola dei premi' }).click();
    const film = page.locator('#prizes').locator('video').first();
    await expect
      .poll(() => film.evaluate(({ currentTime }: HTMLVideoElement) => currentTime))
      .toBeGreaterThan(0);
    expect([...films]).toEqual(['prizes']);
  },
);

/** So the tests above would see them. */
test('otherwise the page asks for all three of its films as one scrolls', async () => {
  const films = await scrolled(await open('no-preference'), 'Metti in pausa');
  await expect.poll(() => [...films].sort()).toEqual(['character', 'hero', 'prizes']);
});
