import type { Browser, Page } from 'playwright';
import { openPage } from '../browser/open-page.ts';
import { ADMIN_KEY } from './admin-key.ts';
import { EVENING } from './evening.ts';
import { asLoggedIn } from './logged-in.ts';

/**
 * Opens «Partecipanti» as a logged-in admin: until the test ends, or `kept` for all tests of a file. `query` is the address's,
 * without the question mark.
 */
export async function openPlayers(
  browser: Browser,
  url: string,
  { query = '', kept = false } = {},
): Promise<Page> {
  const { page } = await openPage(browser, url, { today: new Date(EVENING), kept, isStill: true });
  await asLoggedIn(page);
  await page.goto(`${url}/admin/players?${query}`);
  await page.getByRole('heading', { name: 'Gestione Partecipanti' }).waitFor();
  return page;
}

/** Makes an admin's call to the api and returns its answer; throws for one outside 2xx. */
export async function ask(url: string, call: string, body?: object): Promise<unknown> {
  const [method = 'GET', path = '/'] = call.split(' ');
  const response = await fetch(url + path, {
    method,
    headers: { 'X-Admin-Key': ADMIN_KEY, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${call}: ${response.status} ${text}`);
  return text === '' ? undefined : JSON.parse(text);
}

/** Adds a player and returns the id. */
export async function addPlayer(url: string, name: string, total = 0): Promise<string> {
  return ((await ask(url, 'POST /api/admin/players', { name, total })) as { id: string }).id;
}

export const card = (page: Page, name: string) => page.getByRole('article', { name });

/** Waits for a toast with these words, and closes it. */
export async function expectToast(page: Page, ...words: string[]): Promise<void> {
  const toast = page.getByRole('alertdialog').filter({ has: page.getByRole('button', { name: 'Chiudi' }) });
  for (const text of words) await toast.getByText(text, { exact: true }).waitFor();
  await toast.getByRole('button', { name: 'Chiudi' }).click();
  await toast.waitFor({ state: 'detached' });
}
