import { launchChromium } from '@vetta/tools/testing/chromium';
import axe, { type Result, type RunOptions } from 'axe-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DataFolder, dataFolder, type RunningVetta, startVetta } from './start-vetta.ts';

const ADMIN_KEY = 'la-chiave-di-una-sera-in-ufficio';

let browser: Browser;
let data: DataFolder;
let vetta: RunningVetta;
beforeAll(async () => {
  [browser, data] = await Promise.all([launchChromium(), dataFolder()]);
  vetta = await startVetta(data.path, { ADMIN_KEY, CLOCK: '2026-11-21T20:30:00+01:00' });
});
afterAll(async () => {
  await browser?.close();
  await vetta?.stop();
  await data?.remove();
});

/** Returns axe's violations on the page as it is now, each with the elements that it is about. */
async function violations(page: Page): Promise<string[]> {
  // With forced colours the browser chooses them, and axe reads those of the style sheet.
  const isForced = await page.evaluate(() => matchMedia('(forced-colors: active)').matches);
  const options: RunOptions = { rules: { 'color-contrast': { enabled: !isForced } } };
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(axe.source);
  // As text: the test runner renames imports, also in a function that runs on the page.
  const found: Result[] = await page.evaluate(
    `axe.run(${JSON.stringify(options)}).then(({ violations }) => violations)`,
  );
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('Chiave di Accesso').fill(ADMIN_KEY);
  await page.getByRole('button', { name: 'Accedi al Pannello' }).click();
  await page.getByRole('article').first().waitFor();
}

/** Opens the dialog of a button, checks it, and closes it. */
async function dialogViolations(page: Page, button: string | RegExp): Promise<string[]> {
  await page.getByRole('button', { name: button }).first().click();
  const dialog = page.getByRole(/^Elimina/.test(String(button)) ? 'alertdialog' : 'dialog');
  await dialog.waitFor();
  const found = await violations(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  return found;
}

const modes: Readonly<Record<string, BrowserContextOptions>> = {
  'the usual colours': {},
  'forced colours and reduced motion': { forcedColors: 'active', reducedMotion: 'reduce' },
};
const frames = [360, 768, 1280, 1920].flatMap((width) =>
  Object.keys(modes).map((mode) => [width, mode] as const),
);

describe.each(frames)('at %i px with %s', (width, mode) => {
  async function open(path: string, introSeen = true): Promise<Page> {
    const height = width < 600 ? 740 : Math.round(width * 0.6);
    const context = await browser.newContext({
      viewport: { width, height },
      locale: 'it-IT',
      // For axe's own script. The other journeys run with the policy.
      bypassCSP: true,
      timezoneId: 'Europe/Rome',
      ...modes[mode],
    });
    if (introSeen) await context.addCookies([{ name: 'intro', value: '2026-11-21', url: vetta.url }]);
    const page = await context.newPage();
    await page.goto(vetta.url + path);
    return page;
  }

  test('axe finds nothing on the intro and on the page', async () => {
    const intro = await open('/', false);
    await intro.getByRole('region', { name: 'Introduzione' }).waitFor({ state: 'attached' });
    expect(await violations(intro)).toEqual([]);
    await intro.context().close();

    const page = await open('/');
    await page.locator('#prerender').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: /^Espandi/ }).click();
    expect(await violations(page)).toEqual([]);
    await page.context().close();
  });

  test('axe finds nothing on the wall', async () => {
    const wall = await open('/kiosk');
    await wall.getByText(/^Fine giornata fra/).waitFor();
    expect(await violations(wall)).toEqual([]);
    await wall.context().close();
  });

  test('axe finds nothing on the login, on Partecipanti and on its dialogs', async () => {
    const admin = await open('/admin');
    await admin.getByLabel('Chiave di Accesso').waitFor();
    expect(await violations(admin)).toEqual([]);
    await logIn(admin);
    expect(await violations(admin)).toEqual([]);
    for (const button of ['Aggiungi Partecipante', 'Aggiungi Entry', /^Modifica /, /^Elimina /]) {
      expect(await dialogViolations(admin, button), String(button)).toEqual([]);
    }
    await admin.context().close();
  });
});
