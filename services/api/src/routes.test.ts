import { endpoints } from '@vetta/contract/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../testing/api.ts';
import { routes } from './routes.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

test('every call of the contract is served, once, and nothing else is', () => {
  const served = routes.map(({ endpoint }) => endpoint);
  expect(served).toHaveLength(endpoints.length);
  expect(new Set(served)).toEqual(new Set(endpoints));
});

const thisMonth = Temporal.Now.plainDateISO('Europe/Rome').toPlainYearMonth().toString();
const unknownId = '0199f7a2-5c00-7000-8000-000000000001';
const calls = endpoints.map(({ method, path, access }) => ({
  access,
  call: `${method} ${path.replace('{id}', unknownId).replace('{month}', thisMonth).replace('{name}', `${unknownId}.png`).replace('{key}', 'hero.title')}`,
}));

const adminCalls = calls.filter(({ access }) => access !== 'public');
const refusal = { status: 401, body: { error: 'Chiave di accesso non valida' } };

test.each(adminCalls)('$call needs a key', async ({ call }) => {
  expect(await api.ask(call, { key: null })).toMatchObject(refusal);
});

test.each([
  ['an empty key', ''],
  ['a blank key', '   '],
  ['a wrong key', 'sbagliata'],
  ['a key of 5 000 characters', 'k'.repeat(5_000)],
  ['a key of 100 000 characters', 'k'.repeat(100_000)],
])('%s is refused', async (_, key) => {
  for (const call of ['GET /api/admin/players', 'POST /api/admin/players'])
    expect(await api.ask(call, { key })).toMatchObject(refusal);
});

test.each(calls)('$call answers a wrong method with 405 and what it allows', async ({ call }) => {
  const [method = '', path] = call.split(' ');
  const answer = await api.ask(`PATCH ${path}`);
  expect(answer.status).toBe(405);
  expect(answer.headers.get('Allow')?.split(', ')).toContain(method);
  expect(answer.body).toEqual({ error: 'Metodo non consentito a questo indirizzo' });
});

test.each(['/api', '/api/nothing', '/api/admin/nothing', '/api/leaderboard/nothing', '/api/%E0%A4%A'])(
  '%s is an unknown address',
  async (path) => {
    const answer = await api.ask(`GET ${path}`);
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ error: 'Questo indirizzo non esiste' });
  },
);

// The metrics count their own scrapes, so no two answers are equal. An empty league has no past month, nor a final one. No server of
// others is there to be asked for a picture.
const apart = [
  'GET /metrics',
  'GET /api/months/2025-09',
  `GET /api/admin/months/${thisMonth}/rehearsal`,
  'GET /api/admin/outside-media',
];
/** What some lists need to be told. */
const queries: Readonly<Record<string, string>> = {
  'GET /api/admin/entries': '?date=2025-10-01',
  'GET /api/admin/entries/usual': '?date=2025-10-01',
  'GET /api/admin/entry-authors': '?date=2025-10-01',
  'GET /api/admin/scoring-config/rehearsal':
    '?ringPoints=2&appointmentSetPoints=25&appointmentDonePoints=75&bonusMultiplier=1.1',
  'GET /api/admin/disqualifications': `?month=${thisMonth}`,
};
const repeatable = ({ call }: { call: string }) => !call.includes(unknownId) && !apart.includes(call);
test.each(calls.filter((one) => one.call.startsWith('GET ') && repeatable(one)))(
  '$call answers HEAD like GET, without a body',
  async ({ call }) => {
    const path = `${call.split(' ')[1]}${queries[call] ?? ''}`;
    const [get, head] = [await api.ask(`GET ${path}`), await api.ask(`HEAD ${path}`)];
    expect(head.status).toBe(get.status);
    expect(get.status).toBe(200);
    expect(head.headers.get('Content-Length')).toBe(get.headers.get('Content-Length'));
    expect(head.body).toBe('');
  },
);
