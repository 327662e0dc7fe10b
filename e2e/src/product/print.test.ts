import type { Leaderboard } from '@vetta/contract/standings';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openPage } from '../browser/open-page.ts';
import { openSection } from './desk.ts';
import { EVENING } from './evening.ts';
import { sharedOffice } from './started-product.ts';

const product = sharedOffice();

/** How many sheets of A4 a page takes. */
async function sheetsOf(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

/** Shows the page as it is printed; without the event of printing, which not every browser sends. */
const asPrinted = (page: Page): Promise<void> => page.emulateMedia({ media: 'print' });

test('the page is printed with every row and every answer, titles beside what they name, and no clock', async () => {
  const { page } = await openPage(product.browser, product.url, { today: new Date(EVENING) });
  await page.goto(product.url);
  await page.locator('[data-awake]').first().waitFor();
  const { entries } = (await (await fetch(`${product.url}/api/leaderboard`)).json()) as Leaderboard;
  const sheets = await sheetsOf(page);
  console.log(`The page takes ${sheets} sheets of A4`);
  expect(sheets).toBeLessThanOrEqual(4);

  await asPrinted(page);
  const rows = page.getByRole('region', { name: 'Classifica' }).locator('[data-player]');
  await expect.poll(() => rows.count()).toBe(entries.length);
  for (const row of await rows.all()) expect(await row.isVisible()).toBe(true);
  const answers = page.locator('#rules details > :not(summary)');
  const questions = page.locator('#rules details');
  expect(await questions.count()).toBe(11);
  for (const answer of await answers.all()) expect((await answer.boundingBox())?.height).toBeGreaterThan(0);
  for (const hidden of [
    page.getByRole('link', { name: 'Vai al contenuto' }),
    page.getByRole('navigation', { name: 'Sezioni' }),
    page.locator('a[href="/admin"]'),
    page.getByRole('timer'),
    page.getByRole('button', { name: /^(Espandi|Riduci)/ }),
    page.locator('video').first(),
  ])
    expect(await hidden.isVisible()).toBe(false);
  expect(await page.getByText('in vetta?').first().isVisible()).toBe(true);
  // The hall of fame scrolls on a screen; paper does not.
  const hall = page.locator('section', { has: page.getByRole('heading', { name: 'Albo d’oro' }) });
  expect(await hall.evaluate((section) => section.scrollWidth <= section.clientWidth)).toBe(true);
  for (const title of await page.getByRole('heading', { level: 2 }).all())
    expect(await title.evaluate((heading) => getComputedStyle(heading).breakAfter)).toBe('avoid');
});

test('a month is printed on one sheet, with every row', async () => {
  const { page } = await openSection(product, '/admin/months/2026-10');
  const table = page.getByRole('table', { name: 'Classifica' });
  await table.waitFor();
  await page.getByRole('region', { name: 'Estrazioni' }).getByText('verificata', { exact: true }).waitFor();
  const month = (await (await fetch(`${product.url}/api/months/2026-10`)).json()) as Leaderboard;
  expect(await sheetsOf(page)).toBe(1);
  await asPrinted(page);
  const rows = table.getByRole('rowheader');
  expect(await rows.count()).toBe(month.entries.length);
  expect(await page.locator('main button').filter({ visible: true }).count()).toBe(0);
  for (const row of await rows.all()) expect(await row.isVisible()).toBe(true);
});
