import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../browser/open-page.ts';
import { ADMIN_KEY } from './admin-key.ts';
import { EVENING } from './evening.ts';
import { type StartedProduct, startProduct } from './started-product.ts';

const POLL_MS = 30_000;

let product: StartedProduct;
beforeAll(async () => {
  product = await startProduct({ DEMO: 'off' });
});
afterAll(() => product?.stop());

const open = () => openPage(product.browser, product.url, { today: new Date(EVENING) });

test('an admin adds a player and enters a day; an open page shows it at its next poll', async () => {
  const { page: player, uncaught } = await open();
  await player.clock.install();
  await player.goto(product.url);
  await player.getByText('Nessuna entry ancora questo mese').waitFor();

  const { page: admin, uncaught: uncaughtInAdmin } = await open();
  await admin.goto(`${product.url}/admin/players`);
  await logIn(admin);
  await addPlayer(admin, 'Ada Neri');
  await enterDay(admin, { Chiamate: '88', 'App. Fissati': '3', 'App. Conclusi': '1' });
  await admin.getByText('Entry aggiunta con successo').waitFor();

  // The page polls every 30 seconds.
  await player.clock.fastForward(POLL_MS);
  // 88 × 1 + 3 × 25 + 1 × 75.
  const row = player.getByRole('region', { name: 'Classifica' }).getByRole('listitem');
  await row.getByText('Ada Neri').waitFor();
  expect(await row.textContent()).toContain('238pt');
  expect([...uncaught, ...uncaughtInAdmin]).toEqual([]);
});

test('if two admins enter the same day, the second reads what the first saved before replacing it, and the first sees the change without a reload', async () => {
  const [first, second] = [await backOffice(), await backOffice()];
  await addPlayer(first, 'Bice Riva');
  await second.reload();
  await second.getByRole('article', { name: 'Bice Riva' }).waitFor();

  await enterDay(first, { Chiamate: '311' }, 'Bice Riva');
  await first.getByText('Entry aggiunta con successo').waitFor();
  await enterDay(second, { Chiamate: '422' }, 'Bice Riva');
  await second.getByText('Qualcuno ha appena salvato 311 chiamate').waitFor();
  expect(await second.getByRole('textbox', { name: 'Chiamate' }).inputValue()).toBe('422');
  await first.clock.install();
  await first.reload();
  await first.getByRole('article', { name: 'Bice Riva' }).getByText('311').first().waitFor();
  await second.keyboard.press('Enter');
  await second.getByText('Entry sostituita con successo').waitFor();

  await first.clock.fastForward(POLL_MS);
  const card = first.getByRole('article', { name: 'Bice Riva' });
  await card.getByText('422').first().waitFor();
});

test('if two admins edit the same player, the second reads what the first changed, and saves over it only then', async () => {
  const [first, second] = [await backOffice(), await backOffice()];
  await addPlayer(first, 'Carlo Sala');
  await second.reload();
  const edit = async (admin: Page, name: string) => {
    await admin.getByRole('button', { name: 'Modifica Carlo Sala' }).click();
    await admin.getByRole('dialog').getByRole('textbox', { name: 'Nome' }).fill(name);
  };
  await edit(first, 'Carlo Sala Neri');
  await edit(second, 'Carlo Sala Bianchi');
  await first.keyboard.press('Enter');
  await first.getByRole('article', { name: 'Carlo Sala Neri' }).waitFor();

  await second.keyboard.press('Enter');
  const dialog = second.getByRole('dialog');
  await dialog.getByText('Intanto un altro admin ha cambiato Carlo Sala').waitFor();
  await dialog.getByText('Nome «Carlo Sala Neri»').waitFor();
  expect(await dialog.getByRole('textbox', { name: 'Nome' }).inputValue()).toBe('Carlo Sala Bianchi');
  await first.reload();
  await first.getByRole('article', { name: 'Carlo Sala Neri' }).waitFor();

  await second.keyboard.press('Enter');
  await second.getByRole('article', { name: 'Carlo Sala Bianchi' }).waitFor();
});

test("an entry that moves a player's points meanwhile does not stand in the way of a new name", async () => {
  const [first, second] = [await backOffice(), await backOffice()];
  await addPlayer(first, 'Dino Pace');
  await second.reload();
  await second.getByRole('button', { name: 'Modifica Dino Pace' }).click();
  await second.getByRole('dialog').getByRole('textbox', { name: 'Nome' }).fill('Dino Pace Rossi');
  await enterDay(first, { Chiamate: '90' }, 'Dino Pace');
  await first.getByText('Entry aggiunta con successo').waitFor();
  await second.keyboard.press('Enter');
  await second.getByRole('article', { name: 'Dino Pace Rossi' }).waitFor();
});

test('a second change right after the first is not taken for another admin’s, while the lists are still being fetched again', async () => {
  const admin = await backOffice();
  await addPlayer(admin, 'Elio Neri');
  await admin.getByRole('article', { name: 'Elio Neri' }).waitFor();
  // From now on no list arrives.
  await admin.route('**/api/admin/**', (route) =>
    route.request().method() === 'GET' ? undefined : route.fallback(),
  );
  const answersTo = (method: string) =>
    admin.waitForResponse((response) => response.request().method() === method);

  for (const [from, to] of [
    ['Elio Neri', 'Elio Nero'],
    ['Elio Nero', 'Elio Nera'],
  ]) {
    await admin.getByRole('button', { name: `Modifica ${from}` }).click();
    await admin
      .getByRole('dialog')
      .getByRole('textbox', { name: 'Nome' })
      .fill(to ?? '');
    const renamed = answersTo('PUT');
    await admin.keyboard.press('Enter');
    expect((await renamed).status()).toBe(200);
    await admin.getByRole('dialog').waitFor({ state: 'detached' });
  }

  for (const [rings, status] of [
    ['41', 201],
    ['42', 200],
    ['43', 200],
  ] as const) {
    const recorded = answersTo('POST');
    await enterDay(admin, { Chiamate: rings }, 'Elio Nera');
    expect((await recorded).status()).toBe(status);
    await admin.getByRole('article', { name: 'Elio Nera' }).getByText(rings).first().waitFor();
    await admin.getByRole('dialog').waitFor({ state: 'detached' });
  }
});

async function backOffice(): Promise<Page> {
  const { page } = await open();
  await page.goto(`${product.url}/admin/players`);
  await logIn(page);
  return page;
}

async function logIn(admin: Page): Promise<void> {
  await admin.getByLabel('Chiave di Accesso').fill(ADMIN_KEY);
  await admin.getByRole('button', { name: 'Accedi al Pannello' }).click();
  await admin.getByRole('heading', { name: 'Gestione Partecipanti' }).waitFor();
}

async function addPlayer(admin: Page, name: string): Promise<void> {
  await admin.getByRole('button', { name: 'Aggiungi Partecipante' }).first().click();
  const dialog = admin.getByRole('dialog', { name: 'Nuovo Partecipante' });
  await dialog.getByRole('textbox', { name: 'Nome' }).fill(name);
  await dialog.getByRole('button', { name: 'Aggiungi' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

/** Enters today's numbers from the player's card, or from the head of the page if no player is given. */
async function enterDay(
  admin: Page,
  numbers: Readonly<Record<string, string>>,
  player?: string,
): Promise<void> {
  const section = player === undefined ? admin : admin.getByRole('article', { name: player });
  await section.getByRole('button', { name: 'Aggiungi Entry' }).first().click();
  const dialog = admin.getByRole('dialog');
  for (const [label, number] of Object.entries(numbers))
    await dialog.getByRole('textbox', { name: label }).fill(number);
  await admin.keyboard.press('Enter');
}
