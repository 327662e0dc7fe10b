import type { Page } from 'playwright';
import { ADMIN_KEY } from './admin-key.ts';

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
