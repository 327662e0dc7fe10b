import type { Locator, Page } from 'playwright';
import { type OpenedPage, openPage } from '../browser/open-page.ts';
import { asLoggedIn } from './logged-in.ts';
import type { StartedProduct } from './started-product.ts';

interface Office extends OpenedPage {
  /** The calls that were made since it was asked the last time: `GET /api/admin/prizes`. */
  readonly takeCalls: () => string[];
}

/** Opens a section as a logged-in admin. */
export async function openSection({ browser, url }: StartedProduct, path: string): Promise<Office> {
  const opened = await openPage(browser, url, { isStill: true });
  const { page } = opened;
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  await asLoggedIn(page);
  await page.goto(url + path);
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  await page.getByRole('heading', { level: 2 }).waitFor();
  return { ...opened, takeCalls: () => calls.splice(0) };
}

/** Answers the calls of a method to a path with 500. */
export const failCalls = (page: Page, method: string, path: string) =>
  page.route(`**${path}`, (route) =>
    route.request().method() === method ? route.fulfill({ status: 500, body: 'no' }) : route.fallback(),
  );

export const button = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true });
export const field = (within: Page | Locator, name: string) =>
  within.getByRole('textbox', { name, exact: true });
export const said = (page: Page, text: string) => page.getByText(text, { exact: true }).first().waitFor();
export const confirm = async (page: Page) => button(page.getByRole('alertdialog'), 'Elimina').click();
export const closed = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' });

export async function addPrize(page: Page, title: string): Promise<void> {
  await button(page, 'Aggiungi Premio').click();
  await field(page, 'Titolo').fill(title);
  await page.keyboard.press('Enter');
  await page.getByRole('article', { name: title }).waitFor();
  await closed(page);
}
