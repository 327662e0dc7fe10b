import type { Draws } from '@vetta/contract/draws';
import type { MonthDetail, MonthSummary } from '@vetta/contract/months';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../browser/open-page.ts';
import { type StartedProduct, startProduct } from './started-product.ts';

const CLOCK = '2026-11-21T20:30:00+01:00';

let product: StartedProduct;
beforeAll(async () => {
  product = await startProduct({ CLOCK });
});
afterAll(() => product?.stop());

const call = async <Reply>(path: string): Promise<Reply> => (await fetch(product.url + path)).json();

test('the hall of fame shows the past months with their podiums, and not the running one', async () => {
  const months = await call<MonthSummary[]>('/api/months');
  const october = months.find(({ month }) => month === '2026-10');
  const { page } = await openPage(product.browser, product.url, { today: new Date(CLOCK) });
  await page.goto(product.url);
  const hall = page.getByRole('region', { name: 'Albo d’oro' });
  await hall.getByRole('button', { name: 'Ottobre 2026' }).waitFor();
  for (const { name } of october?.podium ?? []) {
    expect(await hall.getByText(name, { exact: true }).first().isVisible()).toBe(true);
  }
  expect(october?.podium).toHaveLength(3);
  expect(await hall.getByRole('button', { name: 'Novembre 2026' }).count()).toBe(0);
});

test('a past month opens its standings, prizes and draw, and the draw is checked on this device', async () => {
  const { draws } = await call<Draws>('/api/draws/2026-10');
  const winner = draws[0]?.participants.find(({ id }) => id === draws[0]?.winnerId);
  const { page, violations, uncaught } = await openPage(product.browser, product.url, {
    today: new Date(CLOCK),
  });
  const checks: string[] = [];
  page.on('request', (request) => /check-draw[^/]*\.js$/.test(request.url()) && checks.push(request.url()));
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Ottobre 2026' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ottobre 2026' });
  await dialog.getByText('Classifica definitiva').waitFor();
  await dialog.getByText('Weekend in montagna per due').waitFor();
  await dialog.getByRole('button', { name: 'Verifica' }).waitFor();
  expect(checks).toEqual([]);

  await dialog.getByRole('button', { name: 'Verifica' }).click();
  await dialog.getByText('La verifica torna').waitFor();
  expect(
    await dialog.getByText(`Il calcolo rifatto su questo dispositivo estrae ${winner?.name}`).isVisible(),
  ).toBe(true);
  // The code of the check is loaded only when it is asked for.
  expect(checks).toHaveLength(1);
  expect([...violations, ...uncaught]).toEqual([]);
});

test('a row of a past month opens what the points of that month come from', async () => {
  const { entries } = await call<MonthDetail>('/api/months/2026-10');
  const [, , third] = entries;
  const { page, violations, uncaught } = await openPage(product.browser, product.url, {
    today: new Date(CLOCK),
  });
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Ottobre 2026' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ottobre 2026' });
  const row = dialog.getByRole('button', { name: `${third?.name}, dettaglio dei punti` });
  await row.focus();
  await page.keyboard.press('Enter');
  await dialog.getByText('Mese chiuso: punti definitivi.').waitFor();
  const lines = dialog.locator('tbody tr td');
  const sum = (await lines.allTextContents())
    .map((points) => Number(points.replace('.', '').replace('−', '-')))
    .reduce((total, points) => total + points, 0);
  expect(sum).toBe(third?.total);
  await page.keyboard.press('Enter');
  await lines.first().waitFor({ state: 'detached' });
  expect([...violations, ...uncaught]).toEqual([]);
});

test('a draw whose published winner is another one does not pass the check', async () => {
  const { page } = await openPage(product.browser, product.url, { today: new Date(CLOCK) });
  await page.route('**/api/draws/2026-10', async (route) => {
    const answer = await route.fetch();
    const published = (await answer.json()) as Draws;
    const changed = published.draws.map((draw) => ({
      ...draw,
      winnerId: draw.participants.find(({ id }) => id !== draw.winnerId)?.id ?? null,
    }));
    await route.fulfill({ response: answer, json: { ...published, draws: changed } });
  });
  await page.goto(product.url);
  await page.getByRole('button', { name: 'Ottobre 2026' }).click();
  await page.getByRole('button', { name: 'Verifica' }).click();
  await page.getByText('La verifica non torna').waitFor();
});

test('the lottery of the running month is a sealed envelope with its commitment', async () => {
  const { pending } = await call<Draws>('/api/draws/2026-11');
  const { page } = await openPage(product.browser, product.url, { today: new Date(CLOCK) });
  await page.goto(product.url);
  await page.getByText('Busta sigillata').waitFor();
  expect(await page.getByText(pending[0]?.commitment ?? '-').isVisible()).toBe(true);
});
