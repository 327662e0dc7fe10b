import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { freshBucket } from '../../testing/object-stores.ts';
import { startApiProcess } from '../../testing/start-api-process.ts';
import { sendUnfinishedGzip } from '../../testing/unfinished-gzip.ts';
import { connectionLimits } from '../connections/connection-limits.ts';

const REQUESTS = 2_000;
/** What they may cost together, in bytes. */
const MOST_BYTES = 40_000_000;
/** The slowest answer to others, in milliseconds: the soak's runs alone on its machine. */
const ANSWERS_WITHIN = process.env.SOAK ? 500 : 3_000;

test('two thousand unfinished gzip requests of strangers cost at most 40 MB, and others are answered meanwhile', {
  timeout: 120_000,
}, async () => {
  const api = await startApiProcess({ objectStore: freshBucket('s3rver'), limits: connectionLimits });
  const send = () => sendUnfinishedGzip(api);
  const others = ['GET /api/leaderboard', 'GET /api/months', 'GET /healthz'];
  // What the first answers allocate once is not the cost of a request.
  for (const { socket } of await Promise.all(Array.from({ length: 50 }, send))) socket.destroy();
  for (let round = 0; round < 20; round++) for (const call of others) await api.ask(call);
  const before = await api.memory();

  let going = true;
  let slowest = 0;
  let most = 0;
  const meanwhile = async () => {
    while (going) {
      for (const call of others) {
        const began = performance.now();
        expect((await api.ask(call)).status).toBe(200);
        slowest = Math.max(slowest, performance.now() - began);
      }
      most = Math.max(most, await api.memory());
      await pause(100);
    }
  };
  const answered = meanwhile();
  const sent = [];
  for (let n = 0; n < REQUESTS; n++) sent.push(await send());
  // None of them ends: their memory, if it is held, stays.
  await pause(2_000);
  going = false;
  await answered;
  const cost = most - before;
  console.log(
    `${REQUESTS} unfinished gzip requests cost ${(cost / 1e6).toFixed(1)} MB; the slowest answer to others took ${Math.round(slowest)} ms.`,
  );
  expect(new Set(await Promise.all(sent.map(({ status }) => status)))).toEqual(new Set([415]));
  for (const { socket } of sent) socket.destroy();
  await api.close();
  expect(cost).toBeLessThanOrEqual(MOST_BYTES);
  expect(slowest).toBeLessThan(ANSWERS_WITHIN);
});
