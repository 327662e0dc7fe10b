import { expect, test } from 'vitest';
import { useApi } from '../../testing/api.ts';

const api = await useApi({ trustedProxies: ['127.0.0.1', '10.0.0.0/8', '2001:db8::/32'] });

const lines = () => api.logged.map((line) => JSON.parse(line));

test('each request is one line, with the id of its answer and without its query', async () => {
  const { headers } = await api.ask('GET /api/leaderboard?month=2025-13');
  const requestId = headers.get('X-Request-Id');
  const own = lines().filter((line) => line.requestId === requestId);
  expect(own).toHaveLength(1);
  expect(own[0]).toMatchObject({
    method: 'GET',
    path: '/api/leaderboard',
    status: 400,
    address: '127.0.0.1',
  });
  expect(own[0].ms).toBeGreaterThan(0);
});

test.each([
  ['192.0.2.9', '192.0.2.9'],
  ['1.2.3.4, 192.0.2.9', '192.0.2.9'],
  ['1.2.3.4, 192.0.2.9, 10.1.2.3, 2001:db8::7', '192.0.2.9'],
  ['1.2.3.4, 2001:db9::1, ::ffff:10.1.2.3', '2001:db9::1'],
  ['10.1.2.3', '10.1.2.3'],
])('of the hops %j the nearest untrusted one is the client: %s', async (forwarded, address) => {
  const { headers } = await api.ask('GET /healthz', { headers: { 'X-Forwarded-For': forwarded } });
  const line = lines().find(({ requestId }) => requestId === headers.get('X-Request-Id'));
  expect(line.address).toBe(address);
});

test.each([
  'GET /api/leaderboard',
  'GET /api/admin/players',
  'GET /api/nothing',
  'GET /healthz',
  'PATCH /api/site',
])('%s carries the security headers', async (call) => {
  const { headers } = await api.ask(call);
  expect(headers.get('Content-Security-Policy')).toBe("default-src 'none';frame-ancestors 'none'");
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
  expect(headers.get('X-Powered-By')).toBeNull();
  expect(Date.parse(headers.get('X-Server-Time') ?? '')).toBeCloseTo(Date.now(), -5);
});

test('a page, and an address that has none, carry the headers of documents too', async () => {
  const { headers } = await api.ask('GET /');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('X-Frame-Options')).toBe('DENY');
  expect(headers.get('Referrer-Policy')).toBe('no-referrer');
});

test('answers to admins and errors must not be stored', async () => {
  for (const call of [
    'GET /api/admin/players',
    'GET /api/nothing',
    'GET /api/leaderboard?month=x',
    'GET /readyz',
  ]) {
    const { headers } = await api.ask(call);
    expect(headers.get('Cache-Control'), call).toBe('no-store');
    expect(headers.get('ETag'), call).toBeNull();
  }
});

test('an unexpected error answers a sentence with a code; its cause is only in the log', async () => {
  await api.database.raw('alter table game_rules rename to mislaid');
  const { status, body, headers } = await api.ask('GET /api/admin/rules');
  await api.database.raw('alter table mislaid rename to game_rules');

  const requestId = headers.get('X-Request-Id') ?? '';
  expect(status).toBe(500);
  expect(body).toEqual({
    error: `Si è verificato un errore imprevisto. Riprova; se si ripete, segnala il codice ${requestId}.`,
  });
  const failure = lines().find((line) => line.requestId === requestId && line.err);
  expect(failure.err.message).toContain('game_rules');
  expect((await api.ask('GET /api/admin/rules')).status).toBe(200);
});
