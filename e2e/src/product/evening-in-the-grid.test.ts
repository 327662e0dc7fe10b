import type { Entry } from '@vetta/contract/entries';
import type { Leaderboard } from '@vetta/contract/standings';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { openPage } from '../browser/open-page.ts';
import { ask } from './ask.ts';
import { logIn, openSection } from './desk.ts';
import { EVENING } from './evening.ts';
import { sharedOffice } from './started-product.ts';

/** A Friday that is over: all of its numbers count. */
const DAY = '2026-11-20';
const POLL_MS = 30_000;

interface Evening {
  readonly name: string;
  readonly rings: number;
  readonly apptSet: number;
  readonly apptDone: number;
  readonly alignment: boolean;
}

/** The numbers of fifty people, by name. */
const evening: Evening[] = Array.from({ length: 50 }, (_, index) => ({
  name: `Persona ${String(index + 1).padStart(2, '0')}`,
  rings: 40 + ((index * 37) % 61),
  apptSet: (index * 7) % 5,
  apptDone: (index * 3) % 4,
  alignment: index % 3 !== 0,
}));

/** The league's arithmetic with its default values. */
const points = ({ rings, apptSet, apptDone, alignment }: Evening) =>
  rings * 1 + apptSet * 25 + apptDone * 75 + (alignment ? 25 : 0);

const product = sharedOffice('empty');
beforeAll(async () => {
  for (const { name } of evening) await ask(product, 'POST /api/admin/players', { name });
});

const openGrid = async (day: string): Promise<Page> => {
  const { page } = await openSection(product, `/admin/quick-entry?data=${day}`);
  await page.getByRole('grid').waitFor();
  return page;
};
const cell = (page: Page, column: string, name: string) =>
  page.getByRole('textbox', { name: `${column}, ${name}`, exact: true });
const typeInto = async (page: Page, name: string, rings: string) => {
  await cell(page, 'Chiamate', name).click();
  await cell(page, 'Chiamate', name).and(page.locator(':focus')).waitFor();
  await page.keyboard.type(rings);
  await expect.poll(() => cell(page, 'Chiamate', name).inputValue()).toBe(rings);
};
const save = (page: Page) => page.keyboard.press('Control+s');

const totals = async (): Promise<Map<string, number>> => {
  const { entries } = await ask<Leaderboard>(product, 'GET /api/leaderboard');
  return new Map(entries.map(({ name, total }) => [name, total]));
};

test('fifty evenings are entered by keyboard alone, and a page that is open meanwhile has the standings with its next poll', async () => {
  const { page: reader } = await openPage(product.browser, product.url, { today: new Date(EVENING) });
  await reader.clock.install();
  await reader.goto(product.url);
  const board = reader.getByRole('region', { name: 'Classifica' });
  await board.getByText('Nessuna entry ancora questo mese').waitFor();

  const page = await openGrid(DAY);
  await page.getByText('venerdì 20 novembre · mancano ancora 50 persone').waitFor();
  await cell(page, 'Chiamate', 'Persona 01').focus();
  for (const { rings, apptSet, apptDone, alignment } of evening) {
    for (const number of [rings, apptSet, apptDone]) {
      await page.keyboard.type(String(number));
      await page.keyboard.press('Tab');
    }
    if (alignment) await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
  }
  await save(page);
  await page.getByText('50 righe salvate').waitFor();
  expect(await totals()).toEqual(new Map(evening.map((one) => [one.name, points(one)])));
  await page.getByText('venerdì 20 novembre · non manca nessuno').waitFor();

  await reader.clock.fastForward(POLL_MS);
  const [first] = evening.toSorted((one, other) => points(other) - points(one));
  await board
    .getByRole('listitem')
    .first()
    .getByText(first?.name ?? '')
    .waitFor();
});

test('if two admins enter the same day, the second sees both values and chooses; what differs in no cell is simply merged', async () => {
  const day = '2026-11-16';
  const [first, second] = [await openGrid(day), await openGrid(day)];
  for (const name of ['Persona 05', 'Persona 06']) await typeInto(first, name, '70');
  for (const name of ['Persona 05', 'Persona 06', 'Persona 07']) await typeInto(second, name, '80');
  await cell(first, 'App. Conclusi', 'Persona 05').fill('2');
  await save(first);
  await first.getByText('2 righe salvate').waitFor();

  await save(second);
  await second.getByText('Intanto un altro admin ha salvato numeri diversi dai tuoi').waitFor();
  // Nothing was saved, not even the row that nobody else has touched.
  const rings = async () => {
    const entries = await ask<Entry[]>(product, `GET /api/admin/entries?date=${day}`);
    return entries.map((entry) => entry.rings).toSorted();
  };
  expect(await rings()).toEqual([70, 70]);
  await second.getByRole('button', { name: 'Tieni i miei: Persona 05' }).click();
  await second.getByRole('button', { name: 'Prendi i suoi: Persona 06' }).click();
  await save(second);
  await second.getByText('2 righe salvate').waitFor();
  expect(await rings()).toEqual([70, 80, 80]);
  expect(await cell(second, 'App. Conclusi', 'Persona 05').inputValue()).toBe('2');
});

test('a half-typed grid survives a closed tab, and is gone once it is saved', async () => {
  const day = '2026-11-13';
  const page = await openGrid(day);
  const beside = await page.context().newPage();
  await typeInto(page, 'Persona 08', '64');
  await typeInto(page, 'Persona 09', 'assente');
  await page.getByText('2 righe da salvare').waitFor();
  await page.close();

  await logIn(product, beside, `/admin/quick-entry?data=${day}`);
  await beside.getByText('Abbiamo ritrovato quello che non avevi salvato').waitFor();
  expect(await cell(beside, 'Chiamate', 'Persona 08').inputValue()).toBe('64');
  await beside.getByRole('row', { name: 'Persona 09' }).getByText('Assente').last().waitFor();
  await save(beside);
  await beside.getByText('2 righe salvate').waitFor();
  expect(
    await beside.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('quick-entry'))),
  ).toEqual([]);
});
