import axe from 'axe-core';
import { writeXlsx } from 'hucre/xlsx';
import type { Locator, Page } from 'playwright';
import { afterEach, expect, test } from 'vitest';
import { violations } from '../browser/axe-screens.ts';
import { ADMIN_KEY } from './admin-key.ts';
import { EVENING } from './evening.ts';
import { type StartedProduct, startProduct } from './started-product.ts';

const TODAY = EVENING.slice(0, 10);
const MOST_SECONDS = 60;

const PEOPLE = Array.from({ length: 20 }, (_, index) => ({
  name: `${['Ada', 'Bruno', 'Niccolò', 'Zoë'][index % 4]} ${['Neri', 'D’Àvila', 'Sala', 'Però', 'Lo Verde'][index % 5]}`,
  rings: 60 + ((index * 17) % 70),
  apptSet: index % 5,
  apptDone: index % 3,
  alignment: index % 2 === 0,
}));
/** The office's tracker, as it is copied and as it is saved. */
const SHEET = [
  ['Operatore', 'Chiamate', 'App. fissati', 'App. conclusi', 'Presente', 'Note'],
  ...PEOPLE.map(({ name, rings, apptSet, apptDone, alignment }) => [
    name.replace(/^(\S+) (.+)$/, '$2 $1').toUpperCase(),
    rings,
    apptSet,
    apptDone,
    alignment ? 'Sì' : 'No',
    '',
  ]),
];

let product: StartedProduct | undefined;
afterEach(async () => {
  await product?.stop();
  product = undefined;
});

/** Opens the back office of an empty league, in which axe can run and a text can be pasted. */
async function openEmptyOffice(width: number): Promise<{ page: Page; vetta: StartedProduct }> {
  const vetta = await startProduct({ DEMO: 'off' });
  product = vetta;
  const context = await vetta.browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 800 },
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
    // For axe. The other journeys run with the policy.
    bypassCSP: true,
  });
  await context.addCookies([{ name: 'intro', value: TODAY, url: vetta.url }]);
  await context.addInitScript(axe.source);
  const page = await context.newPage();
  await page.goto(`${vetta.url}/admin/players`);
  await page.getByLabel('Chiave di Accesso').fill(ADMIN_KEY);
  await page.keyboard.press('Enter');
  await page.getByText('Nessun partecipante', { exact: true }).waitFor();
  return { page, vetta };
}

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  const focused = target.and(page.locator(':focus'));
  for (let stops = 0; (await focused.count()) === 0; stops += 1) {
    if (stops === 80) throw new Error(`Tab does not reach ${target}`);
    await page.keyboard.press('Tab');
  }
}

async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
  await page.keyboard.press('Control+v');
}

/** Goes to a section by the command menu. */
async function go(page: Page, section: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox', { name: /Cerca schermata/ }).waitFor();
  await page.keyboard.type(section);
  await page.getByRole('menuitem', { name: section }).first().waitFor();
  await page.keyboard.press('Enter');
}

test.each([1280, 390])(
  `at %i px an empty office has its people and its evening within ${MOST_SECONDS} s, by keyboard, and the same file changes nothing`,
  async (width) => {
    const { page, vetta } = await openEmptyOffice(width);
    let spent = 0;
    const timed = async (act: () => Promise<unknown>) => {
      const begun = performance.now();
      await act();
      spent += performance.now() - begun;
    };
    const look = async (screen: string) => {
      // What the command menu announced names its item, which is gone; react-aria removes it after seven seconds.
      await page.locator('[data-live-announcer] [role=img]').first().waitFor({ state: 'detached' });
      expect(await violations(page), screen).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), screen).toBeLessThanOrEqual(
        width,
      );
    };

    await timed(async () => {
      await tabTo(page, page.getByRole('button', { name: 'Incolla un elenco di nomi' }));
      await page.keyboard.press('Enter');
      await page.getByRole('dialog', { name: 'Aggiungi più persone' }).waitFor();
      await paste(page, PEOPLE.map(({ name }) => name).join('\r\n'));
      await page.getByRole('button', { name: 'Aggiungi 20 persone' }).waitFor();
    });
    await look('names');
    await timed(async () => {
      await tabTo(page, page.getByRole('button', { name: 'Aggiungi 20 persone' }));
      await page.keyboard.press('Enter');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByRole('article', { name: PEOPLE[0]?.name ?? '' }).waitFor();

      await go(page, 'Inserimento rapido');
      await page.getByRole('grid').waitFor();
      const cells = page.getByRole('textbox', { name: /^Chiamate, / });
      await tabTo(page, cells.and(page.locator(':focus')).or(cells.first()).first());
      await paste(page, SHEET.map((cells) => cells.join('\t')).join('\r\n'));
      await page.getByText('20 righe da salvare').waitFor();
    });
    await look('the evening');
    await timed(async () => {
      await page.keyboard.press('Control+s');
      await page.getByText('Tutto salvato').waitFor();

      await go(page, 'Importa/Esporta');
      const chooser = page.waitForEvent('filechooser');
      await tabTo(page, page.getByRole('button', { name: 'Sfoglia' }));
      await page.keyboard.press('Enter');
      const bytes = await writeXlsx({ sheets: [{ name: `Sera ${TODAY}`, rows: SHEET }] });
      await (await chooser).setFiles({
        name: 'tracker.xlsx',
        mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        buffer: Buffer.from(bytes),
      });
      await page.getByText('Nessuna giornata cambia: 20 già uguali').waitFor();
    });
    await look('the same file');
    await page.locator('summary', { hasText: '20 nomi con le parole in un altro ordine' }).press('Enter');
    await page.getByText(/«NERI ADA» è Ada Neri/).waitFor();

    console.log(
      `From an empty office to its evening at ${width} px: ${(spent / 1000).toFixed(1)} s by keyboard`,
    );
    expect(spent / 1000).toBeLessThan(MOST_SECONDS);
    const stored = await fetch(`${vetta.url}/api/admin/entries?date=${TODAY}`, {
      headers: { 'X-Admin-Key': ADMIN_KEY },
    });
    const entries = (await stored.json()) as { rings: number; alignment: boolean }[];
    const inOrder = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other);
    expect(inOrder(entries.map(({ rings }) => rings))).toEqual(inOrder(PEOPLE.map(({ rings }) => rings)));
    expect(entries.filter(({ alignment }) => alignment)).toHaveLength(10);
  },
);
