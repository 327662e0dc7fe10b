import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { expectSensible, expectTabOrder } from '../browser/tab-order.ts';
import { tabStops } from '../browser/tab-stops.ts';
import { logIn, openDesk } from './desk.ts';
import { sharedOffice } from './started-product.ts';

const product = sharedOffice();

async function open(path: string): Promise<Page> {
  const { page } = await openDesk(product);
  await page.goto(product.url + path);
  return page;
}

const focusedIn = (page: Page, selector: string) =>
  page.evaluate((within) => document.activeElement?.closest(within) !== null, selector);

test('Tab reaches all of the page in reading order, and each stop is visible', async () => {
  const page = await open('/');
  await page.locator('#prerender').waitFor({ state: 'detached' });
  await expectTabOrder(page);
});

test('the skip link leads past the header of the page', async () => {
  const page = await open('/');
  await page.locator('#prerender').waitFor({ state: 'detached' });
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await focusedIn(page, 'main')).toBe(true);
});

describe('on Partecipanti', () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await openDesk(product));
    await logIn(product, page, '/admin/players');
    await page.getByRole('article').first().waitFor();
  });

  test('Tab reaches all of Partecipanti and of its dialog in reading order, and each stop is visible', async () => {
    await page.getByLabel('Cerca partecipante').fill('chiara conti');
    await page.getByRole('article').nth(1).waitFor({ state: 'detached' });
    await page.getByRole('grid').waitFor();
    // The navigation starts at the top again.
    await page.evaluate(() =>
      document.body.prepend(Object.assign(document.createElement('i'), { tabIndex: 0 })),
    );
    await page.locator('body > i').focus();
    await page.evaluate(() => document.querySelector('body > i')?.remove());
    await expectTabOrder(page);

    await page.getByRole('button', { name: 'Aggiungi Entry' }).first().press('Enter');
    await page.getByRole('dialog').waitFor();
    // The first number has the focus, the players' list is before it, and before that the last button.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    const stops = await tabStops(page);
    expect(stops.at(-1)?.name).toBe('Salva e prossimo');
    expectSensible(stops);
    expect(await focusedIn(page, '[role=dialog]')).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    // «Aggiungi Partecipante» shows everybody again: the first button would become another person's.
    await page.getByLabel('Cerca partecipante').fill('');
    await page.getByRole('article').nth(1).waitFor();
  });

  test.each([
    ['Aggiungi Partecipante', 'dialog'],
    ['Aggiungi Entry', 'dialog'],
    [/^Modifica /, 'dialog'],
    [/^Elimina /, 'alertdialog'],
  ] as const)(
    '«%s» opens with the focus inside; Escape closes it, and the focus returns',
    async (name, role) => {
      const opener = page.getByRole('button', { name }).first();
      await opener.press('Enter');
      await page.getByRole(role).waitFor();
      expect(await focusedIn(page, `[role=${role}]`)).toBe(true);
      await page.keyboard.press('Escape');
      await page.getByRole(role).waitFor({ state: 'hidden' });
      await opener.and(page.locator(':focus')).waitFor();
    },
  );

  test('a player is added, gets numbers, is renamed and removed by keyboard alone', async () => {
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    await page.getByRole('button', { name: 'Aggiungi Partecipante' }).press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('Zeno Vetta');
    await press('Enter');
    await page.getByText('Partecipante aggiunto con successo').waitFor();
    // The dialog stays for the next name.
    await press('Escape');
    await page.getByRole('button', { name: 'Aggiungi Partecipante' }).and(page.locator(':focus')).waitFor();

    const card = page.getByRole('article', { name: 'Zeno Vetta' });
    await card.getByRole('button', { name: 'Aggiungi Entry' }).press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.type('88');
    await press('Tab');
    await page.keyboard.type('3');
    await press('Enter');
    await page.getByText('Entry aggiunta con successo').waitFor();
    await card.getByText('88').first().waitFor();
    await card.getByRole('button', { name: 'Aggiungi Entry' }).and(page.locator(':focus')).waitFor();

    await card.getByRole('button', { name: 'Modifica Zeno Vetta' }).press('Enter');
    await page.getByRole('dialog').waitFor();
    await press('Control+a');
    await page.keyboard.type('Zeno Cima');
    await press('Enter');
    await page.getByRole('button', { name: 'Modifica Zeno Cima' }).and(page.locator(':focus')).waitFor();

    await page.getByRole('button', { name: 'Elimina Zeno Cima' }).press('Enter');
    await page.getByRole('alertdialog', { name: 'Elimina Partecipante' }).waitFor();
    // «Annulla» has the focus, «Archivia» is next.
    await press('Tab', 'Tab', 'Enter');
    await page.getByText('eliminato con successo').waitFor();
    await page.getByRole('article', { name: 'Zeno Cima' }).waitFor({ state: 'detached' });
    await page.locator('#contenuto:focus').waitFor();
  });

  test('another day is chosen by keyboard, in the field and in its calendar', async () => {
    const field = page.getByRole('group', { name: 'Data selezionata' });
    await field.getByRole('spinbutton').first().press('ArrowDown');
    await page.getByText(/^venerdì 20 novembre · /).waitFor();
    await field.getByRole('button').press('Enter');
    await page.getByRole('dialog').getByRole('grid').waitFor();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await page.getByText(/^venerdì 13 novembre · /).waitFor();
    await field.getByRole('button').and(page.locator(':focus')).waitFor();
  });
});
