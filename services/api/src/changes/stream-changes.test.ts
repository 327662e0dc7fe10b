import { type IncomingMessage, request } from 'node:http';
import { CHANGES_ADDRESS, EARLIER_CHANGES_ADDRESS } from '@vetta/contract/changes';
import { expect, test } from 'vitest';
import { testApi, useApi } from '../../testing/api.ts';

const api = await useApi({ trustedProxies: ['127.0.0.1'] });

/** Opens a stream. `messages` are those that it has brought by now; `ended` resolves when the server ends it. */
async function openStream({ at = api, address = CHANGES_ADDRESS, from = '192.0.2.200' } = {}) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(at.url + address, { agent: false, headers: { 'X-Forwarded-For': from } }, resolve)
      .on('error', reject)
      .end();
  });
  let text = '';
  answer.on('data', (chunk: Buffer) => {
    text += chunk.toString();
  });
  return {
    answer,
    messages: () => [...text.matchAll(/^data: (\d+)$/gm)].map(([, version]) => Number(version)),
    ended: new Promise<void>((resolve) => answer.once('close', resolve)),
  };
}

test('a stream says at once which version is served, and each change of it', async () => {
  const { answer, messages } = await openStream();
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
  await expect.poll(() => messages().length).toBeGreaterThanOrEqual(1);
  const [first = 0] = messages();
  expect((await api.ask('POST /api/admin/players', { body: { name: 'Anna' } })).status).toBe(201);
  await expect.poll(() => messages().at(-1)).toBeGreaterThan(first);
  answer.destroy();
});

test('an api that shuts down ends its streams and is gone at once', async () => {
  const own = await testApi();
  const streams = await Promise.all([openStream({ at: own }), openStream({ at: own })]);
  const began = performance.now();
  await own.close();
  await Promise.all(streams.map(({ ended }) => ended));
  // Requests under way would have had ten seconds.
  expect(performance.now() - began).toBeLessThan(8_000);
});

test('walls of earlier builds find it where they look', async () => {
  const { answer, messages } = await openStream({ address: EARLIER_CHANGES_ADDRESS });
  await expect.poll(() => messages().length).toBeGreaterThanOrEqual(1);
  answer.destroy();
});

test('other methods at its address are not calls', async () => {
  expect((await api.ask(`POST ${CHANGES_ADDRESS}`)).status).toBe(404);
});

test.each([
  ['one address', () => '192.0.2.1', '192.0.2.1', '192.0.2.2'],
  ['one /64', (n: number) => `2001:db8::${n}:1`, '2001:db8::ffff:1', '2001:db8:0:1::1'],
])('%s opens fifty streams, and another when one of them has ended', async (_, addressOf, next, other) => {
  const open = async (from: string) => (await openStream({ from })).answer;
  const streams = await Promise.all(Array.from({ length: 50 }, (_, n) => open(addressOf(n))));
  expect(new Set(streams.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  const refused = await open(next);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '30']);
  const elsewhere = await open(other);
  expect(elsewhere.statusCode).toBe(200);
  for (const stream of [...streams.slice(1), elsewhere]) stream.destroy();
  streams[0]?.destroy();
  await expect.poll(async () => (await open(next)).statusCode).toBe(200);
});
