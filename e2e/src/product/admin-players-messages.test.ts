import type { Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { addPlayer, ask, card, expectToast, openPlayers } from './players-section.ts';
import { type StartedProduct, startProduct } from './started-product.ts';

let product: StartedProduct;
let page: Page;
beforeAll(async () => {
  product = await startProduct({ DEMO: 'off' });
  const ada = await addPlayer(product.url, 'Ada Neri');
  await ask(product.url, 'POST /api/admin/entries', { playerId: ada, date: '2026-11-21', rings: 80 });
  await ask(product.url, `PUT /api/admin/players/${ada}/disqualification`, {
    month: '2026-11',
    reason: 'Numeri inventati',
  });
  const [timer] = (await ask(product.url, 'GET /api/admin/bonus-types')) as { id: string }[];
  await ask(product.url, 'POST /api/admin/player-bonuses', {
    playerId: ada,
    bonusTypeId: timer?.id,
    weekStartDate: '2026-11-16',
    dateEarned: '2026-11-21',
  });
  const leaver = await addPlayer(product.url, 'Bruno Galli');
  await addPlayer(product.url, 'Eva Riva');
  await ask(product.url, `PUT /api/admin/players/${leaver}/archive`, { archived: true });
  page = await openPlayers(product.browser, product.url, { kept: true });
});
afterEach(async () => {
  await page.unrouteAll();
  const isBack =
    (await closeAll()) && !(await page.getByRole('checkbox', { name: 'Archiviati' }).isChecked());
  if (!isBack) await page.goto(`${product.url}/admin/players`);
});
afterAll(() => product?.stop());

/** Closes dialogs and discards what was typed, as an admin does. Returns whether nothing is open any more. */
async function closeAll(): Promise<boolean> {
  const open = page.locator('[role=dialog], [role=alertdialog]');
  const discard = button('Scarta');
  for (let left = await open.count(); left > 0; left = await open.count()) {
    await page.keyboard.press('Escape');
    const isFewer = await expect
      .poll(
        async () => {
          if (await discard.isVisible()) await discard.press('Enter');
          return open.count();
        },
        { timeout: 2_000 },
      )
      .toBeLessThan(left)
      .then(() => true)
      .catch(() => false);
    if (!isFewer) return false;
  }
  return true;
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog').last();

/** Each change of the section: what the admin does, and what is still there after it has failed. */
const changes: readonly {
  readonly change: string;
  readonly call: string;
  readonly act: () => Promise<void>;
  readonly kept: () => Promise<unknown>;
  readonly title: string;
}[] = [
  {
    change: 'adding a player',
    call: 'POST **/api/admin/players',
    act: async () => {
      await button('Aggiungi Partecipante').click();
      await dialog().getByLabel('Nome').fill('Carlo Sala');
      await page.keyboard.press('Enter');
    },
    kept: () => expect.poll(() => dialog().getByLabel('Nome').inputValue()).toBe('Carlo Sala'),
    title: "Errore nell'aggiunta del partecipante",
  },
  {
    change: 'editing a player',
    call: 'PUT **/api/admin/players/*',
    act: async () => {
      await button('Modifica Ada Neri').click();
      await dialog().getByLabel('Nome').fill('Ada Rossi');
      await page.keyboard.press('Enter');
    },
    kept: async () => expect(await dialog().getByLabel('Nome').inputValue()).toBe('Ada Rossi'),
    title: "Errore nell'aggiornamento del partecipante",
  },
  {
    change: 'removing a player',
    call: 'DELETE **/api/admin/players/*',
    act: async () => {
      await button('Elimina Ada Neri').click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click();
    },
    kept: () => page.getByRole('alertdialog', { name: 'Elimina Partecipante' }).waitFor(),
    title: "Errore nell'eliminazione del partecipante",
  },
  {
    change: 'recording an entry',
    call: 'POST **/api/admin/entries',
    act: async () => {
      await card(page, 'Ada Neri').getByRole('button', { name: 'Aggiungi Entry' }).click();
      await dialog().getByLabel('Chiamate').fill('95');
      await page.keyboard.press('Enter');
    },
    kept: async () => expect(await dialog().getByLabel('Chiamate').inputValue()).toBe('95'),
    title: "Errore nell'aggiunta dell'entry",
  },
  {
    change: 'removing an entry',
    call: 'DELETE **/api/admin/entries/*',
    act: async () => {
      await card(page, 'Ada Neri').getByRole('button', { name: 'Aggiungi Entry' }).click();
      await dialog().getByRole('button', { name: 'Elimina' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Elimina' }).click();
    },
    kept: () => page.getByText('Questo giorno ha già dei dati').waitFor(),
    title: 'Errore nell’eliminazione dell’entry',
  },
  {
    change: 'removing a bonus',
    call: 'DELETE **/api/admin/player-bonuses/*',
    act: () => page.getByRole('checkbox', { name: /In attesa/ }).press('Space'),
    kept: () => page.getByRole('checkbox', { name: /In attesa/, checked: true, disabled: false }).waitFor(),
    title: 'Errore durante la rimozione del bonus.',
  },
  {
    change: 'lifting a disqualification',
    call: 'PUT **/api/admin/players/*/disqualification',
    act: async () => {
      await button('Modifica Ada Neri').click();
      await button('Togli la squalifica').click();
    },
    kept: () => dialog().getByText('Numeri inventati').waitFor(),
    title: 'Errore nel togliere la squalifica',
  },
  {
    change: 'archiving a player',
    call: 'PUT **/api/admin/players/*/archive',
    act: async () => {
      // Of Ada half-typed changes are kept, and archiving would ask before it discards them.
      await button('Modifica Eva Riva').click();
      await button('Archivia').click();
    },
    kept: () => dialog().getByText('Lascia la squadra?').waitFor(),
    title: 'Errore nell’archiviazione del partecipante',
  },
  {
    change: 'bringing a player back',
    call: 'PUT **/api/admin/players/*/archive',
    act: async () => {
      await page.getByRole('checkbox', { name: 'Archiviati' }).press('Space');
      await button('Riprendi in gara').click();
    },
    kept: () => card(page, 'Bruno Galli').waitFor(),
    title: 'Errore nel ritorno in gara del partecipante',
  },
  {
    change: 'anonymising a player',
    call: 'POST **/api/admin/players/*/anonymise',
    act: async () => {
      await page.getByRole('checkbox', { name: 'Archiviati' }).press('Space');
      await button('Anonimizza').click();
      await dialog().getByLabel('Motivo').fill('Privacy');
      await dialog()
        .getByLabel(/^Scrivi/)
        .fill('Bruno Galli');
      await page.keyboard.press('Enter');
    },
    kept: async () => expect(await dialog().getByLabel('Motivo').inputValue()).toBe('Privacy'),
    title: 'Errore nell’anonimizzazione del partecipante',
  },
];

/** Answers a call by this status and body; by none without a status. Other methods of the address are served. */
async function fail(call: string, answer?: { status: number; body: string }): Promise<void> {
  const [method, path = ''] = call.split(' ');
  await page.route(path, (route) => {
    if (route.request().method() !== method) return route.fallback();
    return answer ? route.fulfill({ contentType: 'application/json', ...answer }) : route.abort();
  });
}

test.each(changes)(
  '$change fails with the server’s reason below the message, and loses nothing',
  async ({ call, act, kept, title }) => {
    await fail(call, { status: 503, body: '{"error":"Il database non è raggiungibile"}' });
    await act();
    await kept();
    await expectToast(page, title, 'Il database non è raggiungibile');
  },
);

const MAYBE_STORED = 'Forse è stato salvato lo stesso: guarda i dati, riletti ora, prima di riprovare.';

test('without a reason the message says that nobody knows whether it was saved', async () => {
  await fail('POST **/api/admin/players', { status: 500, body: 'no' });
  await button('Aggiungi Partecipante').click();
  await dialog().getByLabel('Nome').fill('Carlo Sala');
  await page.keyboard.press('Enter');
  const toast = page.getByRole('alertdialog').filter({ has: button('Chiudi') });
  await toast.waitFor();
  expect(await toast.textContent()).toBe(`Errore nell'aggiunta del partecipante${MAYBE_STORED}`);
});

test('an unreachable server is said to be so', async () => {
  await fail('POST **/api/admin/entries');
  await card(page, 'Ada Neri').getByRole('button', { name: 'Aggiungi Entry' }).click();
  await dialog().waitFor();
  await page.keyboard.press('Enter');
  await expectToast(page, "Errore nell'aggiunta dell'entry", 'Il server non ha risposto.', MAYBE_STORED);
});

test('a bonus that is not assigned says why, or that it was not', async () => {
  const beast = card(page, 'Ada Neri').getByRole('checkbox', { name: /^Call Beast/ });
  await fail('POST **/api/admin/player-bonuses', { status: 409, body: '{"error":"Il mese è definitivo"}' });
  await beast.press('Space');
  await expectToast(page, 'Errore', 'Il mese è definitivo');
  // A refusal stores nothing.
  expect(await page.getByText(MAYBE_STORED).count()).toBe(0);
  await page.unrouteAll();
  await fail('POST **/api/admin/player-bonuses', { status: 500, body: '' });
  await beast.press('Space');
  await expectToast(page, 'Errore', "Errore durante l'assegnazione del bonus.");
  expect(await beast.isChecked()).toBe(false);
});

test('a bonus that was stored, but whose answer was lost, is shown with its tick', async () => {
  const beast = card(page, 'Ada Neri').getByRole('checkbox', { name: /^Call Beast/ });
  await page.route('**/api/admin/player-bonuses', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await route.fetch();
    await route.fulfill({ status: 503, body: '' });
  });
  await beast.press('Space');
  await expectToast(page, 'Errore', "Errore durante l'assegnazione del bonus.", MAYBE_STORED);
  await expect.poll(() => beast.isChecked()).toBe(true);
  await page.unrouteAll();
  await beast.press('Space');
  await expectToast(page, 'Bonus rimosso con successo.');
});

test('a disqualification that fails keeps the cause and the words', async () => {
  await ask(product.url, 'POST /api/admin/players', { name: 'Dino Pace' });
  await page.reload();
  await fail('PUT **/api/admin/players/*/disqualification', { status: 500, body: '' });
  await button('Modifica Dino Pace').click();
  await button('Squalifica').click();
  await dialog().getByText('Altro motivo').click();
  await dialog().getByLabel('Motivo', { exact: true }).fill('Numeri gonfiati');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Errore nella squalifica del partecipante');
  expect(await dialog().getByLabel('Motivo', { exact: true }).inputValue()).toBe('Numeri gonfiati');
});

test.each([
  ['**/api/admin/players', 'I partecipanti non sono arrivati'],
  ['**/api/admin/entries?**', 'I dati del giorno non sono arrivati'],
  ['**/api/admin/bonus-types', 'I dati del giorno non sono arrivati'],
  ['**/api/admin/player-bonuses?**', 'I dati del giorno non sono arrivati'],
  ['**/api/admin/disqualifications?**', 'I dati del giorno non sono arrivati'],
  ['**/api/admin/players/*/entry-dates', 'I giorni con dati non sono arrivati'],
])('without an answer of %s: «%s», and «Riprova» brings it', async (path, message) => {
  await page.route(path, (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.reload();
  await page.getByText(message).first().waitFor();
  await page.unrouteAll();
  // Each calendar has its own button.
  await expect
    .poll(async () => {
      if ((await button('Riprova').count()) > 0) await button('Riprova').first().click();
      return page.getByText(message).count();
    })
    .toBe(0);
  await card(page, 'Ada Neri').getByRole('grid').waitFor();
  await card(page, 'Ada Neri').getByText('Squalifica per novembre').waitFor();
  await card(page, 'Ada Neri')
    .getByRole('checkbox', { name: /In attesa/, checked: true })
    .waitFor();
});
