import { test } from 'vitest';
import { openPage } from '../browser/open-page.ts';
import { expectTabOrder } from '../browser/tab-order.ts';
import { openSection } from './desk.ts';
import { EVENING } from './evening.ts';
import { sharedOffice } from './started-product.ts';

const product = sharedOffice();

test('with forced colours each stop of Tab is visible, on the page and on Partecipanti', {
  timeout: 180_000,
}, async () => {
  const { page } = await openPage(product.browser, product.url, { today: new Date(EVENING), isStill: true });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(product.url);
  await page.locator('[data-awake]').waitFor();
  await expectTabOrder(page);
  const { page: players } = await openSection(product, '/admin/players?cerca=chiara+conti');
  await players.emulateMedia({ forcedColors: 'active' });
  await players.getByRole('grid').waitFor();
  await expectTabOrder(players);
});
