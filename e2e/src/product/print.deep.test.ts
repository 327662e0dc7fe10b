import type { Challenge } from '@vetta/contract/challenges';
import { expect, test } from 'vitest';
import { ask } from './ask.ts';
import { openSection } from './desk.ts';
import { onEachSection } from './sections.ts';
import { sharedOffice } from './started-product.ts';

const product = sharedOffice();

test('every section of the back office is printed with its titles, and one sfida alone without its tooltip', async () => {
  for (const name of ['Autunno', 'Inverno'])
    await ask(product, 'POST /api/admin/challenges', {
      ...{ name, firstDay: '2026-11-16', lastDay: '2026-11-25', target: 1, per: 'sum' },
      sides: [{ name: 'L’ufficio', colour: 'mint', people: null }],
    });
  const { page } = await openSection(product, '/admin/players');
  const titles = page.locator('main :is(h2, h3)').filter({ visible: true });
  const lost: string[] = [];
  await onEachSection(page, async (section) => {
    const onScreen = await titles.allTextContents();
    await page.emulateMedia({ media: 'print' });
    const onPaper = await titles.allTextContents();
    lost.push(...onScreen.filter((title) => !onPaper.includes(title)).map((title) => `${section}: ${title}`));
    await page.emulateMedia({ media: 'screen' });
  });
  expect(lost).toEqual([]);

  await page.goto(`${product.url}/admin/sfide`);
  const print = page.getByRole('button', { name: 'Stampa Autunno' });
  await print.waitFor();
  await page.keyboard.press('Tab');
  await print.focus();
  const tooltip = page.getByRole('tooltip');
  await tooltip.waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await tooltip.isVisible()).toBe(false);
  await page.emulateMedia({ media: 'screen' });
  // The paper keeps what is there at the moment of printing: a copy that React does not change.
  await page.evaluate(() => {
    window.print = () =>
      document.querySelector('main')?.replaceWith(document.querySelector('main')?.cloneNode(true) ?? '');
  });
  await print.click();
  await page.emulateMedia({ media: 'print' });
  expect(await titles.allTextContents()).toEqual(['Autunno']);

  // The office is also that of other tests.
  for (const { id } of await ask<Challenge[]>(product, 'GET /api/challenges'))
    await ask(product, `DELETE /api/admin/challenges/${id}`);
  await expect.poll(() => ask(product, 'GET /api/challenges')).toEqual([]);
});
