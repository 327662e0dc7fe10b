import type { Browser, Page } from 'playwright';
import { openPage } from '../browser/open-page.ts';
import { asLoggedIn } from './logged-in.ts';

/** An admin of a running product: calls of the api, and pages of the back office. */
export interface AdminOffice {
  ask(call: string, body?: unknown): Promise<Response>;
  /** Opens a page of the back office as a logged-in admin; in the same browser context as `beside`, if one is given. */
  open(path: string, beside?: Page): Promise<Page>;
}

export function adminOffice(browser: Browser, url: string, key: string, now: string): AdminOffice {
  return {
    async ask(call, body) {
      const [method = 'GET', path = '/'] = call.split(' ');
      const response = await fetch(url + path, {
        method,
        headers: { 'X-Admin-Key': key, ...(body !== undefined && { 'Content-Type': 'application/json' }) },
        body: body === undefined ? null : JSON.stringify(body),
      });
      if (!response.ok) throw new Error(`${call}: ${response.status} ${await response.text()}`);
      return response;
    },
    async open(path, beside) {
      const page = beside
        ? await beside.context().newPage()
        : (await openPage(browser, url, { today: new Date(now), isStill: true })).page;
      await asLoggedIn(page, key);
      await page.goto(url + path);
      await page.getByText('Pannello Amministrativo').first().waitFor();
      return page;
    },
  };
}
