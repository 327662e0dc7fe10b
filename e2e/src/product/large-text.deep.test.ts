import { launchChromium } from '@vetta/tools/testing/chromium';
import type { Browser, Page } from 'playwright';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { crowded } from '../browser/crowded.ts';
import { painted, resizeTo } from '../browser/layout.ts';
import { asLoggedIn } from './desk.ts';
import { onEachSection } from './sections.ts';
import { sharedOffice } from './started-product.ts';

const product = sharedOffice();
const WIDTHS = [320, 390, 768, 1280];
/** Televisions, lying and upright. */
const WALLS = [
  { width: 320, height: 568 },
  { width: 768, height: 1366 },
  { width: 1280, height: 720 },
  { width: 3840, height: 2160 },
];
const SCENES = ['classifica', 'premi', 'mese', 'bonus', 'regole', 'telefono'];

/** A browser for each of the sizes that its settings offer: a page cannot choose them, and media queries in rem follow them. */
const browsers = new Map<number, Promise<Browser>>();
function browserWith(percent: number): Promise<Browser> {
  const kept =
    browsers.get(percent) ?? launchChromium([`--blink-settings=defaultFontSize=${0.16 * percent}`]);
  browsers.set(percent, kept);
  return kept;
}
afterAll(async () => {
  for (const browser of browsers.values()) await (await browser).close();
});

async function open(percent: number): Promise<Page> {
  const browser = await browserWith(percent);
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'it-IT',
    reducedMotion: 'reduce',
  });
  onTestFinished(() => context.close());
  await context.addCookies([{ name: 'intro', value: '2026-11-21', url: product.url }]);
  return context.newPage();
}

/** Returns what is crowded in each width, by width. */
async function inWidths(page: Page, screen: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await resizeTo(page, width);
    found.push(...(await crowded(page)).map((problem) => `${screen}, ${width} px: ${problem}`));
  }
  return found;
}

const SIZES = [[100], [130], [200]] as const;

test.each(SIZES)(
  'with text of %i % the page and a receipt stay inside the view, with whole words and nothing on top of another',
  async (percent) => {
    const page = await open(percent);
    await page.goto(product.url);
    await page.keyboard.press('End');
    await page.locator('[data-awake]').waitFor();
    await page.getByRole('button', { name: /^Espandi/ }).click();
    await page.getByRole('button', { name: 'Riduci' }).waitFor();
    await page.evaluate(() => scrollTo(0, 0));
    const found = await inWidths(page, 'page');
    await page
      .getByRole('button', { name: /da dove vengono i punti/ })
      .nth(1)
      .click();
    await page.getByRole('row', { name: /^Totale/ }).waitFor();
    found.push(...(await inWidths(page, 'receipt')));
    await page.getByRole('button', { name: 'Sono io' }).click();
    await page.getByRole('button', { name: 'Chiudi' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('article', { name: 'La mia posizione' }).waitFor();
    found.push(...(await inWidths(page, 'own page')));
    expect(found).toEqual([]);
  },
);

test('every scene of a wall stays inside the view, with whole words and nothing on top of another, at any text size', async () => {
  const page = await open(200);
  const found: string[] = [];
  for (const scene of SCENES) {
    await page.goto(`${product.url}/kiosk?scenes=${scene}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.locator('#first-board').waitFor({ state: 'detached' });
    for (const size of WALLS) {
      await page.setViewportSize(size);
      await painted(page);
      found.push(...(await crowded(page)).map((problem) => `${scene}, ${size.width} px: ${problem}`));
    }
  }
  expect(found).toEqual([]);
});

test.each(SIZES)(
  'with text of %i % every section of the back office stays inside the view, with whole words and nothing on top of another',
  { timeout: 300_000 },
  async (percent) => {
    const page = await open(percent);
    await asLoggedIn(page);
    await page.goto(`${product.url}/admin/players`);
    const found: string[] = [];
    await onEachSection(page, async (section) => {
      found.push(...(await inWidths(page, section)));
    });
    expect(found).toEqual([]);
  },
);
