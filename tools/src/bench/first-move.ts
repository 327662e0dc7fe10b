import { systemClock } from '@vetta/league/time/clock';
import { romeDay } from '@vetta/league/time/rome';
import type { Browser, Page } from 'playwright';
import { launchChromium } from '../../testing/chromium.ts';
import { quantile } from './measure.ts';
import { publishPage } from './published-page.ts';
import { atMost, type Result } from './result.ts';

const TIMES = 3;
/** How long after a tap the browser may still report it, in milliseconds. */
const REPORTED_WITHIN = 2_000;

/** What a visitor taps first, by its selector. */
const taps: Readonly<Record<string, string>> = {
  'a row': '#posizioni button',
  '«Espandi»': 'button[aria-controls="posizioni"]',
  'the search': '[role="combobox"]',
  'a button of «Albo d’oro»': '#hall button',
  'a question': '#rules summary',
};

/** The first move on a slow phone whose page has just come to life: each tap that can be the first, and a scroll to the end. */
export async function firstMove(): Promise<Result[]> {
  await using site = await publishPage();
  const browser = await launchChromium();
  try {
    const results: Result[] = [];
    for (const [what, selector] of Object.entries(taps)) {
      const times: number[] = [];
      for (let time = 0; time < TIMES; time++) times.push(await answerToTap(browser, site.url, selector));
      results.push(
        atMost(`first tap answered on a slow phone: ${what}`, {
          ours: quantile(times, 0.5),
          goal: 200,
          show: (ms) => `${Math.round(ms)} ms`,
        }),
      );
    }
    const scrolls: Scrolled[] = [];
    for (let time = 0; time < TIMES; time++) scrolls.push(await scrollToEnd(browser, site.url));
    const worst = scrolls.reduce((one, other) => (other.cls > one.cls ? other : one));
    return [
      ...results,
      atMost(`CLS of the first scroll to the end, the worst of ${TIMES}${worst.moved}`, {
        ours: worst.cls,
        goal: 0.01,
        show: (cls) => cls.toFixed(4),
      }),
      atMost('sections that were empty in the first scroll', {
        ours: Math.max(...scrolls.map(({ empty }) => empty)),
        goal: 0,
        show: String,
      }),
    ];
  } finally {
    await browser.close();
  }
}

async function openLive(browser: Browser, url: string): Promise<Page> {
  const page = await slowPhone(browser, url);
  await page.addInitScript(record);
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('html[data-live]').waitFor();
  return page;
}

interface Recorded {
  /** From a touch or a key to the next paint, the longest, in milliseconds. */
  longest: number;
  shifts: { readonly value: number; readonly moved: string }[];
}

/** Runs in the page: records what the browser says of moves and of shifts. */
function record(): void {
  const recorded: Recorded = { longest: 0, shifts: [] };
  Object.assign(globalThis, { recorded });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) recorded.longest = Math.max(recorded.longest, entry.duration);
    // The DOM's types do not know the threshold: 16 is the least.
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      const moved = sources.map(({ node }) => (node instanceof Element ? node.className : node?.nodeName));
      recorded.shifts.push({ value, moved: moved.join(' ') });
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

const recorded = (page: Page) =>
  page.evaluate(() => (globalThis as typeof globalThis & { recorded: Recorded }).recorded);

/** Returns the time from the tap to the next paint (INP), in milliseconds. */
async function answerToTap(browser: Browser, url: string, selector: string): Promise<number> {
  const page = await openLive(browser, url);
  const { x, y } = await page
    .locator(selector)
    .first()
    .evaluate((element) => {
      element.scrollIntoView({ behavior: 'instant', block: 'center' });
      const box = element.getBoundingClientRect();
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    });
  await page.touchscreen.tap(x, y);
  await page.waitForTimeout(REPORTED_WITHIN);
  const { longest } = await recorded(page);
  await page.context().close();
  return longest;
}

interface Scrolled {
  readonly cls: number;
  readonly moved: string;
  /** How many sections had no words at some moment. */
  readonly empty: number;
}

/** Scrolls to the end at once, a screen a frame, and waits until everything is alive. */
async function scrollToEnd(browser: Browser, url: string): Promise<Scrolled> {
  const page = await openLive(browser, url);
  const empty = await page.evaluate(async () => {
    const isEmpty = (section: Element) => !section.textContent?.trim();
    const countEmpty = () => [...document.querySelectorAll('main section')].filter(isEmpty).length;
    let most = countEmpty();
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      scrollBy({ top: innerHeight, behavior: 'instant' });
      await new Promise((paint) => requestAnimationFrame(paint));
      most = Math.max(most, countEmpty());
    }
    return most;
  });
  await page.locator('[data-awake]').waitFor();
  await page.waitForTimeout(REPORTED_WITHIN);
  const { shifts } = await recorded(page);
  await page.context().close();
  const cls = shifts.reduce((sum, { value }) => sum + value, 0);
  const moved = shifts.map((shift) => `${shift.value.toFixed(4)} of ${shift.moved}`).join(', ');
  return { cls, moved: moved && ` (${moved})`, empty };
}

/** Lighthouse's slow phone: 1.6 Mbit/s, 150 ms, a processor four times slower. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const SLOWER = 4;

/** Opens an empty page on a slow phone that has seen the intro of the site at `url` today, and nothing else of it. */
async function slowPhone(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    hasTouch: true,
    isMobile: true,
  });
  await context.addCookies([{ name: 'intro', value: romeDay(systemClock()), url }]);
  const page = await context.newPage();
  const device = await context.newCDPSession(page);
  await device.send('Network.enable');
  await device.send('Network.emulateNetworkConditions', NETWORK);
  await device.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
}
