import type { Browser, Page } from 'playwright';
import { openPage } from '../browser/open-page.ts';
import { asLoggedIn } from './logged-in.ts';

interface Section {
  readonly url: string;
  readonly adminKey: string;
  /** The section's address, `/admin/audit`. */
  readonly path: string;
  /** The title that it shows. */
  readonly title: string;
}

interface OpenedSection {
  readonly page: Page;
  readonly uncaught: readonly string[];
  readonly violations: readonly string[];
}

/** Opens a section of the back office as a logged-in admin and waits for its title. */
export async function openSection(
  browser: Browser,
  { url, adminKey, path, title }: Section,
): Promise<OpenedSection> {
  const { page, uncaught, violations } = await openPage(browser, url, { isStill: true });
  await asLoggedIn(page, adminKey);
  await page.goto(url + path);
  await page.getByRole('heading', { name: title, exact: true }).waitFor();
  return { page, uncaught, violations };
}

/** Collects the names of the api's calls that the page makes from now on: `GET /api/admin/months`. */
export function collectCalls(page: Page): readonly string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}
