import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { openAxePage, violations } from '../browser/axe-screens.ts';
import { sharedOffice } from './started-product.ts';

const product = sharedOffice();
let page: Page;
beforeAll(async () => {
  page = await openAxePage(product.browser, product.url);
  await page.setViewportSize({ width: 1280, height: 768 });
});

/** Their stories have the states of each, and the back office's sections; `accessibility.deep` walks over all and their widths. */
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
