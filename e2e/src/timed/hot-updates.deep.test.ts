import { launchChromium } from '@vetta/tools/testing/chromium';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DevServers, startDevServers } from '../federation/dev-servers.ts';

let browser: Browser;
let servers: DevServers;
beforeAll(async () => {
  [browser, servers] = await Promise.all([launchChromium(), startDevServers()]);
});
afterAll(async () => {
  await browser?.close();
  await servers?.close();
});

/** Opens the page of «meteo» and answers its question. A reload would lose the answer. */
async function openMeteo(url: string): Promise<{ page: Page; isKept: () => Promise<boolean> }> {
  const page = await browser.newPage();
  await page.goto(`${url}/meteo`);
  const question = page.getByRole('button', { name: 'E domani?' });
  await question.waitFor();
  // At the first visit Vite may discover packages and reload the page once.
  await page.waitForLoadState('networkidle');
  await page.reload();
  await question.click();
  const answer = page.getByRole('button', { name: 'Domani: sole' });
  await answer.waitFor();
  return { page, isKept: () => answer.isVisible() };
}

test('an edit of a plugin appears in the shell, and the page keeps its state', async () => {
  const { page, isKept } = await openMeteo(servers.url);
  await servers.edit('meteo/src/page.tsx', 'Cielo {sky}', 'Il cielo è {sky}');
  await page.getByRole('heading', { name: 'Il cielo è sereno' }).waitFor();
  expect(await isKept()).toBe(true);
  await page.close();
});

test('an edit of a style or a component of the design system appears, and the page keeps its state', async () => {
  const { page, isKept } = await openMeteo(servers.url);
  const others = 'design-system/dist/card.js';
  const writtenBefore = await servers.writtenAt(others);
  await servers.edit('design-system/src/button/button.css.ts', 'rule({', "rule({ letterSpacing: '7px',");
  await page.waitForFunction(() =>
    [...document.querySelectorAll('button')].some(
      (button) => getComputedStyle(button).letterSpacing === '7px',
    ),
  );
  expect(await isKept()).toBe(true);

  await servers.edit('design-system/src/button/button.tsx', '>{children}<', '>» {children}<');
  await page.getByRole('button', { name: '» Domani: sole' }).waitFor();

  // Only the edited files are written: an update of all of them would reload the page.
  expect(await servers.writtenAt(others)).toBe(writtenBefore);
  await page.close();
});
