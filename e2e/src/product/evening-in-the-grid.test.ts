import type { Leaderboard } from '@vetta/contract/standings';
import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { openPage } from '../browser/open-page.ts';
import { ask } from './ask.ts';
import { openSection } from './desk.ts';
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
