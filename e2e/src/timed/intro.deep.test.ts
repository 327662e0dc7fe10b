import type { Page, Route } from 'playwright';
import { expect, test } from 'vitest';
import { INTRO_FILM, withoutIntroFilm } from '../browser/intro-film.ts';
import { type OpenedPage, openPage } from '../browser/open-page.ts';
import { sharedOffice } from '../product/started-product.ts';

const product = sharedOffice();

/** When things happened, in milliseconds of the page's own age. */
interface Times {
  /** The first paint. */
  readonly began?: number;
  readonly script?: number;
  readonly length?: number;
  readonly ended?: number;
  /** When Escape was pressed. */
  readonly skipped?: number;
  /** When the intro left the document. */
  readonly gone?: number;
  /** The film's length, in seconds. */
  readonly duration?: number;
  readonly source?: string;
  readonly isMuted?: boolean;
  /** The share of the ring that was lit when the intro ended, 0 to 1. */
  readonly ring?: number;
  /** How many bars the ring has. */
  readonly bars?: number;
  /** How many bars were dark, each time that a script changed it. */
  readonly dark?: readonly number[];
  readonly coversScreen?: boolean;
  /** How the page appears after the end: after what delay, and in what time. */
  readonly reveal?: string;
}

/** Opens a first visit that notes what its intro does. */
async function firstVisit(prepare: (page: Page) => Promise<unknown> = async () => {}): Promise<OpenedPage> {
  const opened = await openPage(product.browser, product.url, { introSeen: false });
  await opened.page.addInitScript(() => {
    const dark: number[] = [];
    const times: Record<string, unknown> = { dark };
    Object.assign(globalThis, { times });
    addEventListener(
      'loadedmetadata',
      ({ target }) => {
        if (!(target instanceof HTMLVideoElement) || !target.closest('#intro')) return;
        Object.assign(times, {
          length: performance.now(),
          duration: target.duration,
          isMuted: target.muted,
          source: target.currentSrc,
        });
      },
      true,
    );
    addEventListener('keydown', ({ timeStamp }) => Object.assign(times, { skipped: timeStamp }), true);
    new MutationObserver((records) => {
      for (const { target } of records) {
        if (target instanceof SVGCircleElement) dark.push(Number(target.style.strokeDashoffset));
        // It may have left the document already.
        if (!(target instanceof HTMLElement) || target.id !== 'intro') continue;
        if (target.dataset.state === 'running' && times.script === undefined) {
          const { x, y, width, height } = target.getBoundingClientRect();
          Object.assign(times, {
            script: performance.now(),
            coversScreen: x === 0 && y === 0 && width === innerWidth && height === innerHeight,
            bars: target.querySelector('path[mask]')?.getAttribute('d')?.match(/M/g)?.length,
          });
        }
        if (target.dataset.state === 'over' && times.ended === undefined) {
          const light = target.querySelector('circle');
          const unlit = light ? Number.parseFloat(getComputedStyle(light).strokeDashoffset) : 72;
          const { animationDelay, animationDuration } = getComputedStyle(target);
          Object.assign(times, {
            began: performance.getEntriesByName('first-paint')[0]?.startTime,
            ended: performance.now(),
            ring: 1 - unlit / 72,
            reveal: `after ${animationDelay} in ${animationDuration}`,
          });
        }
      }
      if (times.ended !== undefined && !document.getElementById('intro')) times.gone ??= performance.now();
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await prepare(opened.page);
  await opened.page.goto(product.url, { waitUntil: 'commit' });
  return opened;
}

const timesOf = (page: Page): Promise<Times> =>
  page.evaluate(() => (globalThis as unknown as { times: Times }).times);

/** Waits for the intro's end, then returns when things happened. */
async function ended({ page, violations, uncaught }: OpenedPage): Promise<Required<Times>> {
  await page.locator('#intro').waitFor({ state: 'detached', timeout: 20_000 });
  const times = await timesOf(page);
  expect([...violations, ...uncaught]).toEqual([]);
  await page.context().close();
  return times as Required<Times>;
}

/** Expects an age that was due at `due`; a busy machine may be a little late, and nothing may be early. */
function expectAt(age: number, due: number): void {
  expect(age).toBeGreaterThanOrEqual(due - 60);
  expect(age).toBeLessThan(due + 900);
}

/**
 * Tells whether CSS ended the intro before the script arrived, as on a busy machine: the script took it away then, and
 * neither ran nor ended it.
 */
const endedByCss = (script?: number, end?: number): boolean => script === undefined && end === undefined;

test('the intro lasts as long as its film, and all bars of the ring are lit at its end', async () => {
  const times = await ended(await firstVisit());
  expect(times.source).toMatch(/intro-[\w-]+\.webm$/);
  expect(times.duration).toBeCloseTo(1.8, 1);
  expectAt(times.ended, times.length + times.duration * 1000);
  expect(times.ring).toBeGreaterThan(0.97);
  expect(times.dark).toEqual([...times.dark].map(Math.round).sort((a, b) => b - a));
  expect(new Set(times.dark).size).toBeGreaterThan(20);
  expect(times).toMatchObject({
    coversScreen: true,
    bars: 72,
    isMuted: true,
    reveal: 'after 0.3s in 0.7s',
  });
});

test('with a film that fails it ends after 12 seconds, with one that keeps silent after 8', async () => {
  const silent: Route[] = [];
  const visits = await Promise.all([
    firstVisit((page) => page.route(INTRO_FILM, (route) => route.abort())),
    firstVisit((page) => page.route(INTRO_FILM, (route) => void silent.push(route))),
  ]);
  const [failing, waiting] = await Promise.all(visits.map((visit) => ended(visit)));
  expectAt(failing?.ended ?? 0, (failing?.began ?? 0) + 12_000);
  expect(failing?.ring).toBeGreaterThan(0.97);
  expectAt(waiting?.ended ?? 0, (waiting?.began ?? 0) + 8_000);
  expect(silent).toHaveLength(1);
});

test('with reduced motion or saved data no film is loaded, and the intro is short', async () => {
  const films: string[] = [];
  const watch = (page: Page) => page.on('request', (request) => films.push(request.url()));
  const still = await firstVisit(async (page) => {
    watch(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });
  const { script, ended: stillEnded }: Times = await ended(still);
  if (!endedByCss(script, stillEnded)) {
    expect(stillEnded).toBeGreaterThanOrEqual(440);
    expect(Number(stillEnded) - Number(script)).toBeLessThan(1_400);
  }

  const saving = await firstVisit(async (page) => {
    watch(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
    // The override changes `navigator.connection` alone; a browser that saves data says so in each request, too.
    await page.setExtraHTTPHeaders({ 'Save-Data': 'on' });
  });
  const saved: Times = await ended(saving);
  if (!endedByCss(saved.script, saved.ended)) expectAt(Number(saved.ended), Number(saved.began) + 4_000);
  expect(films.filter((url) => /\.(webm|mp4)$/.test(url))).toEqual([]);
});

/** Opens a first visit whose scripts wait for `released`. */
const visitWithLateScripts = (released: Promise<void>) =>
  firstVisit((opened) =>
    opened.route('**/*.js', async (route) => {
      await released;
      await route.continue();
    }),
  );

test('if the scripts come late CSS ends the intro after 4 seconds, and it counts as seen', async () => {
  const scripts = Promise.withResolvers<void>();
  const { page, violations, uncaught } = await visitWithLateScripts(scripts.promise);
  const intro = page.locator('#intro');
  await page.waitForFunction(() => performance.now() > 3_500);
  expect(await intro.isVisible()).toBe(true);
  expect(
    await intro.locator('circle').evaluate((light) => getComputedStyle(light).animationTimingFunction),
  ).toBe('steps(72)');
  // Only the scripts can skip it.
  expect(await intro.getByRole('button').count()).toBe(0);
  await page.waitForFunction(() => {
    const fading = document.getElementById('intro');
    return fading !== null && Number(getComputedStyle(fading).opacity) < 1;
  });
  scripts.resolve();
  await intro.waitFor({ state: 'detached' });
  expect(await timesOf(page), 'a script that comes while it fades does not bring it back').not.toHaveProperty(
    'script',
  );
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  expect((await page.context().cookies()).map(({ name }) => name)).toContain('intro');
  expect([...violations, ...uncaught]).toEqual([]);
});

test('the film plays without a script: one that comes after the film’s end ends the intro at once', async () => {
  const scripts = Promise.withResolvers<void>();
  const visit = await visitWithLateScripts(scripts.promise);
  await visit.page.waitForFunction(() => document.querySelector<HTMLVideoElement>('#intro video')?.ended);
  scripts.resolve();
  const times: Times = await ended(visit);
  if (!endedByCss(times.script, times.ended)) expectAt(Number(times.ended), Number(times.script));
});

test('skipped once, it is gone within a second and does not play again that day; the film stops loading', async () => {
  const { page } = await firstVisit(withoutIntroFilm);
  await page.getByRole('button', { name: 'SKIP INTRO' }).waitFor();
  expect(await page.locator('#root').evaluate((root: HTMLElement) => root.inert)).toBe(true);
  const film = await page.locator('#intro video').evaluateHandle((video: HTMLVideoElement) => video);
  await page.keyboard.press('Escape');
  await page.locator('#intro').waitFor({ state: 'detached' });
  expect(await film.evaluate((video) => video.networkState === HTMLMediaElement.NETWORK_EMPTY)).toBe(true);
  const { skipped, gone, reveal } = await timesOf(page);
  expect(Number(gone) - Number(skipped)).toBeLessThan(1_600);
  expect(reveal).toBe('after 0.3s in 0.7s');
  await page.reload();
  await page.getByRole('region', { name: 'Classifica' }).waitFor();
  expect(await page.locator('#intro').count()).toBe(0);
  await page.goto(`${product.url}/kiosk`);
  expect(await page.locator('#intro').count()).toBe(0);
});
