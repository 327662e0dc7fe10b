import type { Browser, Page } from 'playwright';
import { onTestFinished } from 'vitest';
import { awaitRoutes } from './await-routes.ts';

export interface OpenedPage {
  readonly page: Page;
  /**
   * Messages about the content security policy, integrity, unused preloads, and differences between the prerendered
   * markup and React's.
   */
  readonly violations: string[];
  /** Messages of errors that the page did not catch. */
  readonly uncaught: string[];
}

const violation =
  /Content Security Policy|integrity|was preloaded using link preload but not used|React error #4\d\d|hydrat/i;

/**
 * An init script: moves the pointer on the public page, even when a link of another page leads to it, until what is below
 * the board is alive.
 */
export function moveEarly(): void {
  const begin = () => {
    if (location.pathname !== '/') return;
    const moves = setInterval(() => {
      if (location.pathname !== '/' || document.querySelector('[data-awake]')) clearInterval(moves);
      else dispatchEvent(new Event('pointermove'));
    }, 100);
  };
  begin();
  // wouter dispatches the first of these.
  for (const navigation of ['pushState', 'popstate']) addEventListener(navigation, begin);
}

/**
 * Opens a new browser page that records policy violations and uncaught errors. By default the intro counts as seen on
 * `today`, so it does not play, and the visitor moves at once, so what is below the board comes. The page is closed when the
 * test ends; outside a test say `kept`, and it stays until the browser closes.
 *
 * Without `films` the device saves data, so the page's films wait for their buttons: without a graphics card they keep a quarter of
 * a core busy. What only loads ahead, as the code of receipts, does not do so either. `isStill` is a device that asks for reduced
 * motion, as the desks of the back office's journeys: a dialog that fades in is painted a dozen times.
 */
export async function openPage(
  browser: Browser,
  url: string,
  { introSeen = true, today = new Date(), kept = false, moves = true, films = false, isStill = false } = {},
): Promise<OpenedPage> {
  const context = await browser.newContext({
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: isStill ? 'reduce' : 'no-preference',
  });
  const page = await context.newPage();
  awaitRoutes(page);
  if (!kept)
    onTestFinished(async () => {
      // A call that is still held up would fail with the page.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    });
  if (moves) await page.addInitScript(moveEarly);
  if (introSeen && !films) {
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
  }
  const violations: string[] = [];
  const uncaught: string[] = [];
  page.on('console', (message) => {
    const text = message.text();
    if (violation.test(text)) violations.push(text);
  });
  page.on('pageerror', (error) => uncaught.push(error.message));
  if (introSeen) {
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' }).format(today);
    await context.addCookies([{ name: 'intro', value: day, url }]);
  }
  return { page, violations, uncaught };
}
