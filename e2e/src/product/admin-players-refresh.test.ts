import type { Page, Request } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addPlayer, card, openPlayers } from './players-section.ts';
import { type StartedProduct, startProduct } from './started-product.ts';

let product: StartedProduct;
let page: Page;
beforeAll(async () => {
  product = await startProduct({ DEMO: 'off' });
  for (const name of ['Ada Neri', 'Bice Riva']) await addPlayer(product.url, name);
  page = await openPlayers(product.browser, product.url, { kept: true });
});
afterAll(() => product?.stop());

// The polls of 30 seconds begin again.
beforeEach(async () => {
  await page.goto(`${product.url}/admin/players`);
  await page.getByRole('grid').nth(1).waitFor();
  // What the cards ask for at first does not follow from a change.
  await page.waitForLoadState('networkidle');
});

/** Refreshed after every change of players, entries and bonuses. The board is refreshed when it is shown next. */
const lists = [
  '/api/admin/dashboard',
  '/api/admin/players',
  '/api/admin/entries?date=2026-11-21',
  '/api/admin/player-bonuses?weekStartDate=2026-11-16',
];
/** The same where cards are shown, which also show what is blocked. */
const always = [...lists, '/api/admin/bonus-blocks?weekStartDate=2026-11-16'];
const entryDates = '/api/admin/players/{id}/entry-dates';
const disqualifications = '/api/admin/disqualifications?month=2026-11';
/** The toast says who is in vetta now. */
const honours = '/api/leaderboard?month=2026-11';

/** Expects these GETs of the api, and no others, after `act` and the toast. Ids are `{id}`. */
async function expectRefreshed(
  act: () => Promise<void>,
  toast: string,
  expected: readonly string[],
): Promise<void> {
  const requests: Request[] = [];
  const calls = new Set<string>();
  const note = (request: Request) => {
    const { pathname, search } = new URL(request.url());
    if (request.method() !== 'GET' || !pathname.startsWith('/api/')) return;
    requests.push(request);
    calls.add((pathname + search).replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '{id}'));
  };
  page.on('request', note);
  await act();
  await page.getByText(toast, { exact: true }).waitFor();
  await expect.poll(() => [...calls].toSorted()).toEqual([...expected].toSorted());
  // Nor does an answer lead to another call.
  await Promise.all(requests.map(async (request) => (await request.response())?.finished()));
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect([...calls].toSorted()).toEqual([...expected].toSorted());
  page.off('request', note);
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');

test('after an addition: the lists, and the days of the new card', () =>
  expectRefreshed(
    async () => {
      await button('Aggiungi Partecipante').click();
      await dialog().getByLabel('Nome').fill('Carlo Sala');
      await page.keyboard.press('Enter');
    },
    'Partecipante aggiunto con successo',
    // The dialog asks about namesakes among those who left, too.
    [...always, entryDates, '/api/admin/players?archived=true'],
  ));

test('after an edit: the lists; after one without changes: nothing', async () => {
  await expectRefreshed(
    async () => {
      await button('Modifica Ada Neri').click();
      await dialog().getByLabel('Nome').fill('Ada Neri Rossi');
      await page.keyboard.press('Enter');
    },
    'Partecipante aggiornato con successo',
    always,
  );
  const calls: string[] = [];
  page.on('request', (request) => calls.push(request.method()));
  await button('Modifica Ada Neri Rossi').click();
  await button('Aggiorna').click();
  await dialog().waitFor({ state: 'detached' });
  expect(calls.filter((method) => method !== 'GET')).toEqual([]);
  page.removeAllListeners('request');
});

test('after an entry and its removal: the lists, and the days of its player', async () => {
  await expectRefreshed(
    async () => {
      await card(page, 'Bice Riva').getByRole('button', { name: 'Aggiungi Entry' }).click();
      await dialog().waitFor();
      await page.keyboard.type('90');
      await page.keyboard.press('Enter');
    },
    'Entry aggiunta con successo',
    [...always, entryDates],
  );
  await expectRefreshed(
    async () => {
      await card(page, 'Bice Riva').getByRole('button', { name: 'Aggiungi Entry' }).click();
      await dialog().getByRole('button', { name: 'Elimina' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click();
    },
    'Entry eliminata con successo',
    [...always, entryDates],
  );
});

test('after a bonus is assigned or removed: the lists', async () => {
  const bonus = card(page, 'Bice Riva').getByRole('checkbox', { name: /^First Timer/ });
  await expectRefreshed(() => bonus.press('Space'), 'Bonus assegnato con successo.', always);
  await bonus.and(page.locator(':checked')).waitFor({ state: 'attached' });
  await expectRefreshed(() => bonus.press('Space'), 'Bonus rimosso con successo.', always);
});

test('after a disqualification and its end: the lists, and the month’s disqualifications', async () => {
  await button('Modifica Bice Riva').click();
  await expectRefreshed(
    async () => {
      await dialog().getByRole('button', { name: 'Squalifica' }).click();
      await page.getByText('Numeri falsificati nel tracker').click();
      await page
        .getByRole('dialog', { name: 'Squalifica Bice Riva' })
        .getByRole('button', { name: 'Squalifica' })
        .click();
    },
    'Squalifica registrata',
    [...always, disqualifications, honours],
  );
  await expectRefreshed(() => button('Togli la squalifica').click(), 'Squalifica tolta', [
    ...always,
    disqualifications,
    honours,
  ]);
});

test('after a player is archived and comes back: the lists, and the archived players where they are shown', async () => {
  await expectRefreshed(
    async () => {
      await button('Modifica Bice Riva').click();
      await button('Archivia').click();
    },
    'Partecipante archiviato',
    always,
  );
  await page.getByRole('checkbox', { name: 'Archiviati' }).press('Space');
  await expectRefreshed(() => button('Riprendi in gara').click(), 'Partecipante di nuovo in gara', [
    ...lists,
    '/api/admin/players?archived=true',
  ]);
});

test('after a removal: the lists; and the public board, which has been open before, shows it at once', async () => {
  await expectRefreshed(
    async () => {
      await card(page, 'Carlo Sala').getByRole('button', { name: 'Aggiungi Entry' }).click();
      await dialog().waitFor();
      await page.keyboard.type('77');
      await page.keyboard.press('Enter');
    },
    'Entry aggiunta con successo',
    [...always, entryDates],
  );
  const board = page.getByRole('region', { name: 'Classifica' });
  await page.getByRole('link', { name: 'Torna al Sito' }).click();
  await board.getByText('Carlo Sala').waitFor();
  await page.goBack();
  await button('Elimina Carlo Sala').click();
  await expectRefreshed(
    () => page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click(),
    'Partecipante eliminato con successo',
    always,
  );
  await page.getByRole('link', { name: 'Torna al Sito' }).click();
  await board.getByText('Nessuna entry ancora questo mese').waitFor();
});

test('the days of a calendar are fetched once, and on a phone only for an opened card', async () => {
  const dates: string[] = [];
  page.on('request', (request) => request.url().endsWith('/entry-dates') && dates.push(request.url()));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  const opener = card(page, 'Bice Riva').getByRole('button', { name: 'Calendario e bonus' });
  await opener.press('Enter');
  await card(page, 'Bice Riva').getByRole('grid').waitFor();
  expect(await opener.getAttribute('aria-expanded')).toBe('true');
  await opener.press('Enter');
  await page.getByRole('grid').waitFor({ state: 'hidden' });
  await opener.press('Enter');
  await page.getByRole('grid').waitFor();
  expect(dates).toHaveLength(1);
});
