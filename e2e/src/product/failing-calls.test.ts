import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPage } from '../browser/open-page.ts';
import { openAt } from './controlled-clock.ts';
import { type StartedProduct, startProduct } from './started-product.ts';

const NOW = '2026-11-21T18:42:00+01:00';

let product: StartedProduct;
beforeAll(async () => {
  product = await startProduct({ CLOCK: NOW });
});
afterAll(() => product?.stop());

/** Opens the page with some calls answered by 500. */
async function openFailing(...paths: string[]): Promise<Page> {
  const { page } = await openPage(product.browser, product.url, { today: new Date(NOW) });
  for (const path of paths)
    await page.route(`**${path}`, (route) => route.fulfill({ status: 500, body: 'no' }));
  await page.goto(product.url);
  await page.getByRole('timer', { name: 'Fine giornata' }).waitFor();
  return page;
}

const board = (page: Page) => page.getByRole('region', { name: 'Classifica' });

test('the board is fetched every 30 seconds', async () => {
  const { page } = await openAt(product.browser, product.url, NOW);
  await page.getByRole('timer', { name: 'Fine giornata' }).waitFor();
  // The jump to the pause makes the polls due that were due meanwhile.
  const due = page.waitForResponse('**/api/leaderboard');
  await page.clock.pauseAt(new Date('2026-11-21T18:43:30+01:00'));
  await due;
  let polls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/leaderboard')) polls += 1;
  });
  for (const expected of [1, 2, 3]) {
    // One after the other: the next poll is planned when the last one has been answered.
    const answered = page.waitForResponse('**/api/leaderboard');
    await page.clock.runFor(30_000);
    await answered;
    await expect.poll(() => polls).toBe(expected);
  }
});

/** Goes to the public page from another one: its document carries no data, so the page makes every call. */
async function goFromElsewhere(page: Page): Promise<void> {
  await page.goto(`${product.url}/non-esiste`);
  await page.getByText('404 Page Not Found').waitFor();
  await page.evaluate(() => history.pushState(null, '', '/'));
}

test('without the scoring values there is no scoring section, and everything else is there', async () => {
  const page = await openFailing('/api/scoring-config');
  await goFromElsewhere(page);
  await page.getByRole('heading', { name: 'Call Beast' }).waitFor();
  await page.getByRole('region', { name: 'Come si sale' }).waitFor({ state: 'detached' });
  await page.getByRole('region', { name: 'Regole' }).waitFor();
});

test('while the scoring values load their section has a skeleton, which they replace', async () => {
  const { page } = await openPage(product.browser, product.url, { today: new Date(NOW) });
  const answer = Promise.withResolvers<void>();
  await page.route('**/api/scoring-config', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await goFromElsewhere(page);
  const scoring = page.getByRole('region', { name: 'Come si sale' });
  await scoring.getByText('Caricamento…').waitFor({ state: 'attached' });
  answer.resolve();
  await scoring.getByText('Caricamento…').waitFor({ state: 'detached' });
  await scoring.getByText('+75').waitFor();
});

test('without the site’s texts the page has its own, the board and the prizes', async () => {
  const page = await openFailing('/api/site');
  await board(page).getByRole('listitem').first().waitFor();
  await page.getByRole('heading', { name: 'Chi arriva in vetta?' }).waitFor();
  await page.getByText('1° POSTO').waitFor();
  await page.getByRole('heading', { name: 'Programma & Reset' }).waitFor();
});

test('a texts’ answer that never comes holds nothing back', async () => {
  const { page } = await openPage(product.browser, product.url, { today: new Date(NOW) });
  await page.route('**/api/site', () => {});
  await page.goto(product.url);
  await board(page).getByRole('listitem').first().waitFor();
  await page.getByRole('combobox').fill('a');
  await page.getByRole('option').first().waitFor();
});

test('polls that fail keep the rows, and say that the board is not up to date', async () => {
  const { page } = await openAt(product.browser, product.url, NOW);
  await page.getByRole('timer', { name: 'Fine giornata' }).waitFor();
  await page.route('**/api/leaderboard', (route) => route.abort());
  await page.clock.runFor(61_000);
  await board(page)
    .getByText(/^non raggiungibile ora/)
    .waitFor();
  expect(await board(page).getByRole('listitem').count()).toBe(5);
});

test('a poll that is never answered fails within the next one, and the board says how old it is', async () => {
  const { page } = await openAt(product.browser, product.url, NOW);
  await page.getByRole('timer', { name: 'Fine giornata' }).waitFor();
  await page.route('**/api/leaderboard', () => {});
  await page.clock.runFor(31_000);
  // The browser's own timer, which the page's clock does not move: 20 seconds.
  await board(page)
    .getByText(/^non raggiungibile ora · dati di 1 minuto fa$/)
    .waitFor({ timeout: 40_000 });
  await page.unroute('**/api/leaderboard');
  await page.clock.runFor(61_000);
  await board(page)
    .getByText(/^non raggiungibile ora/)
    .waitFor({ state: 'detached' });
});

test('a poll that a server without its database answers says how old the board is', async () => {
  const { page } = await openAt(product.browser, product.url, NOW);
  await page.getByRole('timer', { name: 'Fine giornata' }).waitFor();
  await page.route('**/api/leaderboard', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'x-data-age': '600' } });
  });
  await page.clock.runFor(31_000);
  await board(page).getByText('dati di 10 minuti fa').waitFor();
});

test('if the sections below the board do not arrive, the board stays and a reload is offered', async () => {
  const { page } = await openPage(product.browser, product.url, { today: new Date(NOW) });
  let isBlocked = true;
  await page.route('**/below-the-board*.js', (route) => (isBlocked ? route.abort() : route.continue()));
  await page.goto(product.url);
  await page.getByText('Premi e regole non sono arrivati').waitFor();
  await board(page).getByRole('listitem').first().waitFor();
  isBlocked = false;
  await page.getByRole('button', { name: 'Riprova' }).click();
  await page.getByRole('region', { name: 'Regole' }).waitFor();
});
