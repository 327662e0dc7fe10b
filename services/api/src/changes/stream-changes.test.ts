import { type IncomingMessage, request } from 'node:http';
import { CHANGES_ADDRESS, EARLIER_CHANGES_ADDRESS } from '@vetta/contract/changes';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';

let api: TestApi;
let isClosed: boolean;
beforeEach(async () => {
  isClosed = false;
  api = await testApi();
});
afterEach(async () => {
  if (!isClosed) await api.close();
});

/** Opens a stream. `messages` are those that it has brought by now; `ended` resolves when the server ends it. */
async function openStream(address = CHANGES_ADDRESS) {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request(api.url + address, resolve)
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
  const streams = await Promise.all([openStream(), openStream()]);
  const began = performance.now();
  isClosed = true;
  await api.close();
  await Promise.all(streams.map(({ ended }) => ended));
  // Requests under way would have had ten seconds.
  expect(performance.now() - began).toBeLessThan(8_000);
});

test('walls of earlier builds find it where they look', async () => {
  const { answer, messages } = await openStream(EARLIER_CHANGES_ADDRESS);
  await expect.poll(() => messages().length).toBeGreaterThanOrEqual(1);
  answer.destroy();
});

test('other methods at its address are not calls', async () => {
  expect((await api.ask(`POST ${CHANGES_ADDRESS}`)).status).toBe(404);
});
