import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { ADMIN_KEY, testApi, useApi } from '../../testing/api.ts';

const api = await useApi({ trustedProxies: ['127.0.0.1', '10.0.0.0/8'] });

const verify = 'POST /api/admin/auth/verify';
let addresses = 0;
/** Returns the headers of a new client behind the trusted proxy. */
const newcomer = () => ({ 'X-Forwarded-For': `192.0.2.${++addresses}` });

/** Returns the status of a request with headers that fetch does not send. */
const statusOf = (headers: Record<string, string | string[]>): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const sent = request(`${api.url}/api/admin/auth/verify`, { method: 'POST', headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    sent.on('error', reject).end();
  });

test("the right key is accepted, and its holder's last login is set", async () => {
  const { status, body } = await api.ask(verify, { headers: newcomer() });
  expect(status).toBe(200);
  expect(body).toEqual({ ok: true });
  const holder = await api.database('admin_users').first('last_login');
  expect(Date.now() - Date.parse(holder?.last_login ?? '')).toBeLessThan(60_000);
});

test('a login has an audit row with the name that was given; a wrong key and other calls have none', async () => {
  const own = await testApi();
  const maria = { 'X-Admin-Name': 'Maria', ...newcomer() };
  const login = await own.ask(verify, { headers: maria });
  await own.ask(verify, { headers: newcomer() });
  await own.ask(verify, { key: 'sbagliata', headers: maria });
  await own.ask('GET /api/admin/players', { headers: maria });

  const { body } = await own.ask('GET /api/admin/audit');
  expect(body.changes.map(({ actor, what }: Record<string, string>) => [actor, what])).toEqual([
    ['admin', 'Accesso all’area di amministrazione'],
    ['Maria', 'Accesso all’area di amministrazione'],
  ]);
  expect(body.changes[1]).toMatchObject({
    id: login.headers.get('X-Audit-Id'),
    after: { lastLogin: expect.any(String) },
    undo: { possible: false },
  });
  expect(JSON.stringify(await own.database('audit'))).not.toContain(ADMIN_KEY);
  await own.close();
});

test.each([
  'sbagliata',
  `${ADMIN_KEY} x`,
  `x${ADMIN_KEY}`,
  ADMIN_KEY.toUpperCase(),
  'è',
  '',
  '   ',
  'k'.repeat(100_000),
])('the key %.30j is wrong', async (key) => {
  const { status, body } = await api.ask(verify, { key, headers: newcomer() });
  expect(status).toBe(401);
  expect(body).toEqual({ error: 'Chiave di accesso non valida' });
});

test('a repeated header is refused, even with the right key twice', async () => {
  expect(await statusOf({ 'X-Admin-Key': [ADMIN_KEY, ADMIN_KEY], ...newcomer() })).toBe(401);
  expect(await statusOf({ 'X-Admin-Key': [ADMIN_KEY], ...newcomer() })).toBe(200);
});

test('Node answers headers larger than any key, and no request passes', async () => {
  const { hostname, port } = new URL(api.url);
  const socket = connect(Number(port), hostname);
  socket.write(`POST /api/admin/auth/verify HTTP/1.1\r\nHost: vetta\r\nX-Admin-Key: ${'k'.repeat(300_000)}`);
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 431 /);
  socket.destroy();
});

test('after ten wrong keys in a minute an address must wait, and other addresses need not', async () => {
  const headers = newcomer();
  const wrong = (key: string) => api.ask(verify, { key, headers });
  // At once: none may pass while another is being checked.
  const keys = [
    'uno',
    'due',
    'tre',
    'quattro',
    'uno',
    'uno',
    'uno',
    'sei',
    'sei',
    'sei',
    'uno',
    'due',
    'x',
    'y',
    'z',
  ];
  const answers = await Promise.all(keys.map(wrong));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  const [refused, ...rest] = answers.filter(({ status }) => status === 429);
  expect(rest).toHaveLength(4);
  expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(50);
  expect(refused?.body.error).toMatch(/^Troppi tentativi/);

  expect((await api.ask(verify, { headers })).status, 'the key already verified').toBe(200);
  expect((await api.ask(verify, { key: null, headers })).status, 'no key is no attempt').toBe(401);
  expect((await api.ask(verify, { key: 'sbagliata', headers: newcomer() })).status).toBe(401);
});

test('an address that no trusted proxy states is ignored', async () => {
  const direct = await testApi();
  const wrong = (address: string) =>
    direct.ask(verify, { key: `sbagliata per ${address}`, headers: { 'X-Forwarded-For': address } });
  const answers = await Promise.all(Array.from({ length: 11 }, (_, n) => wrong(`192.0.2.${n}`)));
  expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(401), 429]);
  await direct.close();
});

test('the key is in no answer, no header and no line of the log', async () => {
  const answers = await Promise.all([
    api.ask(verify, { headers: newcomer() }),
    api.ask('GET /api/admin/players'),
    api.ask(`GET /api/leaderboard?key=${ADMIN_KEY}`),
    api.ask('POST /api/admin/players', {
      raw: `{"name":"${ADMIN_KEY}`,
      headers: { 'Content-Type': 'application/json' },
    }),
  ]);
  for (const { body, headers } of answers) {
    expect(JSON.stringify([body, ...headers])).not.toContain(ADMIN_KEY);
  }
  expect(api.logged.length).toBeGreaterThan(answers.length);
  expect(api.logged.join('')).not.toContain(ADMIN_KEY);
});
