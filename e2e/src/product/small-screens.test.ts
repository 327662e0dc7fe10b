import { expect, test } from 'vitest';
import { boxOf, brokenWords, resizeTo } from '../browser/layout.ts';
import { openPage } from '../browser/open-page.ts';
import { ask } from './ask.ts';
import { EVENING } from './evening.ts';
import { sharedOffice } from './started-product.ts';

const product = sharedOffice();
/** Wider than a phone: it may break. */
const LONG_NAME = 'Wolfeschlegelsteinhausenbergerdorff';

test('on a phone no word of the page breaks but a name of one long word, nothing leaves the screen, and held sideways it shows the search', async () => {
  const { id } = await ask(product, 'POST /api/admin/players', {
    ...{ name: LONG_NAME, total: 123_456, role: 'team_leader', team: LONG_NAME.slice(0, 30) },
  });
  const { page } = await openPage(product.browser, product.url, { today: new Date(EVENING) });
  await page.setViewportSize({ width: 390, height: 740 });
  await page.goto(product.url);
  await page.locator('[data-awake]').waitFor();
  const row = page.locator(`[data-player="${id}"]`);
  const words = row.locator('p').filter({ hasText: LONG_NAME });
  await words.waitFor();
  await page.getByRole('button', { name: /^Espandi/ }).click();
  await page.getByRole('button', { name: 'Riduci' }).waitFor();
  for (const width of [320, 390]) {
    await resizeTo(page, width);
    const names = `[data-player]:not([data-player="${id}"]) p:first-child, [data-player] > span:not([aria-hidden]), h2`;
    expect(await brokenWords(page, names), `${width} px`).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const [left, right] = [await boxOf(words), await boxOf(row.getByText(/^123\.456\s*pt$/).last())];
    expect(left.x + left.width <= right.x || left.y + left.height <= right.y, `${width} px`).toBe(true);
  }
  await page.setViewportSize({ width: 667, height: 320 });
  await page.evaluate(() => scrollTo(0, 0));
  await expect
    .poll(() => boxOf(page.getByRole('combobox')).then(({ y, height }) => y + height))
    .toBeLessThan(320);
});
