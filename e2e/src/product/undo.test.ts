import { expect, test } from 'vitest';
import { ask } from './ask.ts';
import { openSection } from './desk.ts';
import { sharedOffice } from './started-product.ts';

const product = sharedOffice('empty');

const as = (admin: string) => ({ 'X-Admin-Name': admin });
const numbersOf = (day: string) => ask(product, `GET /api/admin/entries?date=${day}`);

test('what admins have done is told in words, and is undone by keyboard: numbers and a person come back, and the log says who undid it', async () => {
  const marco = await ask(product, 'POST /api/admin/players', { name: 'Marco De Luca' });
  const day = '2026-11-20';
  const enter = (rings: number, admin: string) =>
    ask(product, 'POST /api/admin/entries', { playerId: marco.id, date: day, rings }, as(admin));
  await enter(80, 'Giulia');
  const { id } = await enter(95, 'Luca');
  await ask(product, `DELETE /api/admin/entries/${id}`, undefined, as('Giulia'));
  expect(await numbersOf(day)).toEqual([]);

  const { page, uncaught, violations } = await openSection(product, '/admin/audit');
  const today = page.getByRole('region', { name: 'Oggi, sabato 21 novembre' });
  const row = (text: string) =>
    today.getByRole('listitem').filter({ hasText: text, hasNotText: 'ha annullato' }).first();
  expect(await row('ha corretto').textContent()).toContain(
    'Luca ha corretto le chiamate di Marco De Luca del 20 novembre: 80 → 95',
  );
  expect(await today.textContent()).not.toMatch(/[{}"]|playerId|\bnull\b/);

  const removal = row('Giulia ha eliminato i numeri');
  await removal.getByRole('button', { name: 'Annulla' }).press('Enter');
  await removal.getByText('È già stata annullata da').waitFor();
  await removal.and(page.locator(':focus')).waitFor();
  expect(await numbersOf(day)).toEqual([expect.objectContaining({ id, rings: 95 })]);
  await today.getByText(/ha annullato una modifica: «Giulia ha eliminato i numeri di Marco/).waitFor();

  // With a person go many rows: that is asked first.
  await ask(product, `DELETE /api/admin/players/${marco.id}`);
  await page.reload();
  const gone = row('ha eliminato Marco De Luca');
  await gone.getByRole('button', { name: 'Annulla' }).press('Enter');
  const dialog = page.getByRole('alertdialog', { name: 'Annulla modifica' });
  await dialog.getByRole('button', { name: 'Indietro' }).and(page.locator(':focus')).waitFor();
  await dialog.getByRole('button', { name: 'Annulla la modifica' }).press('Enter');
  await gone.and(page.locator(':focus')).waitFor();
  expect(await numbersOf(day)).toEqual([expect.objectContaining({ id, rings: 95 })]);
  const { entries } = await ask(product, 'GET /api/leaderboard');
  expect(entries).toEqual([expect.objectContaining({ name: 'Marco De Luca', total: 95 })]);
  expect([...uncaught, ...violations]).toEqual([]);
});
