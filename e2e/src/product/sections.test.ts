import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPage } from '../browser/open-page.ts';
import { type StartedProduct, startProduct } from './started-product.ts';

const NOW = '2026-11-21T18:42:00+01:00';

let product: StartedProduct;
beforeAll(async () => {
  product = await startProduct({ CLOCK: NOW });
});
afterAll(() => product?.stop());

const sections = [
  'Classifica',
  'Fine giornata',
  'Come si sale',
  'Bonus settimanali',
  'Premi del mese',
  'La lotteria del mese',
  'Regole',
];

async function open(path = '/', kept = false) {
  const opened = await openPage(product.browser, product.url, { today: new Date(NOW), kept });
  const requested: string[] = [];
  opened.page.on('request', (request) => requested.push(request.url()));
  await opened.page.goto(product.url + path);
  await opened.page.getByRole('heading', { name: 'Quando si viene squalificati?' }).waitFor();
  return { ...opened, requested };
}

/** Opens a browser page whose visitor makes no move of their own. */
async function openStill(): Promise<Page> {
  const { page } = await openPage(product.browser, product.url, { today: new Date(NOW), moves: false });
  return page;
}

/** Opens a live page whose sections below the board come when `release` is called. */
async function openHeldBack() {
  const page = await openStill();
  const code = Promise.withResolvers<void>();
  await page.route('**/below-the-board*.js', async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto(product.url);
  await page.locator('html[data-live]').waitFor();
  return { page, release: code.resolve };
}

const topOf = (page: Page, name: string) =>
  page.getByRole('region', { name }).evaluate((region) => region.getBoundingClientRect().top);

test('the sections come in their order, with the eleven questions and a way to the back office', async () => {
  const { page, requested, violations, uncaught } = await open();
  const titles = await page.getByRole('heading', { level: 2 }).allInnerTexts();
  expect(titles.filter((title) => sections.includes(title))).toEqual(sections);
  const header = page.getByRole('banner');
  expect(await header.getByRole('link').allTextContents()).toEqual(['Vetta', 'Premi', 'Regole']);
  const questions = page.getByRole('region', { name: 'Regole' }).locator('details > summary');
  expect(await questions.count()).toBe(11);
  await questions.nth(0).click();
  await questions.nth(6).click();
  await page.getByText(/^Non serve iscriversi/).waitFor();
  await page.getByText(/^Una mystery box estratta/).waitFor();
  expect([...violations, ...uncaught]).toEqual([]);
  const fromBackOffice = () => requested.filter((address) => address.includes('/mf-admin/'));
  await page.waitForLoadState('networkidle');
  expect(fromBackOffice()).toEqual([]);
  await page.getByRole('link', { name: 'admin' }).click();
  await page.getByLabel('Chiave di Accesso').waitFor();
  expect(fromBackOffice()).not.toEqual([]);
});

test.each([
  ['/#prizes', 'Premi del mese'],
  ['/#rules', 'Regole'],
])('a direct load of %s shows the section «%s» at once', async (path, region) => {
  const page = await openStill();
  await page.goto(product.url + path);
  await page.getByRole('region', { name: region }).waitFor({ timeout: 5_000 });
  await expect.poll(() => topOf(page, region)).toBeLessThan(100);
  expect(await topOf(page, region)).toBeGreaterThan(-200);
});

test('an address that gets a fragment shows its section at once, even if the browser is never idle', async () => {
  const page = await openStill();
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
  await page.goto(product.url, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    location.hash = 'rules';
  });
  await page.getByRole('region', { name: 'Regole' }).waitFor({ timeout: 5_000 });
  await expect.poll(() => topOf(page, 'Regole')).toBeLessThan(100);
});

test('a tap on «Premi» goes there before the code of the sections has come, and stays there when it comes', async () => {
  const { page, release } = await openHeldBack();
  await page.getByRole('link', { name: 'Premi' }).click();
  await expect.poll(() => topOf(page, 'Premi del mese')).toBeLessThan(100);
  release();
  await page.locator('[data-awake]').waitFor();
  expect(await topOf(page, 'Premi del mese')).toBeLessThan(100);
  expect(await topOf(page, 'Premi del mese')).toBeGreaterThan(-200);
});

test('after the skip link the focus stays where the visitor went on, even when the sections come later', async () => {
  const { page, release } = await openHeldBack();
  await page.keyboard.press('Tab');
  await page.getByRole('link', { name: 'Vai al contenuto' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('#contenuto:focus').waitFor();
  const search = page.getByRole('combobox', { name: 'Cerca la tua posizione' });
  await search.focus();
  release();
  await page.getByRole('region', { name: 'Regole' }).waitFor();
  await page.waitForTimeout(200);
  await search.and(page.locator(':focus')).waitFor({ timeout: 1_000 });
});

test('near the prizes a button goes back to the top', async () => {
  const { page } = await open();
  const button = page.getByRole('button', { name: 'Torna su' });
  const distance = (await topOf(page, 'Premi del mese')) - (page.viewportSize()?.height ?? 0);
  expect(await button.count()).toBe(0);
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), distance - 220);
  await page.waitForTimeout(300);
  expect(await button.count()).toBe(0);
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), distance - 180);
  await button.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await button.waitFor({ state: 'detached' });
});

test('any other address shows the 404 page', async () => {
  const { page } = await openPage(product.browser, product.url, { today: new Date(NOW) });
  await page.goto(`${product.url}/non-esiste`);
  await page.getByText('404 Page Not Found').waitFor();
  await page.getByText('Did you forget to add the page to the router?').waitFor();
});

describe('on one page', () => {
  let page: Page;
  beforeAll(async () => {
    ({ page } = await open('/', true));
  });
  afterAll(() => page?.context().close());

  test('the first three of the five rows are the podium, and a line parts them from the rest', async () => {
    const rows = page.getByRole('region', { name: 'Classifica' }).getByRole('listitem');
    const words = (await rows.allInnerTexts()).map((row) => ({
      isOnPodium: row.includes('PODIO'),
      beginsTheRest: row.includes('RESTO DELLA CLASSIFICA'),
    }));
    const podium = { isOnPodium: true, beginsTheRest: false };
    const rest = { isOnPodium: false, beginsTheRest: false };
    expect(words).toEqual([podium, podium, podium, { ...rest, beginsTheRest: true }, rest]);
  });

  test('the five weekly bonuses have their names, their points and their conditions', async () => {
    const bonuses = page.getByRole('region', { name: 'Bonus settimanali' }).getByRole('listitem');
    expect((await bonuses.allInnerTexts()).map((words) => words.split(/\n+/))).toEqual([
      ['Best Day Record', '+100 pt', '5 o più appuntamenti fissati in un giorno'],
      ['Call Beast', '+100 pt', 'Più di 100 chiamate in un giorno'],
      ['First Timer', '+25 pt', 'Primo appuntamento concluso della settimana'],
      ['Consistency King', '+100 pt', 'Almeno 70 chiamate al giorno dal lunedì al venerdì'],
      ['Always There', '+100 pt', 'Presente a tutti gli allineamenti della settimana'],
    ]);
  });

  test('the prizes have a badge for each place, and the lottery its own with the points that it takes', async () => {
    const prizes = page.getByRole('region', { name: 'Premi del mese' }).getByRole('article');
    const badges = (await prizes.allInnerTexts()).map((words) => /\d° POSTO/.exec(words)?.[0]);
    expect(badges).toEqual(['1° POSTO', '2° POSTO', '3° POSTO']);
    const lottery = page.getByRole('region', { name: 'La lotteria del mese' });
    await lottery.getByText('LOTTERIA', { exact: true }).waitFor();
    await lottery
      .getByText('Estrazione tra tutti i partecipanti attivi del mese con almeno 1200 pt')
      .waitFor();
  });

  test('the day’s end has its message and its bar', async () => {
    const day = page.getByRole('region', { name: 'Fine giornata' });
    await day.getByText('reset automatico ogni giorno alle 23:59 (ora italiana)').waitFor();
    const bar = day.getByRole('progressbar');
    // 18:42 is 77.9 % of a day, and the bar shows whole thousandths; the test does not last for half an hour.
    const share = Number(await bar.getAttribute('value')) / Number(await bar.getAttribute('max'));
    expect(share).toBeGreaterThanOrEqual(0.779);
    expect(share).toBeLessThan(0.8);
  });

  test('the rules have the programme, the questions and what leads to a disqualification', async () => {
    const rules = page.getByRole('region', { name: 'Regole' });
    const titles = await rules.getByRole('heading', { level: 3 }).allInnerTexts();
    const blocks = ['Programma & Reset', 'Domande frequenti', 'Ban e squalifiche'];
    expect(titles.filter((title) => blocks.includes(title))).toEqual(blocks);
    const programme = await rules.locator('dl > div').allInnerTexts();
    expect(programme.map((line) => line.split(/\n+/))).toEqual([
      ['Il mese', 'Si gioca dal 1° al 30 novembre: tutti partecipano, senza iscrizione.'],
      ['Ogni sera', 'La classifica si chiude ogni giorno entro le 23:59 (ora italiana).'],
      ['Aggiornamenti', 'I nuovi punti possono impiegare da 2 a 48 ore.'],
      ['Lotteria', 'Estrazione alla chiusura del 30 novembre, con almeno 1.200 pt.'],
      ['Reset', 'Il 1° di ogni mese si riparte tutti da zero.'],
      ['Chi arriva dopo', 'Chi entra a mese iniziato può salire sul podio, ma non vince i premi.'],
    ]);
    for (const cause of [/numeri falsificati/, /scostamento anomalo/, /sabotato le statistiche/])
      await rules.getByRole('listitem').filter({ hasText: cause }).waitFor();
  });

  test('the position search answers with what the board shows', async () => {
    const second = page.getByRole('region', { name: 'Classifica' }).getByRole('listitem').nth(1);
    const [place = '', name = ''] = (await second.allInnerTexts()).join().split(/\n+/);
    const search = page.getByRole('combobox', { name: 'Cerca la tua posizione' });
    await search.fill(name.toUpperCase());
    expect(await page.getByRole('option').first().textContent()).toBe(`${name}#${place}`);
    await page.getByRole('button', { name: 'Cerca' }).click();
    const card = page.getByRole('article', { name: `Posizione di ${name}` });
    await card.getByText(/per salire al 1° posto/).waitFor();
    await search.fill('');
    await card.waitFor({ state: 'detached' });
  });

  test.each([
    ['Premi', 'Premi del mese', '#prizes'],
    ['Regole', 'Regole', '#rules'],
  ])('«%s» in the header goes to the section «%s»', async (link, region, hash) => {
    await page.getByRole('link', { name: link }).click();
    await expect.poll(() => topOf(page, region)).toBeLessThan(100);
    expect(new URL(page.url()).hash).toBe(hash);
  });
});

test('what is below the board comes to life at the visitor’s first move, or after ten seconds', async () => {
  const open = async () => {
    const page = await openStill();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(product.url, { waitUntil: 'networkidle' });
    expect(asked.filter((url) => url.includes('below-the-board'))).toEqual([]);
    return page.locator('[data-awake]');
  };
  const moved = await open();
  await moved.page().mouse.wheel(0, 40);
  await moved.waitFor({ timeout: 5_000 });
  const still = await open();
  await still.waitFor({ timeout: 15_000 });
});

test('what is below the board comes to life at once on a screen that reaches down to it', async () => {
  const page = await openStill();
  await page.setViewportSize({ width: 1280, height: 2400 });
  await page.goto(product.url);
  await page.locator('[data-awake]').waitFor({ timeout: 5_000 });
});
