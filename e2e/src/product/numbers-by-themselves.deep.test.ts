import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { ask } from './ask.ts';
import { logIn, openDesk } from './desk.ts';
import { ownProduct } from './started-product.ts';

const product = ownProduct({ DEMO: 'off', SOURCE_HOSTS: '127.0.0.1' });
let sheets: Server;
let address: string;
/** What the published sheet has. */
let sheet = '';

beforeAll(async () => {
  sheets = createServer((_, response) => response.end(sheet)).listen(0, '127.0.0.1');
  await once(sheets, 'listening');
  // A server that listens on a port has such an address.
  address = `http://127.0.0.1:${(sheets.address() as AddressInfo).port}/tracker.csv`;
});
afterAll(() => void sheets?.close());

/** Sends events as the office's telephone system does. */
async function ring(key: string, who: string, times: number): Promise<string[]> {
  const events = Array.from({ length: times }, (_, number) => ({
    id: `${who}-${number}`,
    at: '2026-11-21T11:00:00+01:00',
    kind: 'ring',
    who,
  }));
  const answer = await fetch(`${product.url}/api/intake/events`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ source: 'centralino', events }),
  });
  expect(answer.status).toBe(202);
  const body: { events: { state: string }[] } = JSON.parse(await answer.text());
  return body.events.map(({ state }) => state);
}

const board = async () => {
  const { entries } = await (await fetch(`${product.url}/api/leaderboard`)).json();
  return entries.map(({ name, total }: { name: string; total: number }) => [name, total]);
};

test('an evening in which nobody types: a sheet and the telephones fill the board, and a difference is kept as it was written', {
  timeout: 180_000,
}, async () => {
  const { context, page } = await openDesk(product);
  onTestFinished(() => context.close());
  const button = (name: string | RegExp) => page.getByRole('button', { name });

  // A sheet brings two people and their evening.
  sheet =
    'Operatore;Data;Telefonate;App. fissati\nMario Rossi;21/11/2026;120;3\nAnna Bianchi;21/11/2026;40;1\n';
  await logIn(product, page, '/admin/sources');
  await button('Nuova fonte').click();
  const dialog = page.getByRole('dialog', { name: 'Nuova fonte' });
  await dialog.getByRole('textbox', { name: 'Nome' }).fill('Foglio nord');
  await dialog.getByRole('textbox', { name: 'Indirizzo' }).fill(address);
  await dialog.getByRole('button', { name: 'Aggiungi' }).click();
  const card = page.getByRole('article', { name: 'Foglio nord' });
  await card.getByRole('button', { name: 'Prendi adesso' }).click();
  await card.getByText('2 giornate nuove, 2 persone nuove').waitFor();
  const [first, second] = await board();
  expect([first[0], second[0]]).toEqual(['Mario Rossi', 'Anna Bianchi']);

  // The telephones have counted, too: somebody who is in no sheet, and Mario.
  const { key } = await ask(product, 'POST /api/admin/keys', { name: 'Centralino', scopes: ['entries'] });
  await ask(product, 'POST /api/admin/players', { name: 'Ugo Neri', joinedOn: '2026-11-01' });
  expect(new Set(await ring(key, 'ugo.neri@azienda.it', 90))).toEqual(new Set(['unlinked']));
  await ring(key, 'int. 201', 84);
  await page.reload();
  const ugo = page.getByRole('article', { name: 'ugo.neri@azienda.it, centralino' });
  await ugo.getByText('Proposta: Ugo Neri').waitFor();
  await ugo.getByText('90 eventi aspettano').waitFor();
  await ugo.getByRole('button', { name: 'Collega a Ugo Neri' }).click();
  await expect
    .poll(async () => (await board()).find(([name]: [string]) => name === 'Ugo Neri')?.[1])
    .toBeGreaterThan(0);
  const telephone = page.getByRole('article', { name: 'int. 201, centralino' });
  await telephone.getByRole('button', { name: /Chi è/ }).click();
  await page.getByRole('option', { name: 'Mario Rossi' }).click();
  await telephone.getByRole('button', { name: 'Collega a Mario Rossi' }).click();

  // Mario's sheet says 120, the telephones say 84: what was written stands, and is looked at before 23:59.
  await page.goto(`${product.url}/admin`);
  const toLookAt = page.getByRole('region', { name: 'Da guardare' });
  await toLookAt.getByText('chiamate: 120 nei numeri scritti, 84 nei contati').waitFor();
  await page.goto(`${product.url}/admin/quick-entry`);
  await toLookAt.getByText('chiamate: 120 nei numeri scritti, 84 nei contati').waitFor();
  await toLookAt.getByRole('button', { name: 'Tieni gli scritti' }).click();
  await toLookAt.waitFor({ state: 'detached' });
  expect((await board())[0]).toEqual(first);

  // A sheet that nobody can read takes nothing away, and the dashboard says so.
  sheet = 'Operatore;Data;Telefonate;App. fissati\nMario Rossi;21/11/2026;molte;3\n';
  await page.goto(`${product.url}/admin/sources`);
  await card.getByRole('button', { name: 'Prendi adesso' }).click();
  await card.getByText(/^Riga 2: /).waitFor();
  await page.goto(`${product.url}/admin`);
  await toLookAt.getByText('Dalla fonte Foglio nord non si prende niente', { exact: false }).waitFor();
  expect((await board())[0]).toEqual(first);

  // Who did it all stands in the audit.
  const { changes } = await ask(product, 'GET /api/admin/audit');
  expect(changes.map(({ actor }: { actor: string }) => actor)).toContain('Fonte «Foglio nord»');
});
