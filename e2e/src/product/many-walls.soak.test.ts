import { setTimeout as pause } from 'node:timers/promises';
import { type StreamClient, streamClient } from '@vetta/api/testing/stream-client';
import { CHANGES_ADDRESS } from '@vetta/contract/changes';
import { keepStream } from '@vetta/contract/client/keep-stream';
import type { DataFolder, StartedVetta } from '@vetta/server/testing/started-vetta';
import getPort from 'get-port';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataFolder, startProduct } from './start-product.ts';

const WALLS = 200;
const POLL_MS = 30_000;

let data: DataFolder;
let port: number;
let vetta: StartedVetta;
const start = async () => {
  vetta = await startProduct(data.path, {
    PORT: String(port),
    LOG_LEVEL: 'warn',
    // Each wall has an address of its own.
    TRUSTED_PROXY: '127.0.0.1',
  });
};
beforeAll(async () => {
  [data, port] = await Promise.all([dataFolder(), getPort()]);
  await start();
});
afterAll(async () => {
  await vetta?.stop();
  await data?.remove();
});

const read = () => fetch(`http://127.0.0.1:${port}/api/leaderboard`);

/** What a wall asks of the server: its stream, and a poll each half minute that began at a time of its own. */
function hangWall(onMessage: () => void): () => void {
  const end = keepStream(`http://127.0.0.1:${port}${CHANGES_ADDRESS}`, {
    open: (address): StreamClient => streamClient(address),
    onMessage,
  });
  let timer = setTimeout(function poll() {
    timer = setTimeout(poll, POLL_MS);
    read().then(
      (answer) => answer.arrayBuffer(),
      () => {},
    );
  }, Math.random() * POLL_MS);
  return () => {
    clearTimeout(timer);
    end();
  };
}

test('two hundred walls come back spread out after a restart, and the api answers others as ever', {
  timeout: 300_000,
}, async () => {
  const arrivals: number[] = [];
  const ends = Array.from({ length: WALLS }, () => hangWall(() => arrivals.push(performance.now())));
  await expect.poll(() => arrivals.length).toBeGreaterThanOrEqual(WALLS);
  await vetta.stop();
  // Each wall has failed at least once by now.
  await pause(15_000);
  arrivals.length = 0;
  await start();

  const answers: number[] = [];
  while (arrivals.length < WALLS) {
    const began = performance.now();
    expect((await read()).status).toBe(200);
    answers.push(performance.now() - began);
    await pause(20);
  }
  for (const end of ends) end();
  const together = arrivals.map((at) => arrivals.filter((other) => other >= at && other < at + 1_000).length);
  const seconds = (Math.max(...arrivals) - Math.min(...arrivals)) / 1_000;
  const p99 = answers.sort((a, b) => a - b)[Math.floor(0.99 * answers.length)] ?? Number.NaN;
  console.log(
    `${WALLS} walls came back within ${seconds.toFixed(1)} s, at most ${Math.max(...together)} in a second; others' reads: p99 ${p99.toFixed(0)} ms.`,
  );
  // Half of them at once would be no spread.
  expect(Math.max(...together)).toBeLessThan(WALLS / 2);
  expect(p99).toBeLessThan(250);
});
