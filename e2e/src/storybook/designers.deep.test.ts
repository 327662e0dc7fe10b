import { execFileSync } from 'node:child_process';
import { folderOfFile } from '@vetta/league/testing/test-folder';
import { checkout } from '@vetta/server/checkout';
import { launchChromium } from '@vetta/tools/testing/chromium';
import { serveStorybook } from '@vetta/tools/testing/static-storybook';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const storybook = await serveStorybook(checkout, await folderOfFile());
afterAll(() => storybook[Symbol.asyncDispose]());
let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser?.close());

describe('the search', () => {
  let page: Page;
  const searchField = () => page.getByRole('searchbox');
  const results = () => page.locator('.search-result-item');

  /** Returns the components that are found: a result's name, or the end of the path below it. */
  const componentsOf = (texts: string[]) =>
    texts.flatMap((text) => [text.split('\n')[0], text.split('\n').at(-1)]);
  beforeAll(async () => {
    page = await browser.newPage();
    await page.goto(`${storybook.url}/`);
  });

  test.each([
    ['conferma', 'ConfirmDialog'],
    ['dropdown', 'Select'],
  ])('a designer who types «%s» finds %s among the first results', async (word, component) => {
    await searchField().fill(word);
    await expect
      .poll(async () => componentsOf((await results().allInnerTexts()).slice(0, 8)))
      .toContain(component);
  });

  test('the first result of «conferma» opens ConfirmDialog, and words that nothing has find nothing', async () => {
    await searchField().fill('conferma');
    await results().filter({ hasText: 'ConfirmDialog' }).first().waitFor();
    await searchField().press('ArrowDown');
    await searchField().press('Enter');
    await page.waitForURL(/confirmdialog/);
    await searchField().fill('zibaldone');
    await page.getByText('No components found').waitFor();
  });
});

test('a designer turns tokens for all stories, keeps them in the address, copies them as a patch, and turns them back', async () => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const root = page.frameLocator('#storybook-preview-iframe').locator(':root');
  const shown = (variable: string) =>
    root.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), variable);

  await page.goto(`${storybook.url}/?path=/story/design-system-azioni-button--primary`);
  await page.getByRole('tab', { name: 'Token' }).click();
  await expect.poll(() => shown('--vetta-glow-start')).toBe('#8a5bff');

  // The story that is shown follows, then another one, and both again after a reload.
  await page.getByLabel('violet', { exact: true }).fill('#00aa55');
  await expect.poll(() => shown('--vetta-glow-start')).toBe('#00aa55');
  await page.getByLabel('grid', { exact: true }).fill('2.5');
  await page.getByRole('button', { name: 'Pagine', exact: true }).first().click();
  await page.getByRole('link', { name: 'Movimento', exact: true }).click();
  await page.waitForURL(/fondamenti-pagine--movimento/);
  await page.reload();
  await expect.poll(() => shown('--vetta-glow-start')).toBe('#00aa55');
  await expect.poll(() => shown('--vetta-row-grid')).toBe('2.5rem');

  // A purpose takes another colour of the palette, and what is made of it follows.
  await page.getByLabel('glow.start', { exact: true }).selectOption('coral');
  await expect.poll(() => shown('--vetta-glow-start')).toBe('#ff7a70');
  await expect.poll(() => shown('--vetta-glow-gradient')).toContain('#ff7a70, #ff7a70 55%');

  // A colour that words can no longer be read in is named, and turned back by itself.
  await page.getByLabel('mist', { exact: true }).fill('#333a55');
  await page.getByRole('status').filter({ hasText: 'contrasti non bastano più' }).waitFor();
  await page.getByRole('button', { name: 'Riporta mist a #a3adcf' }).click();
  await expect.poll(() => shown('--vetta-text-muted')).toBe('#a3adcf');

  await page.getByRole('button', { name: 'Copia la patch' }).click();
  await page.getByRole('button', { name: 'Copiata: git apply' }).waitFor();
  const patch = await page.evaluate(() => navigator.clipboard.readText());
  expect(patch.match(/^\+ .*/gm)).toEqual([
    "+  violet: '#00aa55',",
    "+  glow: { start: 'coral', middle: 'coral', end: 'amber' },",
    expect.stringMatching(/^\+ {2}row: .*grid: '2.5rem'/),
  ]);
  execFileSync('git', ['apply', '--check', '-'], { cwd: checkout, input: patch });

  await page.getByRole('button', { name: 'Ripristina' }).click();
  await expect.poll(() => shown('--vetta-glow-start')).toBe('#8a5bff');
  await expect.poll(() => shown('--vetta-row-grid')).toBe('2.25rem');
  expect(errors).toEqual([]);
});
