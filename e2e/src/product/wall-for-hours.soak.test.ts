import type { ScreenCard } from '@vetta/contract/screens';
import type { DataFolder, StartedVetta } from '@vetta/server/testing/started-vetta';
import { launchChromium } from '@vetta/tools/testing/chromium';
import getPort from 'get-port';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataTime } from '../browser/data-age.ts';
import { openPage } from '../browser/open-page.ts';
import { type PageFigures, pageFigures, slopePerHour } from '../browser/page-figures.ts';
import { ADMIN_KEY } from './admin-key.ts';
import { dataFolder, startProduct } from './start-product.ts';

const MINUTE_MS = 60_000;
/** Long enough for two looks; `npm run soak -- --wall 120` gives it two hours. */
const MINUTES = Number(process.env.WALL_MINUTES ?? 25);
const LOOK_EVERY_MS = 10 * MINUTE_MS;
/** The server is away for so long once an hour. */
const AWAY_MS = 4 * MINUTE_MS;
/** In the first looks the page still makes what it keeps: each scene's code, one entry a query. */
const WARM_UP_MS = 20 * MINUTE_MS;
/** What a page may grow by in an hour, in KiB. */
const MOST_GROWTH = 5;

/** An evening, so that a day is closed and another begins before the wall. */
const EVENING = Temporal.Instant.from('2026-11-21T23:00:00+01:00');
const began = performance.now();
const productClock = () => EVENING.add({ milliseconds: Math.round(performance.now() - began) }).toString();

let browser: Browser;
let data: DataFolder;
let port: number;
let vetta: StartedVetta;
const start = async () => {
  vetta = await startProduct(data.path, {
    ...{ ADMIN_KEY, PORT: String(port), CLOCK: productClock(), LOG_LEVEL: 'warn' },
  });
};
beforeAll(async () => {
  [browser, data, port] = await Promise.all([launchChromium(), dataFolder(), getPort()]);
  await start();
});
afterAll(async () => {
  await browser?.close();
  await vetta?.stop();
  await data?.remove();
});

/** What the page counts by itself, four times a second. */
interface Watched {
  readonly looks: number;
  /** Looks without a scene that is visible. */
  readonly empty: number;
  readonly rejections: readonly string[];
}

async function openWall(): Promise<{ page: Page; uncaught: string[]; watched: () => Promise<Watched> }> {
  const { page, uncaught } = await openPage(browser, `http://127.0.0.1:${port}`);
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.addInitScript(() => {
    const watched = { looks: 0, empty: 0, rejections: [] as string[] };
    Object.assign(globalThis, { watched });
    // Before the shell's own listener, which keeps those of plugins from the console.
    addEventListener('unhandledrejection', ({ reason }) => watched.rejections.push(String(reason)));
    setInterval(() => {
      const isShown = [...document.querySelectorAll('main')].some((scene) =>
        scene.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
      );
      if (watched.looks > 0 || isShown) watched.looks += 1;
      if (watched.looks > 0 && !isShown) watched.empty += 1;
    }, 250);
  });
  await page.goto(`http://127.0.0.1:${port}/kiosk`);
  const watched = () => page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched);
  return { page, uncaught, watched };
}

const admin = async (path: string, body?: object): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}/api/admin/screens${path}`, {
    method: body ? 'PUT' : 'GET',
    headers: { 'X-Admin-Key': ADMIN_KEY, 'Content-Type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  });
const card = async () => ((await (await admin('')).json()) as ScreenCard[])[0];

/** Waits in Node, so that waiting adds nothing to the page: its rotation takes two or three minutes. */
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const inARound = { timeout: 10 * MINUTE_MS, interval: 1_000 };

/** Measures while one scene is on screen alone, always the same one: others have more nodes. */
async function look(page: Page): Promise<PageFigures> {
  const titles = () =>
    page.evaluate(() => [...document.querySelectorAll('main h1')].map(({ textContent }) => textContent));
  await expect.poll(titles, inARound).toEqual([expect.not.stringMatching(/^Il mese/)]);
  await expect.poll(titles, inARound).toEqual([expect.stringMatching(/^Il mese/)]);
  return pageFigures(page);
}

/** Stops the server for some minutes. Returns how long the wall took to have fresh data after it was back, in milliseconds. */
async function away(page: Page): Promise<number> {
  await vetta.stop();
  await pause(AWAY_MS);
  expect(await dataTime(page)).toMatch(/^\d\d:\d\d$/);
  await start();
  const ready = performance.now();
  await expect.poll(() => dataTime(page), { timeout: 5 * MINUTE_MS, interval: 500 }).toBeNull();
  return performance.now() - ready;
}

/** Waits for a look's time, then prints what the page holds. */
async function lookAt(page: Page, dueMs: number, watched: () => Promise<Watched>) {
  await pause(Math.max(0, dueMs - performance.now()));
  const figures = await look(page);
  const hours = (performance.now() - began) / (60 * MINUTE_MS);
  const { looks, empty } = await watched();
  console.log(
    [
      `${Math.round(hours * 60)} min: heap ${figures.heapKib} KiB of its own, ${figures.wholeHeapKib} with code`,
      `${figures.objects} objects, ${figures.nodes} nodes, ${figures.listeners} listeners`,
      `${looks} looks, ${empty} without a scene`,
    ].join('; '),
  );
  return { hours, ...figures };
}

test(`a wall hangs for ${MINUTES} minutes: it is never empty, keeps its data while the server is away, and does not grow`, {
  timeout: (MINUTES + 30) * MINUTE_MS,
}, async () => {
  const { page, uncaught, watched } = await openWall();
  await expect
    .poll(async () => (await card())?.scene, { timeout: 5 * MINUTE_MS })
    .toEqual(expect.any(String));
  await admin(`/${(await card())?.id}`, { name: 'corridoio' });

  const looks: Awaited<ReturnType<typeof lookAt>>[] = [];
  const end = began + MINUTES * MINUTE_MS;
  // The first time in the warm-up: at a page's first failed request the browser's inspector makes a context of its own for the
  // error's details, 30 KiB that a wall without an inspector does not have.
  let nextAway = began + LOOK_EVERY_MS;
  for (let due = began + LOOK_EVERY_MS; due <= end; due += LOOK_EVERY_MS) {
    looks.push(await lookAt(page, due, watched));
    if (performance.now() < nextAway) continue;
    nextAway += 60 * MINUTE_MS;
    const recoveryMs = await away(page);
    console.log(`The server was away for four minutes; fresh data ${Math.round(recoveryMs / 1000)} s after.`);
    // One poll of thirty seconds, and what a busy machine takes for it.
    expect(recoveryMs).toBeLessThan(45_000);
  }

  const { looks: counted, empty, rejections } = await watched();
  expect(counted).toBeGreaterThan(0);
  expect({ empty, rejections, uncaught }).toEqual({ empty: 0, rejections: [], uncaught: [] });
  expect((await card())?.state).toBe('on');
  const settled = looks.filter(({ hours }) => hours * 60 * MINUTE_MS > WARM_UP_MS);
  const slope = (of: keyof PageFigures) => slopePerHour(settled.map((one) => [one.hours, one[of]]));
  console.log(
    `Per hour: heap ${slope('heapKib').toFixed(1)} KiB of its own, ${slope('wholeHeapKib').toFixed(1)} with code; ` +
      `${slope('objects').toFixed(1)} objects, ${slope('nodes').toFixed(1)} nodes, ${slope('listeners').toFixed(1)} listeners.`,
  );
  // Fewer looks say nothing of an hour.
  if (settled.length < 4) return;
  expect(slope('heapKib')).toBeLessThanOrEqual(MOST_GROWTH);
  expect(slope('nodes')).toBeLessThanOrEqual(1);
  expect(slope('listeners')).toBeLessThanOrEqual(1);
});
