import type { Player } from '@vetta/contract/players';
import type { ScreenCard } from '@vetta/contract/screens';
import { launchChromium } from '@vetta/tools/testing/chromium';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { dataTime } from '../browser/data-age.ts';
import { openPage } from '../browser/open-page.ts';
import { installPageClock, type PageClock } from '../browser/page-clock.ts';
import { type PageFigures, pageFigures, slopePerHour } from '../browser/page-figures.ts';
import { type WatchedFrames, watchFrames } from '../browser/watch-frames.ts';
import { ask } from './ask.ts';
import { type InProcessProduct, inProcessProduct } from './in-process-product.ts';

const STEP_MS = 30_000;
const HOUR_MS = 3_600_000;
/** From the middle of a month, so that the next one begins on the wall. */
const DAYS = Number(process.env.WALL_DAYS ?? 31);
const START = Temporal.ZonedDateTime.from('2026-11-15T12:00[Europe/Rome]');
/** The hour (Rome) in which the api is stopped each day. */
const OUTAGE_HOUR = 10;
/** The hours (Rome) at which the page is measured: after one nightly reload and an hour to warm up, and before the next. */
const MEASURED = [6, 9, 13, 16, 19, 22, 1];
/** How much a page's memory may grow in an hour between two reloads, in KiB. */
const MAX_GROWTH_KIB = 5;

/** The wall, the product and the time that both have. */
interface Wall {
  readonly page: Page;
  readonly product: InProcessProduct;
  readonly clock: PageClock;
  readonly now: () => Temporal.ZonedDateTime;
  readonly step: () => Promise<void>;
  readonly watched: () => Promise<WatchedFrames>;
}

const card = async (product: InProcessProduct) =>
  (await ask<ScreenCard[]>(product, 'GET /api/admin/screens'))[0];

/** Somebody types an evening's numbers. */
async function typeNumbers({ product, now }: Wall): Promise<void> {
  const players = await ask<Player[]>(product, 'GET /api/admin/players');
  const today = now().toPlainDate();
  const { id: playerId } = players[(today.day * 7) % players.length] ?? {};
  const rings = 20 + today.day;
  await ask(product, 'POST /api/admin/entries', { playerId, date: today.toString(), rings });
}

/**
 * Stops the api for an hour. During that hour the wall shows the time of its data. After the api is back, the wall removes
 * this notice within two polls (one minute).
 */
async function stopApiForAnHour({ page, product, now, step }: Wall): Promise<void> {
  const gone = now();
  await product.stopApi();
  const back = gone.add({ hours: 1 });
  while (Temporal.ZonedDateTime.compare(now(), back) < 0) {
    await step();
    if (now().since(gone).total('minutes') < 3) continue;
    const age = gone.toPlainTime().since(Temporal.PlainTime.from((await dataTime(page)) ?? ''));
    expect(age.total('seconds')).toBeGreaterThanOrEqual(-1);
    expect(age.total('seconds')).toBeLessThan(120);
  }
  await product.startApi();
  await step();
  await step();
  expect(await dataTime(page)).toBeNull();
}

/** Measures while one scene is on screen alone, always the same one: others have more nodes. */
async function measure({ page, step }: Wall): Promise<PageFigures> {
  const shown = () =>
    page.evaluate(() => [...document.querySelectorAll('main h1')].map(({ textContent }) => textContent));
  const isMonth = (titles: (string | null)[]) => titles.length === 1 && titles[0]?.startsWith('Il mese');
  for (let steps = 0; !isMonth(await shown()); steps++) {
    expect(steps).toBeLessThan(60);
    await step();
  }
  return pageFigures(page);
}

async function openWall(): Promise<{ wall: Wall; end: () => Promise<void>; uncaught: string[] }> {
  await using starting = new AsyncDisposableStack();
  const browser = await launchChromium();
  starting.defer(() => browser.close());
  let time = START.toInstant();
  const product = await inProcessProduct(() => time);
  starting.use(product);
  const { page, uncaught } = await openPage(browser, product.url);
  await page.setViewportSize({ width: 1280, height: 720 });
  // Crossfades run in real time, in which a simulated month passes many scenes.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const watched = await watchFrames(page);
  const clock = await installPageClock(page, new Date(time.epochMilliseconds));
  await page.goto(`${product.url}/kiosk`);
  const now = () => time.toZonedDateTimeISO('Europe/Rome');
  const step = async () => {
    time = time.add({ milliseconds: STEP_MS });
    // The page adds a few frames to each step: the server's clock follows it.
    time = Temporal.Instant.fromEpochMilliseconds(await clock.advance(STEP_MS));
  };
  const started = starting.move();
  return { wall: { page, product, clock, now, step, watched }, end: () => started.disposeAsync(), uncaught };
}

test(`a wall screen runs for ${DAYS} simulated days: it is never empty, shows the right age of its data, and its memory does not grow between two nightly reloads`, {
  timeout: 8 * HOUR_MS,
}, async () => {
  const { wall, end, uncaught } = await openWall();
  try {
    const { product, now, step, watched } = wall;
    await expect
      .poll(async () => {
        await step();
        return (await card(product))?.scene;
      })
      .toEqual(expect.any(String));
    await ask(product, `PUT /api/admin/screens/${(await card(product))?.id}`, { name: 'corridoio' });

    const slopes: Record<keyof PageFigures, number>[] = [];
    let measured: (PageFigures & { hours: number })[] = [];
    let lastLoads = (await watched()).loads;
    let lastHour = now().hour;
    const until = START.add({ days: DAYS });
    const began = performance.now();
    while (Temporal.ZonedDateTime.compare(now(), until) < 0) {
      await step();
      const { hour } = now();
      if (hour === lastHour) continue;
      lastHour = hour;
      if (hour === 0) await product.closeDays();
      if (hour === OUTAGE_HOUR) await stopApiForAnHour(wall);
      if (hour === 18) await typeNumbers(wall);
      if (MEASURED.includes(hour))
        measured.push({ hours: now().since(START).total('hours'), ...(await measure(wall)) });
      if (hour !== 5) continue;

      const { frames, empty, firstEmpty, loads, rejections } = await watched();
      // The nightly reload loaded the page once.
      expect(loads).toBe(lastLoads + 1);
      lastLoads = loads;
      expect({ empty, firstEmpty, rejections, uncaught }).toEqual({
        empty: 0,
        firstEmpty: null,
        rejections: [],
        uncaught: [],
      });
      expect((await card(product))?.state).toBe('on');
      const slope = (of: keyof PageFigures) => slopePerHour(measured.map((one) => [one.hours, one[of]]));
      if (measured.length === MEASURED.length) {
        slopes.push({
          heapKib: slope('heapKib'),
          wholeHeapKib: slope('wholeHeapKib'),
          objects: slope('objects'),
          nodes: slope('nodes'),
          listeners: slope('listeners'),
        });
      }
      const last = measured.at(-1);
      console.log(
        `${now().toPlainDate()}, ${Math.round((performance.now() - began) / 1000)} s: heap ${last?.heapKib} KiB of its own, ` +
          `${last?.wholeHeapKib} with code, ${last?.nodes} nodes, ${last?.listeners} listeners; per hour ` +
          `${slope('heapKib').toFixed(1)} KiB (${slope('wholeHeapKib').toFixed(1)} with code), ${slope('nodes').toFixed(1)} nodes, ` +
          `${slope('listeners').toFixed(1)} listeners; ${frames} frames, ${empty} without a scene`,
      );
      measured = [];
    }
    const median = (of: keyof PageFigures) =>
      slopes.map((one) => one[of]).sort((a, b) => a - b)[Math.floor(slopes.length / 2)];
    console.log(
      `Of ${slopes.length} days, per hour (median): heap ${median('heapKib')} KiB, ${median('nodes')} nodes, ${median('listeners')} listeners.`,
    );
    expect(median('heapKib')).toBeLessThanOrEqual(MAX_GROWTH_KIB);
    expect(median('nodes')).toBeLessThanOrEqual(0.5);
    expect(median('listeners')).toBeLessThanOrEqual(0.5);
  } finally {
    await end();
  }
});
