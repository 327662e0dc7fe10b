import type { Page } from 'playwright';
import { awaitRoutes } from '../browser/await-routes.ts';
import { type OpenedPage, openPage } from '../browser/open-page.ts';
import { ADMIN_KEY, EVENING } from './evening.ts';
import type { StartedProduct } from './started-product.ts';

/**
 * Makes a new page a tab in which an admin has logged in before: to log in costs half a second of processor time, and has journeys of
 * its own (`keys`). Once only: a tab that logs out stays logged out.
 */
export async function asLoggedIn(page: Page, key = ADMIN_KEY): Promise<void> {
  await page.addInitScript((given) => {
    // A guest's document has no storage.
    if (self !== top || self.origin === 'null' || sessionStorage.getItem('test.loggedIn') !== null) return;
    sessionStorage.setItem('test.loggedIn', 'before');
    sessionStorage.setItem('vetta-admin-key', given);
  }, key);
}

/** Opens an admin's browser on 21 November 2026. `logged` is what the page has written to its console. */
export async function openDesk({ browser, url }: StartedProduct) {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'it-IT',
    reducedMotion: 'reduce',
  });
  await context.addCookies([{ name: 'intro', value: '2026-11-21', url }]);
  const page = await context.newPage();
  awaitRoutes(page);
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  return { context, page, logged };
}

/** Opens a section of the back office in a tab that is logged in, until the test ends. */
export async function openSection({ browser, url }: StartedProduct, path: string): Promise<OpenedPage> {
  const opened = await openPage(browser, url, { today: new Date(EVENING), isStill: true });
  await asLoggedIn(opened.page);
  await opened.page.goto(url + path);
  await opened.page.getByRole('heading', { level: 2 }).first().waitFor();
  return opened;
}

export const keyField = (page: Page) => page.getByLabel('Chiave di Accesso');

/** Opens a page of the back office in a tab that is logged in, and logs in by keyboard where it has logged out. */
export async function logIn({ url }: StartedProduct, page: Page, path = '/admin'): Promise<void> {
  if (page.url() === 'about:blank') await asLoggedIn(page);
  await page.goto(url + path);
  const logout = page.getByRole('button', { name: 'Logout' });
  await keyField(page).or(logout).first().waitFor();
  if (await logout.isVisible()) return;
  await keyField(page).focus();
  await page.keyboard.type(ADMIN_KEY);
  await page.keyboard.press('Enter');
  await logout.waitFor();
}
