import { type IncomingMessage, request } from 'node:http';
import { CHANGES_ADDRESS } from '@vetta/contract/changes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ trustedProxies: ['127.0.0.1'] });
});
afterAll(() => api.close());

const open = (address: string) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const headers = { 'X-Forwarded-For': address };
    request(api.url + CHANGES_ADDRESS, { agent: false, headers }, (answer) => resolve(answer.resume()))
      .on('error', reject)
      .end();
  });
const openFifty = (addressOf: (n: number) => string) =>
  Promise.all(Array.from({ length: 50 }, (_, n) => open(addressOf(n))));

test.each([
  ['one address', () => '192.0.2.1', '192.0.2.1', '192.0.2.2'],
  ['one /64', (n: number) => `2001:db8::${n}:1`, '2001:db8::ffff:1', '2001:db8:0:1::1'],
])('%s opens fifty streams, and another when one of them has ended', async (_, addressOf, next, other) => {
  const streams = await openFifty(addressOf);
  expect(new Set(streams.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const refused = await open(next);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '30']);
  const elsewhere = await open(other);
  expect(elsewhere.statusCode).toBe(200);
  for (const stream of [...streams.slice(1), elsewhere]) stream.destroy();
  streams[0]?.destroy();
  await expect.poll(async () => (await open(next)).statusCode, { timeout: 30_000 }).toBe(200);
});
