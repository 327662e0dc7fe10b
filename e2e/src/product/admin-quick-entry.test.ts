import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMIN_KEY } from './admin-key.ts';
import { type AdminOffice, adminOffice } from './admin-office.ts';
import { type StartedProduct, startProduct } from './started-product.ts';

const NOW = '2026-11-20T20:30:00+01:00';
const TODAY = '2026-11-20';

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

let product: StartedProduct;
let office: AdminOffice;
beforeAll(async () => {
  product = await startProduct({ DEMO: 'off', CLOCK: NOW });
  office = adminOffice(product.browser, product.url, ADMIN_KEY, NOW);
  for (const { name } of evening) await office.ask('POST /api/admin/players', { name });
});
afterAll(() => product?.stop());

const openGrid = async (day = TODAY, beside?: Page): Promise<Page> => {
  const page = await office.open(`/admin/quick-entry?data=${day}`, beside);
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

interface Listed {
  readonly id: string;
  readonly name: string;
  readonly playerId: string;
  readonly rings: number;
  readonly absent?: true;
}
const list = async (path: string): Promise<Listed[]> =>
  (await office.ask(`GET ${path}`)).json() as Promise<Listed[]>;
const ringsOf = async (name: string, day = TODAY): Promise<number | undefined> => {
  const id = (await list('/api/admin/players')).find((player) => player.name === name)?.id;
  return (await list(`/api/admin/entries?date=${day}`)).find(({ playerId }) => playerId === id)?.rings;
};
const totals = async (): Promise<Map<string, number>> => {
  const board = (await (await fetch(`${product.url}/api/leaderboard`)).json()) as {
    entries: { name: string; total: number }[];
  };
  return new Map(board.entries.map(({ name, total }) => [name, total]));
};

test('fifty evenings are entered by keyboard alone in under a minute, and the public standings follow at once', async () => {
  const page = await openGrid();
  await page.getByText('venerdì 20 novembre · mancano ancora 50 persone').waitFor();
  // The log-in had the focus; Tab goes into the grid at the first person who is missing.
  await cell(page, 'Chiamate', 'Persona 01').focus();
  const began = performance.now();
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
  const seconds = (performance.now() - began) / 1000;
  console.log(`Fifty evenings by keyboard: ${seconds.toFixed(1)} s`);
  expect(seconds).toBeLessThan(60);
  expect(await totals()).toEqual(new Map(evening.map((one) => [one.name, points(one)])));
  await page.getByText('venerdì 20 novembre · non manca nessuno').waitFor();
  const sum = evening.reduce((total, one) => total + points(one), 0);
  await page
    .getByRole('row', { name: /^Totale/ })
    .getByText(new Intl.NumberFormat('it-IT').format(sum))
    .waitFor();
});

test("yesterday's fifty are pasted from a spreadsheet with their names in under five seconds, and «Annulla» takes all back", async () => {
  const page = await openGrid('2026-11-19');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const rows = evening.map(({ name, rings, apptSet, apptDone, alignment }) =>
    [name.toUpperCase(), rings, apptSet, apptDone, alignment ? 'sì' : 'no'].join('\t'),
  );
  const sheet = ['Nome\tChiamate\tApp. Fissati\tApp. Conclusi\tAllineamento', ...rows.toReversed()];
  sheet.push('Zeno Blu\t50\t1\t0\tno');
  await page.evaluate((text) => navigator.clipboard.writeText(text), sheet.join('\r\n'));
  await cell(page, 'Chiamate', 'Persona 30').focus();
  const began = performance.now();
  await page.keyboard.press('Control+v');
  await page.getByText('50 righe da salvare').waitFor();
  await page.getByText('Zeno Blu · 50 · 1 · 0 · no').waitFor();
  await save(page);
  await page.getByText('50 righe salvate').waitFor();
  const seconds = (performance.now() - began) / 1000;
  console.log(`Fifty evenings pasted: ${seconds.toFixed(1)} s`);
  expect(seconds).toBeLessThan(5);
  expect(await totals()).toEqual(new Map(evening.map((one) => [one.name, 2 * points(one)])));

  await page.getByRole('button', { name: 'Annulla', exact: true }).click();
  await page.getByText('Modifica annullata').waitFor();
  expect(await list('/api/admin/entries?date=2026-11-19')).toEqual([]);
  expect(await totals()).toEqual(new Map(evening.map((one) => [one.name, points(one)])));
  await page.getByText('giovedì 19 novembre · mancano ancora 50 persone').waitFor();
});

test('after a save the players, the day, the usual numbers and what is to be looked at are fetched again, and no other call is made', async () => {
  const page = await openGrid('2026-11-18');
  await page.waitForLoadState('networkidle');
  await typeInto(page, 'Persona 02', '61');
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}${search}`);
  });
  await save(page);
  await page.getByText('1 riga salvata').waitFor();
  const expected = [
    'POST /api/admin/entries/bulk',
    'GET /api/admin/players',
    // An entry may be the first of the league, and move its first day.
    'GET /api/admin/dashboard',
    'GET /api/admin/entries?date=2026-11-18',
    'GET /api/admin/entries/usual?date=2026-11-18',
    'GET /api/admin/differences?date=2026-11-18',
  ];
  await expect.poll(() => asked.toSorted()).toEqual(expected.toSorted());
});

test('wrong numbers are marked with their bounds, unusual ones pointed out, and only the wrong ones hold the save back', async () => {
  const page = await openGrid('2026-11-17');
  await typeInto(page, 'Persona 03', '10001');
  await page.keyboard.press('Enter');
  await page.keyboard.type('301');
  await page.getByText('Chiamate: serve un numero intero da 0 a 10.000').last().waitFor();
  await page.getByText('Chiamate: più di 300').last().waitFor();
  await save(page);
  await cell(page, 'Chiamate', 'Persona 03').and(page.locator(':focus')).waitFor();
  expect(await list('/api/admin/entries?date=2026-11-17')).toEqual([]);
  await page.keyboard.type('99');
  await save(page);
  await page.getByText('2 righe salvate').waitFor();
  expect(await ringsOf('Persona 04', '2026-11-17')).toBe(301);
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
  await second.getByText('Chiamate: tu 80, ora 70').first().waitFor();
  // Nothing was saved, not even the row that nobody else has touched.
  expect(await ringsOf('Persona 07', day)).toBeUndefined();
  await second.getByRole('button', { name: 'Tieni i miei: Persona 05' }).click();
  await second.getByRole('button', { name: 'Prendi i suoi: Persona 06' }).click();
  await save(second);
  await second.getByText('2 righe salvate').waitFor();
  expect(await ringsOf('Persona 05', day)).toBe(80);
  expect(await ringsOf('Persona 06', day)).toBe(70);
  expect(await cell(second, 'App. Conclusi', 'Persona 05').inputValue()).toBe('2');
});

test('a half-typed grid, with who was away, survives a closed tab, and is gone once it is saved', async () => {
  const day = '2026-11-13';
  const keeper = await openGrid('2026-11-12');
  const page = await openGrid(day, keeper);
  await typeInto(page, 'Persona 08', '64');
  await typeInto(page, 'Persona 09', 'assente');
  await page.getByText('2 righe da salvare').waitFor();
  await page.close();

  const again = await openGrid(day, keeper);
  await again.getByText('Abbiamo ritrovato quello che non avevi salvato').waitFor();
  expect(await cell(again, 'Chiamate', 'Persona 08').inputValue()).toBe('64');
  await again.getByRole('row', { name: 'Persona 09' }).getByText('Assente').last().waitFor();
  await save(again);
  await again.getByText('2 righe salvate').waitFor();
  // An absence is an entry: the day has two, one of them without numbers.
  expect((await list(`/api/admin/entries?date=${day}`)).map(({ absent, rings }) => [absent, rings])).toEqual(
    expect.arrayContaining([
      [undefined, 64],
      [true, 0],
    ]),
  );
  await again.getByText('venerdì 13 novembre · mancano ancora 48 persone').waitFor();
  expect(
    await again.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('quick-entry'))),
  ).toEqual([]);
});

test('leaving the section with unsaved rows asks; staying keeps them, and so does leaving for a while', async () => {
  const page = await openGrid('2026-11-11');
  await typeInto(page, 'Persona 09', '64');
  const away = page.getByRole('link', { name: 'Partecipanti' });
  await away.click();
  await page.getByRole('alertdialog', { name: 'Uscire senza salvare?' }).locator(':focus').waitFor();
  await page.keyboard.press('Escape');
  // While a question is open, no command can be chosen.
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  expect(await cell(page, 'Chiamate', 'Persona 09').inputValue()).toBe('64');
  // By a command too.
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox').waitFor();
  await page.keyboard.type('partecipanti');
  await page.getByRole('menuitem', { name: 'Partecipanti' }).first().click();
  await page.getByRole('button', { name: 'Resta qui' }).click();
  expect(await cell(page, 'Chiamate', 'Persona 09').inputValue()).toBe('64');
  await away.click();
  await page.getByRole('button', { name: 'Esci' }).click();
  await page.getByRole('heading', { name: 'Gestione Partecipanti' }).waitFor();
  await page.getByRole('link', { name: 'Inserimento rapido' }).click();
  await page.getByText('Anche mercoledì 11 novembre ha numeri non salvati').waitFor();
  await page.getByRole('button', { name: 'Vai al giorno' }).click();
  await expect.poll(() => cell(page, 'Chiamate', 'Persona 09').inputValue()).toBe('64');
});

test('a save that fails says why and loses nothing', async () => {
  const page = await openGrid('2026-11-10');
  // The toast comes a moment before the save is over; until then another one is not begun.
  const saveAgain = async () => {
    await page.getByRole('button', { name: /^Salva/, disabled: false }).waitFor();
    await save(page);
  };
  // Ahead of the typing: on a busy machine a call that follows a new route at once may still pass it.
  await page.route('**/entries/bulk', (route) => route.abort());
  await typeInto(page, 'Persona 10', '64');
  await save(page);
  await page.getByText('Errore nel salvataggio della giornata').waitFor();
  await page.getByText('Il server non ha risposto.').waitFor();
  await page.unroute('**/entries/bulk');
  await page.route('**/entries/bulk', (route) =>
    route.fulfill({ status: 503, json: { error: 'Il database è occupato in questo momento.' } }),
  );
  await saveAgain();
  await page.getByText('Il database è occupato in questo momento.').waitFor();
  await page.unroute('**/entries/bulk');
  expect(await cell(page, 'Chiamate', 'Persona 10').inputValue()).toBe('64');
  const failed = page.getByText('L’ultimo salvataggio non è riuscito');
  await failed.waitFor();
  await saveAgain();
  await page.getByText('1 riga salvata').waitFor();
  await failed.waitFor({ state: 'detached' });
});

test("the server's reason stands at its row, and no other row is saved", async () => {
  const day = '2026-11-09';
  const page = await openGrid(day);
  await typeInto(page, 'Persona 11', '64');
  await typeInto(page, 'Persona 50', '64');
  const id = (await list('/api/admin/players')).find(({ name }) => name === 'Persona 50')?.id;
  await office.ask(`DELETE /api/admin/players/${id}`);
  await save(page);
  await page
    .getByRole('row', { name: /Persona 50/ })
    .getByText('questo partecipante non esiste')
    .last()
    .waitFor();
  expect(await list(`/api/admin/entries?date=${day}`)).toEqual([]);
});

test('a day in the future cannot be chosen', async () => {
  const page = await openGrid('2026-11-21');
  await page.getByText(/^venerdì 20 novembre · /).waitFor();
  expect(new URL(page.url()).searchParams.get('data')).toBe(TODAY);
});
