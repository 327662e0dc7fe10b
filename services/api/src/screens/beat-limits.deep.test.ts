import { randomBytes, randomUUID } from 'node:crypto';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { expect, test } from 'vitest';
import { testApi, useApi } from '../../testing/api.ts';
import { sendRaw } from '../../testing/raw-request.ts';
import { beat, namedScreen, testScreen } from '../../testing/screens.ts';

const databaseUrl = await freshDatabase();
const api = await useApi({ databaseUrl, trustedProxies: ['127.0.0.1'] });

let addresses = 0;
const newcomer = () => `2001:db8:${(++addresses).toString(16)}::1`;
const send = (from: string, headers: Record<string, string> = {}) =>
  api.ask('POST /api/screens/beat', {
    key: null,
    body: beat(randomUUID()),
    headers: { 'X-Forwarded-For': from, ...headers },
  });
const forged = () => ({ Cookie: `schermo=${randomBytes(32).toString('base64url')}` });
/** Fills an address's beats of this minute with beats that are none. */
const useUp = (from: string) =>
  Promise.all(
    Array.from({ length: 60 }, () =>
      api.ask('POST /api/screens/beat', { key: null, body: {}, headers: { 'X-Forwarded-For': from } }),
    ),
  );

test('a beat of more than 8 kB is too large, with or without its length', async () => {
  const headers = { 'X-Forwarded-For': newcomer(), 'Content-Type': 'application/json' };
  const start = JSON.stringify(beat(randomUUID())).slice(0, -1);
  const filled = (bytes: number) => `${start},"note":"${'x'.repeat(bytes - start.length - 11)}"}`;
  const ask = (raw: string) => api.ask('POST /api/screens/beat', { raw, headers, key: null });
  expect((await ask(filled(8 * 1024))).status).toBe(200);
  const { status, body } = await ask(filled(8 * 1024 + 1));
  expect([status, body.error]).toEqual([413, 'La richiesta è troppo grande: al massimo 8 kB']);

  const chunk = 'x'.repeat(9_000);
  const endless = await sendRaw(api, 'POST /api/screens/beat', {
    headers: { ...headers, 'Transfer-Encoding': 'chunked' },
    body: `${chunk.length.toString(16)}\r\n${chunk}\r\n`,
  });
  expect(await endless.status).toBe(413);
  endless.socket.destroy();
});

test('beyond its limit, for which wrong beats count, an address is refused before its body is there', async () => {
  const from = newcomer();
  await useUp(from);
  const unfinished = await sendRaw(api, 'POST /api/screens/beat', {
    headers: { 'X-Forwarded-For': from, 'Content-Type': 'application/json', 'Content-Length': '1000' },
  });
  expect(await unfinished.status).toBe(429);
  unfinished.socket.destroy();
  expect((await send(newcomer())).status).toBe(200);
});

test('beyond its limit an address is refused before any query, with a forged token too', async () => {
  const from = newcomer();
  await useUp(from);
  const tokens = newcomer();
  for (let n = 0; n < 10; n++) await Promise.all(Array.from({ length: 60 }, () => send(tokens, forged())));
  const holder = await api.database.transaction();
  await holder.raw('lock table screens in access exclusive mode');
  try {
    const began = performance.now();
    expect((await send(from)).status).toBe(429);
    expect((await send(tokens, forged())).status).toBe(429);
    // A query would wait for the lock until the database counts as away.
    expect(performance.now() - began).toBeLessThan(2_500);
  } finally {
    await holder.rollback();
  }
});

test('forged tokens of an address use up neither the beats of its named screens nor, at once, those without a token', async () => {
  const screen = await namedScreen(api, 'Corridoio');
  const from = { 'X-Forwarded-For': newcomer() };
  for (let n = 0; n < 11; n++)
    await Promise.all(Array.from({ length: 60 }, () => send(from['X-Forwarded-For'], forged())));
  expect((await screen.beat({ headers: from })).status).toBe(200);
});

test('two hundred named screens behind one address beat at once', async () => {
  const from = { 'X-Forwarded-For': newcomer() };
  const screens = [];
  for (let n = 0; n < 200; n++) screens.push(await namedScreen(api, `Sala ${n}`));
  // Another process does not know their tokens yet.
  const other = await testApi({
    databaseUrl,
    objectStore: api.objectStore,
    adminKey: null,
    trustedProxies: ['127.0.0.1'],
  });
  const statuses = await Promise.all(
    screens.map(async ({ id, token }) => {
      const headers = { ...from, Cookie: `schermo=${token}` };
      return (await other.ask('POST /api/screens/beat', { key: null, body: beat(id), headers })).status;
    }),
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
  await other.close();
});

test('a screen that is removed is limited as any other', async () => {
  const screen = await namedScreen(api, 'Cantina');
  expect((await api.ask(`DELETE /api/admin/screens/${screen.id}`)).status).toBe(204);
  const from = newcomer();
  await useUp(from);
  expect((await screen.beat({ headers: { 'X-Forwarded-For': from } })).status).toBe(429);
  expect((await testScreen(api).beat()).status).toBe(200);
});
