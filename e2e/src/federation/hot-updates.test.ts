import { launchChromium } from '@vetta/tools/testing/chromium';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openWorkshop, type Workshop } from './workshop.ts';

let browser: Browser;
let workshop: Workshop;
beforeAll(async () => {
  [browser, workshop] = await Promise.all([launchChromium(), openWorkshop()]);
});
afterAll(async () => {
  await browser?.close();
  await workshop?.close();
});

/** The page of «meteo» with its question answered: state that a reload would lose. */
async function openMeteo(url: string): Promise<{ page: Page; isKept: () => Promise<boolean> }> {
  const page = await browser.newPage();
  await page.goto(`${url}/meteo`);
  const question = page.getByRole('button', { name: 'E domani?' });
  await question.waitFor();
  // What Vite learns at the first visit of all may reload the page once.
  await page.waitForLoadState('networkidle');
  await page.reload();
  await question.click();
  const answer = page.getByRole('button', { name: 'Domani: sole' });
  await answer.waitFor();
  return { page, isKept: () => answer.isVisible() };
}

test('an edit of a plugin shows in the shell, and what was done on the page stays', async () => {
  const { page, isKept } = await openMeteo(workshop.url);
  await workshop.edit('meteo/src/page.tsx', 'Cielo {sky}', 'Il cielo è {sky}');
  await page.getByRole('heading', { name: 'Il cielo è sereno' }).waitFor();
  expect(await isKept()).toBe(true);
  await page.close();
});

test('so does an edit of the design system, of a look or of a component', async () => {
  const { page, isKept } = await openMeteo(workshop.url);
  const others = 'design-system/dist/card.js';
  const writtenBefore = await workshop.writtenAt(others);
  await workshop.edit('design-system/src/button/button.css.ts', 'rule({', "rule({ letterSpacing: '7px',");
  await page.waitForFunction(() =>
    [...document.querySelectorAll('button')].some(
      (button) => getComputedStyle(button).letterSpacing === '7px',
    ),
  );
  expect(await isKept()).toBe(true);

  await workshop.edit('design-system/src/button/button.tsx', '>{children}<', '>» {children}<');
  await page.getByRole('button', { name: '» Domani: sole' }).waitFor();

  // An update of every file at once, the theme's and the frame's among them, would end as a reload of the page.
  expect(await workshop.writtenAt(others)).toBe(writtenBefore);
  await page.close();
});

test('a plugin runs alone, in the shell but without federation', async () => {
  const { page, isKept } = await openMeteo(workshop.aloneUrl);
  await workshop.edit('meteo/src/page.tsx', '{sky}', '{sky}!');
  await page.getByRole('heading', { name: /sereno!/ }).waitFor();
  expect(await isKept()).toBe(true);
  await page.goto(`${workshop.aloneUrl}/kiosk`);
  await page.getByRole('heading', { name: /^Nuvole su/ }).waitFor();
  await page.close();
});
