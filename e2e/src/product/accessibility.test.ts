import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { openAxePage, violations } from '../browser/axe-screens.ts';
import { logIn } from './desk.ts';
import { adminSections } from './sections.ts';
import { sharedOffice } from './started-product.ts';

const product = sharedOffice();
let page: Page;
beforeAll(async () => {
  page = await openAxePage(product.browser, product.url);
  await page.setViewportSize({ width: 1280, height: 768 });
});

/** Their stories have the states of each; `accessibility.deep` walks over the widths. */
test('axe finds nothing on the page, the wall, the login and an address that does not exist', async () => {
  const look = async (path: string, shown: string) => {
    await page.goto(product.url + path);
    await page.getByText(shown).first().waitFor();
    expect(await violations(page), path).toEqual([]);
  };
  await look('/', 'Quando si viene squalificati?');
  await look('/kiosk', 'Fine giornata fra');
  await look('/admin', 'Accedi al Pannello');
  await look('/campo-base', '404 Page Not Found');
});

test('axe finds nothing on any section of the back office', { timeout: 120_000 }, async () => {
  const desk = await page.context().newPage();
  await logIn(product, desk);
  for (const [path, title] of adminSections) {
    // As a link does.
    await desk.evaluate((to) => history.pushState(null, '', to), path);
    await desk.getByRole('heading', { level: 2, name: title, exact: true }).waitFor();
    await expect.poll(() => desk.getByRole('status').filter({ hasText: 'Caricamento' }).count()).toBe(0);
    // A few cards are like all: axe takes seconds for fifty calendars.
    if (path === '/admin/players') {
      await desk.getByLabel('Cerca partecipante').fill('chiara');
      await desk.getByRole('grid').first().waitFor({ state: 'attached' });
    }
    expect(await violations(desk), path).toEqual([]);
  }
});
