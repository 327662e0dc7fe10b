import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { boxOf, brokenWords, resizeTo } from '../browser/layout.ts';
import { logIn } from './desk.ts';
import { type StartedProduct, startProduct } from './started-product.ts';

let product: StartedProduct;
beforeAll(async () => {
  product = await startProduct({});
});
afterAll(() => product?.stop());

const PHONES = [320, 360, 390];

/** Opens a page of the back office on a phone. */
async function open(path: string): Promise<Page> {
  const context = await product.browser.newContext({
    viewport: { width: 390, height: 740 },
    locale: 'it-IT',
    reducedMotion: 'reduce',
    hasTouch: true,
  });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await logIn(product, page, path);
  return page;
}

test('on a phone no name of a card of Partecipanti breaks inside a word', async () => {
  const page = await open('/admin/players');
  await page.getByRole('article').first().waitFor();
  for (const width of PHONES) {
    await resizeTo(page, width);
    expect(await brokenWords(page, 'article h3'), `${width} px`).toEqual([]);
  }
});

test('on a phone the list of participants of «Aggiungi Entry» stays on the screen', async () => {
  const page = await open('/admin/players');
  await page.getByRole('button', { name: 'Aggiungi Entry' }).first().click();
  const list = page.getByRole('listbox');
  for (const width of PHONES) {
    await resizeTo(page, width);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Partecipante/ })
      .click();
    await list.getByRole('option').nth(1).waitFor();
    const box = await boxOf(list);
    expect(box.x, `${width} px`).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width, `${width} px`).toBeLessThanOrEqual(width);
    await page.keyboard.press('Escape');
    await list.waitFor({ state: 'detached' });
  }
});

/** The sections' addresses and titles. Of two that follow each other the titles differ: one has come when its title is there. */
const sections = [
  ['/admin', 'Dashboard'],
  ['/admin/players', 'Gestione Partecipanti'],
  ['/admin/rules', 'Gestione Contenuti'],
  ['/admin/prizes', 'Gestione Premi'],
  ['/admin/content', 'Gestione Contenuti'],
  ['/admin/scoring', 'Configurazione Punteggi'],
  ['/admin/settings', 'Impostazioni'],
  ['/admin/quick-entry', 'Inserimento rapido'],
  ['/admin/import-export', 'Importa/Esporta'],
  ['/admin/audit', 'Registro'],
  ['/admin/months', 'Mesi'],
  ['/admin/contest', 'Contest'],
  ['/admin/screens', 'Schermi'],
  ['/admin/plugins', 'Plugin'],
  ['/admin/plugins/1', 'Generazione 1'],
  ['/admin/keys', 'Chiavi'],
  ['/admin/sources', 'Fonti'],
] as const;

test('on a phone the words of every button of the back office stay inside it, and nothing scrolls sideways', {
  timeout: 120_000,
}, async () => {
  const page = await open('/admin');
  for (const [section, title] of sections) {
    // As a link does.
    await page.evaluate((to) => history.pushState(null, '', to), section);
    await page.getByRole('heading', { level: 2, name: title, exact: true }).waitFor();
    const loading = page.getByRole('status').filter({ hasText: 'Caricamento' });
    await expect.poll(() => loading.count()).toBe(0);
    await page.evaluate(() => document.fonts.ready);
    for (const width of PHONES) {
      await resizeTo(page, width);
      const tooNarrow = await page
        .locator('main button')
        .evaluateAll((buttons) =>
          buttons.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
        );
      expect(tooNarrow, `${section} at ${width} px`).toEqual([]);
      const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(scrollWidth, `${section} at ${width} px`).toBe(width);
    }
  }
});
