import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkout } from '@vetta/server/checkout';
import { launchChromium } from '@vetta/tools/testing/chromium';
import { type StaticStorybook, serveStorybook } from '@vetta/tools/testing/static-storybook';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';

let folder: string;
let storybook: StaticStorybook;
let browser: Browser;
let page: Page;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vetta-storybook-'));
  [browser, storybook] = await Promise.all([launchChromium(), serveStorybook(checkout, folder)]);
  page = await browser.newPage();
  await page.goto(`${storybook.url}/`);
});
afterAll(async () => {
  await browser?.close();
  await storybook?.[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
});

test.each([
  ['conferma', 'ConfirmDialog'],
  ['sei sicuro', 'ConfirmDialog'],
  ['modale', 'Dialog'],
  ['avviso', 'Notice'],
  ['notifica', 'Toast'],
  ['tendina', 'Select'],
  ['suggerimenti', 'ComboBox'],
  ['campo', 'TextField'],
  ['interruttore', 'Switch'],
  ['caricamento', 'Spinner'],
  ['pulsante', 'Button'],
  ['fisarmonica', 'Disclosure'],
  ['allegato', 'FileDrop'],
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

const searchField = () => page.getByRole('searchbox');
const results = () => page.locator('.search-result-item');

/** Returns the components that are found: a result's name, or the end of the path below it. */
const componentsOf = (texts: string[]) =>
  texts.flatMap((text) => [text.split('\n')[0], text.split('\n').at(-1)]);
