import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { SentRequest } from '@vetta/api/testing/raw-request';
import { sendUnfinishedGzip } from '@vetta/api/testing/unfinished-gzip';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EVENING } from '../product/evening.ts';
import { type DataFolder, dataFolder, type RunningVetta, startVetta } from '../product/start-vetta.ts';

const REQUESTS = 2_000;
/** What they may cost together, in bytes. */
const MOST_BYTES = 40_000_000;
/** The slowest answer to others, in milliseconds: the soak's runs alone on its machine. */
const ANSWERS_WITHIN = process.env.SOAK ? 500 : 3_000;

/** What others ask for meanwhile: little, since the garbage of their own answers is not the cost of a stranger's request. */
const others = ['/api/leaderboard', '/healthz'];

// The memory of a process is read as Linux tells it.
describe.runIf(existsSync('/proc/self/status'))('a started product', () => {
  let data: DataFolder;
  let vetta: RunningVetta;
  const sent: SentRequest[] = [];
  beforeAll(async () => {
    data = await dataFolder('demo');
    vetta = await startVetta(data.path, { CLOCK: EVENING });
  });
  afterAll(async () => {
    for (const { socket } of sent) socket.destroy();
    await vetta?.stop();
    await data?.remove();
  });

  /** Reads what others read. Returns how long the slowest answer took, in milliseconds. */
  async function readOnce(): Promise<number> {
    let slowest = 0;
    for (const path of others) {
      const began = performance.now();
      const answer = await fetch(vetta.url + path);
      await answer.arrayBuffer();
      expect(answer.status, path).toBe(200);
      slowest = Math.max(slowest, performance.now() - began);
    }
    return slowest;
  }

  test('two thousand unfinished gzip requests cost at most 40 MB, and others are answered meanwhile', {
    timeout: 120_000,
  }, async () => {
    // What it allocates in its first minute is not the cost of a request.
    for (let round = 0; round < 200; round++) await readOnce();
    const before = await vetta.memory();

    let [going, slowest, most] = [true, 0, 0];
    const meanwhile = async () => {
      while (going) {
        slowest = Math.max(slowest, await readOnce());
        most = Math.max(most, await vetta.memory());
        await pause(50);
      }
    };
    const watched = meanwhile();
    for (let n = 0; n < REQUESTS; n++) sent.push(await sendUnfinishedGzip(vetta));
    await pause(3_000);
    going = false;
    await watched;
    const statuses = await Promise.all(sent.map(({ status }) => status));
    const cost = most - before;
    console.info(
      `${REQUESTS} unfinished gzip requests: ${(cost / 1e6).toFixed(1)} MB more than ${(before / 1e6).toFixed(0)} MB; the slowest answer to others ${Math.round(slowest)} ms`,
    );
    expect(new Set(statuses)).toEqual(new Set([415]));
    expect(cost).toBeLessThanOrEqual(MOST_BYTES);
    expect(slowest).toBeLessThan(ANSWERS_WITHIN);
  });
});
