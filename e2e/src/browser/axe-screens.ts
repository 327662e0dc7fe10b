import axe, { type Result, type RunOptions } from 'axe-core';
import type { Browser, Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { moveEarly } from './open-page.ts';

const WIDTHS = [360, 768, 1280, 1920];

/**
 * Opens a page on 21 November 2026 in which axe can run. The intro counts as seen, and the visitor moves at once, so what is
 * below the board comes.
 */
export async function openAxePage(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
    // For axe. The other journeys run with the policy.
    bypassCSP: true,
  });
  await context.addCookies([{ name: 'intro', value: '2026-11-21', url }]);
  await context.addInitScript(axe.source);
  await context.addInitScript(moveEarly);
  return context.newPage();
}

/** Takes back what a test may have left: it would fail all after it, each by its timeout. */
export async function resetAxePage(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' });
}

/**
 * Runs `look` at 360 px with forced colours, then at every width in the page's own colours. One forced run is enough: what forced
 * colours change for axe is the same at every width, and axe cannot read their contrast. Ends at the widest.
 */
export async function onEachScreen(page: Page, look: (screen: string) => Promise<void>): Promise<void> {
  const lookAt = async (width: number, words = '') => {
    await page.setViewportSize({ width, height: width < 600 ? 740 : Math.round(width * 0.6) });
    await look(`${width} px${words}`);
  };
  await page.emulateMedia({ forcedColors: 'active' });
  await lookAt(360, ' with forced colours');
  await page.emulateMedia({ forcedColors: 'none' });
  for (const width of WIDTHS) await lookAt(width);
}

/** Returns what axe finds on the page as it is now, or in a part of it: each rule with the elements that break it. */
export async function violations(page: Page, part = 'html'): Promise<string[]> {
  const isForced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  // With forced colours the browser paints the system's colours, and axe reads those of the style sheet.
  const options: RunOptions = {
    resultTypes: ['violations'],
    rules: {
      'color-contrast': { enabled: !isForced },
      // WCAG 2.2, 2.5.8: off in axe unless asked for.
      'target-size': { enabled: true },
    },
  };
  // As text: the test runner renames imports, even in a function that runs on the page. The second frame has the new width,
  // and what fades in has its colours once its animation is over.
  const found: Result[] = await page.evaluate(`document.fonts.ready
    .then(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))))
    .then(() => Promise.allSettled(document.getAnimations()
      .filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity).map(({ finished }) => finished)))
    .then(() => axe.run(${JSON.stringify(part)}, ${JSON.stringify(options)}))
    .then(({ violations }) => violations)`);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** Expects that axe finds nothing on any screen, or in a part of it, while `shown` is on it. */
export async function expectAccessible(shown: Locator, part?: string): Promise<void> {
  const page = shown.page();
  await shown.waitFor();
  await onEachScreen(page, async (screen) => {
    expect(await violations(page, part), screen).toEqual([]);
    expect(await shown.isVisible(), `${shown} at ${screen}`).toBe(true);
  });
}
