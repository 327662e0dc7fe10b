import type { Browser, Page } from 'playwright';

export interface WatchedPage {
  readonly page: Page;
  /** What Chromium refused because of the page's policy, and integrity errors. */
  readonly violations: string[];
  /** Errors that reached nobody. */
  readonly uncaught: string[];
}

const refusal = /Content Security Policy|integrity|was preloaded using link preload but not used/i;

/** A page whose refusals and uncaught errors are written down; the intro was seen on `today`, unless it was not. */
export async function openPage(
  browser: Browser,
  url: string,
  { introSeen = true, today = new Date() } = {},
): Promise<WatchedPage> {
  const context = await browser.newContext({ locale: 'it-IT', timezoneId: 'Europe/Rome' });
  const page = await context.newPage();
  const violations: string[] = [];
  const uncaught: string[] = [];
  page.on('console', (message) => refusal.test(message.text()) && violations.push(message.text()));
  page.on('pageerror', (error) => uncaught.push(error.message));
  if (introSeen) {
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' }).format(today);
    await context.addCookies([{ name: 'intro', value: day, url }]);
  }
  return { page, violations, uncaught };
}
