import { afterAll, beforeAll, expect, test } from 'vitest';
import { button, failCalls, field, openSection, said } from './editing-sections.ts';
import { type StartedProduct, startProduct } from './started-product.ts';

let product: StartedProduct;
beforeAll(async () => {
  product = await startProduct({ DEMO: 'off' });
});
afterAll(() => product?.stop());

test('a value out of bounds is marked as it is typed and stays, and an emptied field is the least', async () => {
  const { page } = await openSection(product, '/admin/scoring');
  for (const [name, typed, kept, told] of [
    ['Punti per Chiamata', '101', '101', 'Al massimo 100'],
    ['Punti per Appuntamento Fissato', '501', '501', 'Al massimo 500'],
    ['Punti per Appuntamento Concluso', '1001', '1.001', 'Al massimo 1.000'],
    ['Moltiplicatore Bonus', '10,1', '10,1', 'Al massimo 10'],
    ['Moltiplicatore Bonus', '0', '0', 'Almeno 0,1'],
    ['Moltiplicatore Bonus', '', '0,1', ''],
    ['Punti per Chiamata', '', '0', ''],
    ['Punti per Chiamata', 'tre', '0', ''],
  ] as const) {
    await field(page, name).focus();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await page.keyboard.type(typed);
    if (told !== '') await page.getByText(told, { exact: true }).waitFor();
    await field(page, name).blur();
    expect(await field(page, name).inputValue(), `${name}: «${typed}»`).toBe(kept);
  }
});

test('after a save the page, which has been open before, fetches values and board again', async () => {
  const { page, takeCalls } = await openSection(product, '/admin/scoring');
  await page.getByRole('link', { name: 'Torna al Sito' }).click();
  await page.getByRole('region', { name: 'Come si sale' }).waitFor();
  await page.goBack();
  const seconds = field(page, 'Punti per Appuntamento Fissato');
  const before = await seconds.inputValue();
  await seconds.fill('30');
  takeCalls();
  await button(page, 'Salva Modifiche').click();
  await said(page, 'Configurazione aggiornata');
  await page.getByRole('link', { name: 'Torna al Sito' }).click();
  await page.getByRole('region', { name: 'Come si sale' }).getByText('+30pt').waitFor();
  expect(takeCalls()).toEqual(
    expect.arrayContaining([
      'PUT /api/admin/scoring-config',
      'GET /api/admin/scoring-config',
      'GET /api/scoring-config',
      'GET /api/leaderboard',
    ]),
  );
  await page.goBack();
  await seconds.fill(before);
  await button(page, 'Salva Modifiche').click();
  await said(page, 'Configurazione aggiornata');
});

test('the message of a save that failed leaves «Salva Modifiche» in view, at every width', async () => {
  const { page } = await openSection(product, '/admin/scoring');
  await field(page, 'Punti per Chiamata').fill('2');
  await failCalls(page, 'PUT', '/api/admin/scoring-config');
  const save = button(page, 'Salva Modifiche');
  for (const [width, height] of [
    [390, 844],
    [1280, 720],
    [1280, 800],
    [1280, 900],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await save.click();
    const toast = page.getByRole('alertdialog').filter({ hasText: 'Impossibile aggiornare' });
    await toast.waitFor();
    await save.scrollIntoViewIfNeeded();
    const covered = await save.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const corners = [left + 8, right - 8].flatMap((x) => [top + 8, bottom - 8].map((y) => [x, y] as const));
      return corners.filter(([x, y]) => !element.contains(document.elementFromPoint(x, y)));
    });
    expect(covered, `${width} × ${height}`).toEqual([]);
    await toast.getByRole('button', { name: 'Chiudi' }).click();
    await toast.waitFor({ state: 'detached' });
  }
});

test('what is typed is shown at once, restored or saved; the page has the new values', async () => {
  const { page, takeCalls } = await openSection(product, '/admin/scoring');
  await page.getByText(/^Ultima modifica: \d+\/\d+\/\d+, \d+:\d+$/).waitFor();
  await field(page, 'Moltiplicatore Bonus').focus();
  await page.keyboard.type('1.5');
  await said(page, '×1,5');
  await field(page, 'Punti per Chiamata').focus();
  await page.keyboard.type('3');
  await said(page, '+3 pt');
  await button(page, 'Ripristina').click();
  await said(page, '+1 pt');
  await said(page, '×1');
  expect(await field(page, 'Punti per Chiamata').inputValue()).toBe('1');

  await field(page, 'Punti per Chiamata').focus();
  await page.keyboard.type('2');
  await failCalls(page, 'PUT', '/api/admin/scoring-config');
  await page.keyboard.press('Enter');
  await said(page, 'Impossibile aggiornare la configurazione dei punteggi.');
  await page.unrouteAll();
  takeCalls();
  await button(page, 'Salva Modifiche').click();
  await said(page, 'Configurazione aggiornata');
  await said(page, 'I valori dei punteggi sono stati aggiornati con successo.');
  await expect.poll(() => takeCalls()).toContain('GET /api/admin/scoring-config');

  await page.getByRole('link', { name: 'Torna al Sito' }).click();
  await page.getByRole('region', { name: 'Come si sale' }).getByText('+2pt').waitFor();
});
