import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boxOf, brokenWords } from '../browser/layout.ts';
import { logIn } from './desk.ts';
import { type StartedProduct, startProduct } from './started-product.ts';

let product: StartedProduct;
beforeAll(async () => {
  product = await startProduct({});
});
afterAll(() => product?.stop());

/** Opens a page of the back office on a phone. */
async function open(width: number, path: string): Promise<Page> {
  const context = await product.browser.newContext({
    viewport: { width, height: 740 },
    locale: 'it-IT',
    reducedMotion: 'reduce',
    hasTouch: true,
  });
  const page = await context.newPage();
  await logIn(product, page, path);
  return page;
}

test.each([320, 360, 390])(
  'at %i px no name of a card of Partecipanti breaks inside a word',
  async (width) => {
    const page = await open(width, '/admin/players');
    await page.getByRole('article').first().waitFor();
    expect(await brokenWords(page, 'article h3')).toEqual([]);
    await page.context().close();
  },
);

test.each([320, 390])(
  'at %i px the list of participants of «Aggiungi Entry» stays on the screen',
  async (width) => {
    const page = await open(width, '/admin/players');
    await page.getByRole('button', { name: 'Aggiungi Entry' }).first().click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Partecipante/ })
      .click();
    const list = page.getByRole('listbox');
    await list.getByRole('option').nth(1).waitFor();
    const box = await boxOf(list);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    await page.context().close();
  },
);

const sections = [
  '/admin',
  '/admin/players',
  '/admin/prizes',
  '/admin/rules',
  '/admin/content',
  '/admin/scoring',
  '/admin/settings',
  '/admin/quick-entry',
  '/admin/import-export',
  '/admin/audit',
  '/admin/months',
  '/admin/contest',
  '/admin/screens',
  '/admin/plugins',
  '/admin/plugins/1',
];

test.each([320, 360, 390])(
  'at %i px the words of every button of the back office stay inside it, and nothing scrolls sideways',
  async (width) => {
    const page = await open(width, '/admin');
    for (const section of sections) {
      await page.goto(product.url + section);
      await page.getByRole('heading', { level: 2 }).first().waitFor();
      const loading = page.getByRole('status').filter({ hasText: 'Caricamento' });
      await expect.poll(() => loading.count()).toBe(0);
      await page.evaluate(() => document.fonts.ready);
      const tooNarrow = await page
        .locator('main button')
        .evaluateAll((buttons) =>
          buttons.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
        );
      expect(tooNarrow, section).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), section).toBe(width);
    }
    await page.context().close();
  },
);
