import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Leaderboard } from '@vetta/contract/standings';
import { listenInTest } from '@vetta/league/testing/listen';
import type { DataFolder, StartedVetta } from '@vetta/server/testing/started-vetta';
import getPort from 'get-port';
import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { openPage } from '../browser/open-page.ts';
import { ask } from './ask.ts';
import { logIn, openDesk } from './desk.ts';
import { ADMIN_KEY } from './evening.ts';
import { dataFolder, startProduct } from './start-product.ts';
import { type StartedProduct, sharedBrowser } from './started-product.ts';

let browser: Browser;
let data: DataFolder;
let port: number;
let vetta: StartedVetta;
let product: StartedProduct;
/** The product at a time of its evening, on the same data. */
const startAt = async (time: string) => {
  await vetta?.stop();
  vetta = await startProduct(data.path, {
    ...{ ADMIN_KEY, PORT: String(port), CLOCK: `2026-11-21T${time}+01:00`, DEMO: 'off' },
    SOURCE_HOSTS: '127.0.0.1',
  });
};
beforeAll(async () => {
  [browser, data, port] = await Promise.all([sharedBrowser(), dataFolder(), getPort()]);
  await startAt('18:42:00');
  product = { url: vetta.url, browser, folder: data.path };
});
afterAll(async () => {
  await vetta?.stop();
  await data?.remove();
});

interface Heard {
  readonly body: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Returns whether a message is signed by the Standard Webhooks convention. */
const isSigned = ({ body, headers }: Heard, key: Buffer): boolean =>
  createHmac('sha256', key)
    .update(`${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`)
    .digest('base64') === headers['webhook-signature']?.replace('v1,', '');

/** A server of the office: it publishes a sheet, and hears what a channel tells. */
async function officeServer(sheet: string) {
  const heard: Heard[] = [];
  const server = createServer(async (request, response) => {
    if (request.method === 'GET') return response.end(sheet);
    const headers = Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
    );
    heard.push({ body: await text(request), headers });
    return response.writeHead(204).end();
  });
  return { url: `http://127.0.0.1:${await listenInTest(server)}`, heard };
}

test('an evening in which nobody types: the board fills, the day closes at 23:59, a channel hears of it, and a wall shows it', {
  timeout: 300_000,
}, async () => {
  const office = await officeServer(
    'Operatore;Data;Telefonate;App. fissati\nMario Rossi;21/11/2026;120;3\nAnna Bianchi;21/11/2026;40;1\n',
  );
  const { context, page } = await openDesk(product);
  onTestFinished(() => context.close());
  const button = (name: string) => page.getByRole('button', { name });

  // An admin sets it up once: a sheet, and a channel with a secret that is made here.
  await ask(product, 'POST /api/admin/sources', { name: 'Foglio nord', url: `${office.url}/tracker.csv` });
  await logIn(product, page, '/admin/channels');
  await button('Nuovo canale').click();
  const dialog = page.getByRole('dialog', { name: 'Nuovo canale' });
  await dialog.getByRole('textbox', { name: 'Nome' }).fill('Programma dell’ufficio');
  await dialog.getByRole('button', { name: /Dove/ }).click();
  await page.getByRole('option', { name: 'Altro (Standard Webhooks)' }).click();
  await dialog.getByRole('textbox', { name: 'Indirizzo del webhook' }).fill(`${office.url}/hook`);
  await dialog.getByRole('button', { name: 'Genera' }).click();
  const secret = dialog.getByRole('textbox', { name: 'Segreto' });
  await expect.poll(() => secret.inputValue()).toMatch(/^whsec_/);
  const signingKey = Buffer.from((await secret.inputValue()).replace('whsec_', ''), 'base64');
  await dialog.getByRole('button', { name: 'Aggiungi' }).click();
  await dialog.waitFor({ state: 'detached' });
  const card = page.getByRole('article', { name: 'Programma dell’ufficio' });
  await card.getByRole('button', { name: 'Prova' }).click();
  const log = page.getByRole('dialog', { name: 'Messaggi di «Programma dell’ufficio»' });
  await expect.poll(() => office.heard.length, { timeout: 40_000 }).toBe(1);
  await log.getByText('Inviato', { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  expect(office.heard.map((message) => isSigned(message, signingKey))).toEqual([true]);

  // The evening: the sheet is fetched, the telephones count, and one difference is kept as it was written.
  const [{ id }] = await ask(product, 'GET /api/admin/sources');
  expect((await ask(product, `POST /api/admin/sources/${id}/run`)).outcome).toBe('taken');
  const { key } = await ask(product, 'POST /api/admin/keys', { name: 'Centralino', scopes: ['entries'] });
  const rings = Array.from({ length: 84 }, (_, number) => ({
    ...{ id: `r${number}`, at: '2026-11-21T11:00:00+01:00', kind: 'ring', who: 'int. 201' },
  }));
  const sent = await fetch(`${product.url}/api/intake/events`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ source: 'centralino', events: rings }),
  });
  expect(sent.status).toBe(202);
  await page.goto(`${product.url}/admin/sources`);
  const telephone = page.getByRole('article', { name: 'int. 201, centralino' });
  await telephone.waitFor();
  const players = await ask(product, 'GET /api/admin/players');
  const mario = players.find(({ name }: { name: string }) => name === 'Mario Rossi');
  await ask(product, 'PUT /api/admin/identities', {
    source: 'centralino',
    who: 'int. 201',
    playerId: mario.id,
  });
  await page.goto(`${product.url}/admin`);
  const toLookAt = page.getByRole('region', { name: 'Da guardare' });
  await toLookAt.getByText('chiamate: 120 nei numeri scritti, 84 nei contati').waitFor();
  await ask(product, 'POST /api/admin/differences/keep', {
    playerId: mario.id,
    date: '2026-11-21',
    keep: 'typed',
  });

  // 23:59 comes by itself.
  await startAt('23:58:50');
  const { page: wall } = await openPage(browser, product.url, { today: new Date('2026-11-21') });
  await wall.goto(`${product.url}/kiosk?hours=08:00-07:59&scenes=classifica&seconds=60`);
  await expect.poll(() => office.heard.length, { timeout: 90_000, interval: 500 }).toBe(2);
  const [, closed] = office.heard;
  expect(closed && isSigned(closed, signingKey)).toBe(true);
  const told = JSON.parse(closed?.body ?? '{}');
  expect(told).toMatchObject({ type: 'day_closed', data: { day: '2026-11-21' } });
  expect(told.text).toMatch(/^Giornata del 21 novembre 2026 chiusa\n1\. Mario Rossi, /);
  const board = async () => {
    const { entries } = await ask<Leaderboard>(product, 'GET /api/leaderboard');
    return entries.map(({ name, provisional }) => [name, provisional]);
  };
  // Readers see the close a moment after the channel has heard of it.
  await expect.poll(board).toEqual([
    ['Mario Rossi', false],
    ['Anna Bianchi', false],
  ]);
  for (const name of ['Mario Rossi', 'Anna Bianchi'])
    await wall.getByText(name).filter({ visible: true }).first().waitFor({ timeout: 60_000 });
});
