/// <reference lib="dom" />
import { join } from 'node:path';
import { checkout } from '@vetta/server/checkout';
import type { Page } from 'playwright';
import { launchChromium } from '../../testing/chromium.ts';
import { enterBackOffice, pagesOf, type RunningVetta } from './opened-pages.ts';

const folder = join(checkout, 'docs/pictures');

/** Photographs a running Vetta with its demonstration for the README. Nothing of what it types is saved. */
export async function takePictures(vetta: RunningVetta): Promise<void> {
  const browser = await launchChromium();
  try {
    const open = await pagesOf(browser, vetta.url);
    const page = await open({ width: 1280, height: 1180, path: '/' });
    await page.getByRole('region', { name: 'Regole' }).waitFor();
    await filmsPlay(page, 2);
    await photograph(page, 'page');

    const wall = await open({ width: 1280, height: 720, path: '/kiosk?scenes=classifica' }, true);
    await wall.getByText(/^Fine giornata fra/).waitFor();
    await photograph(wall, 'wall');

    const office = await open({ width: 1280, height: 800 }, true);
    await enterBackOffice(office, vetta);
    await photograph(office, 'back-office');
    await office.getByRole('link', { name: 'Inserimento rapido' }).first().click();
    await office.getByRole('grid').waitFor();
    await office
      .getByRole('textbox', { name: /^Chiamate, / })
      .first()
      .focus();
    for (const number of ['84', '3', '1']) {
      await office.keyboard.type(number);
      await office.keyboard.press('Tab');
    }
    await photograph(office, 'quick-entry');
  } finally {
    await browser.close();
  }
}

/** Waits until so many films of the page play. */
const filmsPlay = (page: Page, count: number) =>
  page.waitForFunction(
    (wanted) =>
      [...document.querySelectorAll('video')].filter(({ currentTime }) => currentTime > 0.5).length >= wanted,
    count,
  );

async function photograph(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: 'jpeg', quality: 82 });
  console.log(`${name}.jpg`);
}
