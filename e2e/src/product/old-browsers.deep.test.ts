import type { Page } from 'playwright';
import { expect, onTestFinished, test } from 'vitest';
import { ask } from './ask.ts';
import { sharedOffice } from './started-product.ts';

const product = sharedOffice();

/**
 * Opens a page as a Chromium of that age does, as far as a new one can: it has no function, sheet rule or syntax that came later. What
 * this cannot show, as how an old engine lays out or how fast it is, a real television has to: docs/kiosk.md.
 */
async function openAs(chromium: number): Promise<Page> {
  const context = await product.browser.newContext({ viewport: { width: 1280, height: 720 } });
  onTestFinished(() => context.close());
  await context.addCookies([{ name: 'intro', value: '2026-11-21', url: product.url }]);
  const page = await context.newPage();
  await page.addInitScript((version) => {
    const later: [since: number, object, string][] = [
      [92, Array.prototype, 'at'],
      [93, Object, 'hasOwn'],
      [97, Array.prototype, 'findLast'],
      [98, globalThis, 'structuredClone'],
      [99, globalThis, 'CSSLayerBlockRule'],
      [110, Array.prototype, 'toSorted'],
      [126, URL, 'parse'],
    ];
    for (const [since, owner, name] of later) if (version < since) Reflect.deleteProperty(owner, name);
  }, chromium);
  // Optional chaining is of 80, class static blocks of 94: a module with a word too many does not run at all.
  if (chromium < 95) await page.route('**/*.js', (route) => route.abort());
  await page.route('**/*', async (route) => {
    const kind = route.request().resourceType();
    if (kind !== 'document' && kind !== 'stylesheet') return route.fallback();
    const response = await route.fetch();
    const text = await response.text();
    const older = (css: string) => (chromium < 99 ? '' : css.replaceAll('color-mix(', 'no-mix('));
    const body =
      kind === 'stylesheet'
        ? older(text)
        : text
            // A changed sheet has another hash.
            .replace(/(<link rel="stylesheet"[^>]*) integrity="[^"]*"/g, '$1')
            .replace(/<style>(.*?)<\/style>/gs, (_, css: string) => `<style>${older(css)}</style>`);
    await route.fulfill({ response, body });
  });
  return page;
}

test.each([79, 94])(
  'a television with Chromium %i says in words what it lacks, over names and points with their time',
  async (chromium) => {
    const page = await openAs(chromium);
    await page.goto(`${product.url}/kiosk`);
    await page
      .getByText(`Questo televisore ha un browser troppo vecchio: apri ${new URL(product.url).host}/kiosk da`)
      .waitFor();
    await page.getByText(/^Dati aggiornati alle \d\d:\d\d$/).waitFor();
    const { entries } = await ask(product, 'GET /api/leaderboard');
    await page.getByText(entries[0].name, { exact: true }).waitFor();
    await page.goto(product.url);
    await page.getByText(/^Questo browser è troppo vecchio: aggiornalo/).waitFor();
  },
);

test('a television with Chromium 108 shows the wall, and a surface under every row', async () => {
  const page = await openAs(108);
  await page.goto(`${product.url}/kiosk?scenes=classifica`);
  await page.getByText(/^Fine giornata fra/).waitFor();
  expect(await page.getByText('browser troppo vecchio').count()).toBe(0);
  const grounds = await page
    .locator('[data-player]')
    .evaluateAll((rows) => rows.map((row) => getComputedStyle(row).background));
  expect(grounds.length).toBeGreaterThan(4);
  expect(grounds.filter((ground) => /^rgba\(0, 0, 0, 0\) none/.test(ground))).toEqual([]);
});

test('a wall that lost a script says that its data stand still, and is loaded again until it starts', async () => {
  const context = await product.browser.newContext({ viewport: { width: 1280, height: 720 } });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  await page.route('**/shell/**/*.js', (route) => route.abort());
  await page.goto(`${product.url}/kiosk`);
  await page.getByText(/^Dati aggiornati alle/).waitFor();
  await page.getByText(/^Lo schermo non si è avviato: questi dati sono fermi/).waitFor();
  await page.unroute('**/shell/**/*.js');
  await page.getByText(/^Fine giornata fra/).waitFor();
  expect(await page.getByText('Lo schermo non si è avviato').count()).toBe(0);
});
