import { gzipSync } from 'node:zlib';
import type { EndpointDefinition } from '@vetta/contract/endpoint';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMIN_KEY, type TestApi, testApi } from '../../testing/api.ts';
import { sendRaw } from '../../testing/raw-request.ts';
import { requestFilter } from '../requests/request-filter.ts';
import { routes } from '../routes.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const refusalOf = (encoding: string) =>
  requestFilter(() => true)({ headers: { 'content-encoding': encoding } });
const id = '0199f7a2-5c00-7000-8000-000000000001';
const values: Readonly<Record<string, string>> = { month: '2025-10', name: 'dinner', number: '1' };
const callOf = ({ method, path }: EndpointDefinition) =>
  `${method} ${path.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? id)}`;

test('no call takes a body with an encoding, whether it takes a body or not', async () => {
  const body = gzipSync('{"name":"Anna"}');
  for (const { endpoint } of routes) {
    const { socket, status } = await sendRaw(api, callOf(endpoint), {
      headers: {
        'X-Admin-Key': ADMIN_KEY,
        'Content-Type': 'application/json',
        'Content-Encoding': 'gzip',
        'Content-Length': String(body.length),
      },
      body,
    });
    expect(await status, callOf(endpoint)).toBe(415);
    socket.destroy();
  }
});

test.each(['gzip'])(
  'the encoding %s is refused with a sentence, before the key and before the body',
  async (encoding) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Encoding': encoding };
    const { status, body } = await api.ask('POST /api/admin/players', {
      raw: '{"name":"Anna"}',
      headers,
      key: null,
    });
    expect(status).toBe(415);
    expect(body).toEqual({ error: expect.stringContaining('non compresso') });
    const unfinished = await sendRaw(api, 'POST /api/screens/beat', {
      headers: { ...headers, 'Content-Length': '1000' },
    });
    expect(await unfinished.status).toBe(415);
    unfinished.socket.destroy();
  },
);

test.each(['gzip', 'x-gzip', 'deflate', 'br', 'zstd', 'GZIP', 'identity, gzip', 'whatever'])(
  'the encoding %s is one',
  (encoding) => expect(refusalOf(encoding)).toMatchObject({ status: 415 }),
);

test.each(['identity', 'Identity', ''])('the encoding %j is none', (encoding) =>
  expect(refusalOf(encoding)).toBeUndefined(),
);

test('a page that is asked for with an encoded body is refused too', async () => {
  const headers = { 'Content-Encoding': 'gzip', 'Content-Length': '5' };
  const { socket, status } = await sendRaw(api, 'GET /', { headers, body: 'hello' });
  expect(await status).toBe(415);
  socket.destroy();
});
