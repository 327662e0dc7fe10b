import { type EndpointDefinition, mediaTypeOf } from '@vetta/contract/endpoint';
import { endpoints } from '@vetta/contract/endpoints';
import { expect, test } from 'vitest';
import { useApi } from '../testing/api.ts';
import { addressOf, everyCall, queryOf } from '../testing/every-call.ts';
import { routes } from './routes.ts';

const api = await useApi();

test('every call of the contract is served, once, and nothing else is', () => {
  const served = routes.map(({ endpoint }) => endpoint);
  expect(served).toHaveLength(endpoints.length);
  expect(new Set(served)).toEqual(new Set(endpoints));
});

const calls = everyCall.map((endpoint) => ({
  ...endpoint,
  call: `${endpoint.method} ${addressOf(endpoint.path)}`,
}));

const adminCalls = calls.filter(({ access }) => access !== 'public');
const refusal = { status: 401, body: { error: 'Chiave di accesso non valida' } };

test.each(adminCalls)('$call needs a key', async ({ call }) => {
  expect(await api.ask(call, { key: null })).toMatchObject(refusal);
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

const withId = calls.filter(({ path }) => path.includes('{id}'));
const notFound = { status: 404, body: { error: expect.stringMatching(/\w/) } };

test.each(withId)('$method $path is a 404 for what is no id', async ({ method, path }) => {
  for (const id of ['x', '0', '%00'])
    expect(await api.ask(`${method} ${addressOf(path, { id })}`)).toMatchObject(notFound);
});

// What shares an address shows the league's own picture for a player who is gone.
const findsNothing = ({ body, query, path }: EndpointDefinition) =>
  [body, query].every((shape) => shape?.safeParse({}).success !== false) && !path.startsWith('/pictures/');
test.each(withId.filter(findsNothing))(
  '$method $path is a 404 for an id that nothing has',
  async ({ call, body }) => {
    expect(await api.ask(call, body && { body: {} })).toMatchObject(notFound);
  },
);

/** What each call refuses is told by the contract's test of limits. */
const refusedInput = {
  status: 400,
  body: { error: expect.stringMatching(/\w/), issues: [expect.anything()] },
};

test.each(calls.filter(({ body }) => body && mediaTypeOf(body) === 'application/json'))(
  '$call refuses a body of another shape, and says so',
  async ({ call }) => {
    expect(await api.ask(call, { body: [] })).toMatchObject(refusedInput);
  },
);

test.each(calls.filter(({ query }) => query))(
  '$call refuses a query that says one thing in two ways, and names the field',
  async ({ call, query }) => {
    const [field = ''] = Object.keys(query?.shape ?? {});
    const { status, body } = await api.ask(`${call}?${field}=x&${field}=y`);
    expect(status).toBe(400);
    expect(body.issues.map(({ path }: { path: string[] }) => path[0])).toContain(field);
  },
);

// The metrics count their own scrapes, so no two answers are equal. An empty league has no past month, nor a final one. No server of
// others is there to be asked for a picture.
const apart = ['GET /metrics', 'GET /api/admin/months/{month}/rehearsal', 'GET /api/admin/outside-media'];
const isRepeatable = ({ name, method, path }: EndpointDefinition) =>
  method === 'GET' && !/\{(?!month)/.test(path) && !apart.includes(name);
test.each(calls.filter(isRepeatable))(
  '$name answers HEAD like GET, without a body',
  async ({ call, name }) => {
    const path = `${call.split(' ')[1]}${queryOf(name, '2025-10-01')}`;
    const [get, head] = [await api.ask(`GET ${path}`), await api.ask(`HEAD ${path}`)];
    expect(head.status).toBe(get.status);
    expect(get.status).toBe(200);
    expect(head.headers.get('Content-Length')).toBe(get.headers.get('Content-Length'));
    expect(head.body).toBe('');
  },
);
