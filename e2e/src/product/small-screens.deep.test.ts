import type { Locator, Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { withoutIntroFilm } from '../browser/intro-film.ts';
import { boxOf, resizeTo } from '../browser/layout.ts';
import { sharedOffice } from './started-product.ts';

const product = sharedOffice();

async function open(
  width: number,
  height = 740,
  reducedMotion: 'reduce' | 'no-preference' = 'reduce',
): Promise<Page> {
  const context = await product.browser.newContext({
    viewport: { width, height },
    locale: 'it-IT',
    reducedMotion,
    hasTouch: width < 600,
  });
  onTestFinished(() => context.close());
  return context.newPage();
}

test.each([
  [844, 390],
  [667, 320],
  [390, 844],
  [320, 480],
  [800, 600],
  [1280, 800],
])(
  'on %i × %i SKIP INTRO does not cover the name or the picture of the intro, and all three are on the screen',
  async (width, height) => {
    const page = await open(width, height, 'no-preference');
    await withoutIntroFilm(page);
    await page.goto(product.url);
    const intro = page.getByRole('region', { name: 'Introduzione' });
    const skip = await boxOf(intro.getByRole('button', { name: 'SKIP INTRO' }));
    for (const other of [intro.getByText('Vetta', { exact: true }), intro.locator('svg')]) {
      const box = await boxOf(other);
      const apart =
        box.x + box.width <= skip.x ||
        skip.x + skip.width <= box.x ||
        box.y + box.height <= skip.y ||
        skip.y + skip.height <= box.y;
      expect(apart, `${JSON.stringify(box)} and ${JSON.stringify(skip)}`).toBe(true);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
    }
    expect(skip.y + skip.height).toBeLessThanOrEqual(height);
  },
);

test.each([
  ['phone', { 320: 'beneath', 360: 'beneath', 390: 'beside' }],
  ['tablet', { 768: 'beside' }],
] as const)(
  'on a %s the total of every row stands at its place beneath or beside the name',
  async (_, places) => {
    const widths = Object.keys(places).map(Number);
    const page = await open(widths[0] ?? 0);
    await page.goto(product.url);
    await page.locator('html[data-live]').waitFor();
    for (const [width, place] of Object.entries(places)) {
      await resizeTo(page, Number(width));
      const rows = await page.locator('[data-player]').all();
      expect(rows.length).toBeGreaterThan(3);
      for (const row of rows) {
        const name = await boxOf(row.locator('p').first());
        // The number and its unit; before it stand the movement's words.
        const total = await boxOf(row.locator('span', { hasText: /^[\d.]+\s*pt$/ }).first());
        const isBeneath = total.y >= name.y + name.height;
        const isBeside = total.x >= name.x + name.width && total.y < name.y + name.height * 2;
        expect({ isBeneath, isBeside }, JSON.stringify({ width, name, total })).toEqual({
          isBeneath: place === 'beneath',
          isBeside: place === 'beside',
        });
      }
    }
  },
);

test.each([320, 390])(
  'at %i px nothing lies over the suggestions, nor over the way to the top',
  async (width) => {
    const page = await open(width, 844);
    await page.goto(product.url);
    await page.locator('html[data-live]').waitFor();
    await page.locator('#intro').waitFor({ state: 'detached' });
    await page.getByRole('combobox').fill('a');
    await page.getByRole('option').nth(4).waitFor();
    const isOnTop = (element: Locator) =>
      element.evaluate((target) => {
        const { left, right, top, bottom } = target.getBoundingClientRect();
        return [left + 8, (left + right) / 2, right - 8].map((x) =>
          target.contains(document.elementFromPoint(x, (top + bottom) / 2)),
        );
      });
    for (const option of await page.getByRole('option').all()) {
      expect(await isOnTop(option)).toEqual([true, true, true]);
    }
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Sono io' }).click();
    await page.getByRole('region', { name: 'Regole' }).scrollIntoViewIfNeeded();
    await page.getByRole('complementary', { name: 'La mia posizione' }).waitFor();
    const up = page.getByRole('button', { name: 'Torna su' });
    await up.waitFor();
    expect(await isOnTop(up)).toEqual([true, true, true]);
  },
);

test("today's flag says the day and keeps its shape on a phone and on a desktop", async () => {
  const shapes = [];
  for (const [width, height] of [
    [390, 844],
    [1920, 1080],
  ] as const) {
    const page = await open(width, height);
    await page.goto(product.url);
    await page.locator('html[data-live]').waitFor();
    expect(await page.getByRole('progressbar', { name: 'Oggi 21' }).getAttribute('value')).toBe('70');
    const box = await boxOf(page.locator('svg > svg', { hasText: 'Oggi 21' }));
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    shapes.push({ width: Math.round(box.width), height: Math.round(box.height) });
  }
  expect(shapes[0]).toEqual(shapes[1]);
});
