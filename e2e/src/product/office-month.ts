import type { MonthPrize } from '@vetta/contract/prizes';
import type { Leaderboard } from '@vetta/contract/standings';
import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';
import { ask } from './ask.ts';
import { ADMIN_KEY } from './evening.ts';
import { handOf } from './hand.ts';
import { inProcessProduct } from './in-process-product.ts';
import { sharedBrowser } from './started-product.ts';

const FIRST_HOUR = 300;
const NAMES = Array.from(
  { length: 20 },
  (_, index) =>
    `${['Ada', 'Bruno', 'Niccolò', 'Zoe'][index % 4]} ${['Neri', 'Villa', 'Sala', 'Costa', 'Greco'][index % 5]}`,
);
const [WINNER = '', SECOND = '', LEAVER = ''] = NAMES;
const PRIZES = ['Weekend in montagna', 'Cuffie', 'Cena per due'];

/** An evening's numbers: the first name has most. */
const numbersOf = (name: string) => {
  const rank = NAMES.indexOf(name);
  return { rings: 99 - rank, apptSet: 4 - (rank % 5), apptDone: rank < 2 ? 3 - rank : 0 };
};

/** An office lives from its first hour to the 3rd of the next month, job by job, on a screen of this width. */
export async function liveAMonth(width: number): Promise<void> {
  const isPhone = width < 600;
  let time = Temporal.ZonedDateTime.from('2026-11-26T17:00[Europe/Rome]').toInstant();
  await using product = await inProcessProduct(() => time, { isEmpty: true });
  const browser = await sharedBrowser();
  const { url } = product;
  const context = await browser.newContext({
    viewport: { width, height: isPhone ? 844 : 800 },
    locale: 'it-IT',
    timezoneId: 'Europe/Rome',
    reducedMotion: 'reduce',
  });
  await context.addCookies([{ name: 'intro', value: '2026-11-26', url }]);
  // Before the product: an open page's events would keep the api waiting.
  await using _ = { [Symbol.asyncDispose]: () => context.close() };
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  const hand = handOf(page, { isPhone });
  const button = (name: string | RegExp, within: Page | Locator = page) =>
    within.getByRole('button', { name, exact: typeof name === 'string' });
  const link = (name: string | RegExp) => page.getByRole('link', { name, exact: typeof name === 'string' });
  const dialog = (name: string) => page.getByRole('dialog', { name, exact: true });
  const board = async () => (await (await fetch(`${url}/api/leaderboard`)).json()) as Leaderboard;
  let began = performance.now();
  const done = (job: string) => {
    const { presses, seconds } = hand.took();
    const here = (performance.now() - began) / 1000;
    console.log(
      `${job} at ${width} px: ${presses} presses, ${seconds.toFixed(0)} s by hand, ${here.toFixed(1)} s here`,
    );
    began = performance.now();
    return seconds;
  };
  /** The admin comes back at an hour, on the dashboard. */
  const comeBack = async (at: string, meanwhile?: () => Promise<void>) => {
    time = Temporal.ZonedDateTime.from(`${at}[Europe/Rome]`).toInstant();
    await meanwhile?.();
    await product.closeDays();
    await page.goto(`${url}/admin/`);
    await page.getByRole('heading', { name: 'Dashboard' }).waitFor();
    hand.took();
    began = performance.now();
  };
  /** Records a day's numbers of everybody but some, as the office's tracker does. */
  const record = async (date: string, but: readonly string[] = []) => {
    const players = await ask<{ id: string; name: string }[]>(product, 'GET /api/admin/players');
    const entries = players
      .filter(({ name }) => !but.includes(name))
      .map(({ id, name }) => ({ playerId: id, ...numbersOf(name), alignment: true }));
    await ask(product, 'POST /api/admin/entries/bulk', { date, entries });
  };

  // The first hour.
  await page.goto(`${url}/admin/`);
  await hand.into(page.getByLabel('Chiave di Accesso'));
  await hand.type(ADMIN_KEY);
  await hand.press('Enter');
  const steps = page.getByRole('region', { name: 'Per cominciare' });
  await steps.getByText('0 di 4').waitFor();
  await hand.use(link('Aggiungi le persone'));
  await dialog('Nuovo Partecipante').waitFor();
  for (const name of NAMES) {
    await hand.type(name);
    await hand.press('Enter');
  }
  // Nobody waits for an answer before the next name; the last one may come late on a busy machine.
  await dialog('Nuovo Partecipante')
    .getByText(`${NAMES.at(-1)} è in gara. Scrivi il prossimo nome`)
    .waitFor({ timeout: 180_000 });
  const people = await ask<{ name: string }[]>(product, 'GET /api/admin/players');
  expect(people.map(({ name }) => name).toSorted()).toEqual(NAMES.toSorted());
  await hand.use(button('Chiudi', dialog('Nuovo Partecipante')).last());
  await hand.go('Dashboard');
  await steps.getByText('1 di 4').waitFor();
  await hand.use(link('Aggiungi un premio'));
  for (const [index, title] of PRIZES.entries()) {
    if (index > 0) await hand.use(button('Aggiungi Premio'));
    await dialog('Nuovo Premio').waitFor();
    await hand.type(title);
    await hand.press('Enter');
    await dialog('Nuovo Premio').waitFor({ state: 'detached' });
    await page.getByRole('article', { name: title }).waitFor();
  }
  await hand.go('Dashboard');
  await steps.getByText('2 di 4').waitFor();
  await hand.use(button('Tutto novembre'));
  await steps.getByText('3 di 4').waitFor();
  const wall = await context.newPage();
  await wall.goto(`${url}/kiosk`);
  const screens = async () => await ask<{ name: string | null }[]>(product, 'GET /api/admin/screens');
  await expect.poll(async () => (await screens()).length).toBe(1);
  await hand.use(link('Collega un televisore'));
  await hand.use(button(/^Dai un nome/));
  await hand.type('Sala grande');
  await hand.press('Enter');
  await expect.poll(async () => (await screens())[0]?.name).toBe('Sala grande');
  // The server has the name before the page hears of it, and under a dialog the menu does not open.
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await wall.close();
  await hand.go('Dashboard');
  await page.getByText(/mancano 20 persone su 20/).waitFor();
  await expect.poll(() => steps.count()).toBe(0);
  expect(done('The first hour with 20 people')).toBeLessThan(FIRST_HOUR);

  // An evening.
  await hand.go('Inserimento rapido');
  const cell = (column: string, name: string) =>
    page.getByRole('textbox', { name: `${column}, ${name}`, exact: true });
  const inOrder = NAMES.toSorted(new Intl.Collator('it').compare);
  const columns = [
    ['Chiamate', 'rings'],
    ['App. Fissati', 'apptSet'],
    ['App. Conclusi', 'apptDone'],
  ] as const;
  if (isPhone)
    for (const [column, field] of columns) {
      await hand.into(cell(column, inOrder[0] ?? ''));
      for (const name of inOrder) {
        await hand.type(String(numbersOf(name)[field]));
        await hand.press('Enter');
      }
    }
  else {
    await hand.into(cell('Chiamate', inOrder[0] ?? ''));
    for (const name of inOrder) {
      for (const [, field] of columns) {
        await hand.type(String(numbersOf(name)[field]));
        await hand.press('Tab');
      }
      await hand.press('Enter');
    }
  }
  if (isPhone) await hand.use(button(/^Salva/));
  else await hand.press('Control+s');
  await page.getByText('20 righe salvate').waitFor();
  expect((await board()).entries[0]?.name).toBe(WINNER);
  done('An evening');

  // Somebody leaves whose numbers of the day before are missing.
  await comeBack('2026-11-28T10:00', () => record('2026-11-27', [LEAVER]));
  const openPerson = async (name: string) => {
    if (isPhone) {
      await hand.go('Partecipanti');
      await hand.into(page.getByRole('searchbox', { name: 'Cerca partecipante' }));
      await hand.type(name);
    } else await hand.go(name);
    await hand.use(button(`Modifica ${name}`));
    await dialog('Modifica Partecipante').waitFor();
  };
  await openPerson(LEAVER);
  await hand.use(button('Archivia', dialog('Modifica Partecipante')));
  await dialog('Modifica Partecipante').waitFor({ state: 'detached' });
  await hand.go('Dashboard');
  await hand.use(link('ieri mancava 1 persona'));
  await hand.into(cell('Chiamate', LEAVER));
  await hand.type('80');
  if (isPhone) await hand.use(button(/^Salva/));
  else await hand.press('Control+s');
  await page.getByText('1 riga salvata').waitFor();
  await hand.go('Dashboard');
  await expect.poll(() => link('ieri mancava 1 persona').count()).toBe(0);
  done('A leaver with a missing day');

  // Who leads is disqualified.
  await openPerson(WINNER);
  await hand.use(button('Squalifica', dialog('Modifica Partecipante')));
  const reason = dialog(`Squalifica ${WINNER}`);
  if (isPhone) await hand.use(reason.getByText('Numeri falsificati nel tracker'));
  else {
    await hand.into(reason.getByRole('radio').first());
    await hand.press('Space');
  }
  await hand.use(button('Squalifica', reason));
  await reason.waitFor({ state: 'detached' });
  await expect
    .poll(async () => (await board()).entries[0])
    .toMatchObject({ name: WINNER, notEligible: 'disqualified' });
  await dialog('Modifica Partecipante').getByText('Squalifica per novembre').waitFor();
  done('A disqualified winner');

  // The next month's prizes.
  await comeBack('2026-11-30T19:00', () => record('2026-11-30'));
  await page.getByText('Oggi è l’ultimo giorno di novembre').waitFor();
  for (const [index, title] of ['Sci', 'Tablet', 'Libro'].entries()) {
    if (index === 0) await hand.go(isPhone ? 'Premi' : 'Aggiungi Premio');
    if (index > 0 || isPhone) await hand.use(button('Aggiungi Premio'));
    await dialog('Nuovo Premio').waitFor();
    await hand.type(title);
    await hand.into(page.getByRole('textbox', { name: 'Posizione' }));
    await hand.press('Control+a');
    await hand.type(String(index + 1));
    await hand.use(button(/^Ogni mese/, dialog('Nuovo Premio')));
    if (isPhone) await hand.use(page.getByRole('option', { name: 'Dicembre 2026' }));
    else {
      await hand.type('Dic');
      await hand.press('Enter');
    }
    await hand.use(button('Aggiungi', dialog('Nuovo Premio')));
    await dialog('Nuovo Premio').waitFor({ state: 'detached' });
    await page.getByRole('article', { name: title }).waitFor();
  }
  expect((await board()).prizes.map(({ title }) => title)).toEqual(PRIZES);
  done('Prizes of next month');

  // The 30th to the 3rd.
  await comeBack('2026-12-01T09:00');
  await page.getByText('Novembre sarà definitivo dalle 23:59 del 2 dicembre').waitFor();
  await page.getByText('Poi si consegnano i premi').waitFor();
  expect((await board()).prizes.map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Sci', 'Tablet', 'Libro']),
  );
  await comeBack('2026-12-03T09:00');
  await hand.use(link('3 premi di novembre da consegnare'));
  for (let left = 3; left > 0; left -= 1) {
    const open = button(/^Segna consegnato/);
    await expect.poll(() => open.count()).toBe(left);
    await hand.use(open.first());
    await hand.use(button('Salva', dialog('Consegna del premio')));
    await dialog('Consegna del premio').waitFor({ state: 'detached' });
  }
  await expect.poll(() => button(/^Segna consegnato/).count()).toBe(0);
  const prizes = await ask<MonthPrize[]>(product, 'GET /api/admin/months/2026-11/prizes');
  expect(prizes[0]?.winner?.name).toBe(SECOND);
  done('The 30th to the 3rd');
}
