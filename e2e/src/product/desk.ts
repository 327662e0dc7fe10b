import type { BrowserContext, Page } from 'playwright';
import { awaitRoutes } from '../browser/await-routes.ts';
import { ADMIN_KEY } from './admin-key.ts';
import { asLoggedIn } from './logged-in.ts';
import type { StartedProduct } from './started-product.ts';

/** An admin's browser on 21 November 2026. */
export interface Desk {
  readonly context: BrowserContext;
  readonly page: Page;
  /** What the page has written to its console. */
  readonly logged: readonly string[];
}

export async function openDesk({ browser, url }: StartedProduct): Promise<Desk> {
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

/** Makes a call of the api as an admin. */
export async function ask({ url }: Pick<StartedProduct, 'url'>, call: string, body?: object) {
  const [method = 'GET', path = '/'] = call.split(' ');
  const response = await fetch(url + path, {
    method,
    headers: { 'X-Admin-Key': ADMIN_KEY, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${call}: ${response.status}`);
  return response.status === 204 ? undefined : response.json();
}

/** Answers every call to a path with an error. */
export const failCalls = (page: Page, path: string, status = 503) =>
  page.route(`**${path}`, (route) =>
    route.fulfill({ status, json: { error: 'Il database non è raggiungibile in questo momento.' } }),
  );

/** Returns the calls that the page makes while `act` runs and until it is quiet. */
export async function callsDuring(page: Page, act: () => Promise<unknown>): Promise<string[]> {
  const calls: string[] = [];
  const record = (request: { url(): string; method(): string }) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}${search}`);
  };
  page.on('request', record);
  await act();
  await page.waitForLoadState('networkidle');
  page.off('request', record);
  return calls;
}
