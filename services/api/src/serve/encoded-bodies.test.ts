import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { ADMIN_KEY, useApi } from '../../testing/api.ts';
import { addressOf, everyCall } from '../../testing/every-call.ts';
import { sendRaw } from '../../testing/raw-request.ts';
import { requestFilter } from '../requests/request-filter.ts';

const api = await useApi();

const refusalOf = (encoding: string) =>
  requestFilter(() => true)({ headers: { 'content-encoding': encoding } });

test('no call takes a body with an encoding, whether it takes a body or not', async () => {
  const body = gzipSync('{"name":"Anna"}');
  for (const { name, method, path } of everyCall) {
    const { socket, status } = await sendRaw(api, `${method} ${addressOf(path)}`, {
      headers: {
        'X-Admin-Key': ADMIN_KEY,
        'Content-Type': 'application/json',
        'Content-Encoding': 'gzip',
        'Content-Length': String(body.length),
      },
      body,
    });
    expect(await status, name).toBe(415);
    socket.destroy();
  }
});

test('an encoded body is refused with a sentence, before the key and before the body', async () => {
  const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
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
});

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
