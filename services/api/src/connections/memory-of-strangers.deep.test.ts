import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshBucket } from '../../testing/object-stores.ts';
import { type ApiProcess, startApiProcess } from '../../testing/start-api-process.ts';
import { connectionLimits } from './connection-limits.ts';

let api: ApiProcess;
let sockets: Socket[] = [];
beforeEach(async () => {
  api = await startApiProcess({ objectStore: freshBucket('s3rver'), limits: connectionLimits });
  // What the first answers allocate once is no client's cost.
  for (let n = 0; n < 50; n++)
    for (const call of ['GET /api/leaderboard', 'GET /api/site']) await api.ask(call);
});
afterEach(async () => {
  for (const socket of sockets) socket.destroy();
  sockets = [];
  await api.close();
});

/** Opens connections that send this and read nothing. */
async function open(count: number, text: string | Buffer): Promise<void> {
  for (let n = 0; n < count; n++) {
    const socket = connect({ port: Number(new URL(api.url).port), host: '127.0.0.1' });
    sockets.push(socket);
    socket.on('error', () => {});
    socket.pause();
    await once(socket, 'connect');
    socket.write(text);
  }
}

/** Looks at the process for `seconds` while others ask. Returns the most that it held and the slowest answer. */
async function watch(seconds: number): Promise<{ most: number; slowest: number }> {
  const [began, watched] = [performance.now(), { most: 0, slowest: 0 }];
  while (performance.now() - began < seconds * 1_000) {
    for (const call of ['GET /api/leaderboard', 'GET /api/months']) {
      const asked = performance.now();
      expect((await api.ask(call)).status).toBe(200);
      watched.slowest = Math.max(watched.slowest, performance.now() - asked);
    }
    watched.most = Math.max(watched.most, await api.memory());
    await pause(100);
  }
  return watched;
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: vetta\r\n\r\n`;

/** A kilobyte that would be a megabyte, without its end. */
const bomb = gzipSync(Buffer.alloc(1_000_000, ' ')).subarray(0, -8);
const beatOfBomb = `POST /api/screens/beat HTTP/1.1\r\nHost: vetta\r\nContent-Type: application/json\r\nContent-Encoding: gzip\r\nContent-Length: ${bomb.length + 8}\r\n\r\n`;

/** Each kind with how many clients and the most that they may cost together, in megabytes. */
const kinds: readonly [what: string, clients: number, most: number, text: string | Buffer][] = [
  [
    'unfinished headers of 250 kB',
    1_000,
    90,
    `GET /api/leaderboard HTTP/1.1\r\nHost: vetta\r\nX-Long: ${'x'.repeat(250_000)}`,
  ],
  // Refused before they are unpacked, also by who has not sent all of it.
  ['unfinished bodies of gzip', 2_000, 40, Buffer.concat([Buffer.from(beatOfBomb), bomb])],
  ['clients with two thousand requests at once', 20, 60, get('/api/site').repeat(2_000)],
];

test.each(kinds)('%s have a total', async (what, clients, most, text) => {
  const before = await api.memory();
  const watched = watch(8);
  await open(clients, text);
  const { most: held, slowest } = await watched;
  const cost = (held - before) / 1e6;
  console.log(
    `${clients} × ${what}: ${cost.toFixed(1)} MB; the slowest answer to others ${Math.round(slowest)} ms.`,
  );
  expect(cost).toBeLessThanOrEqual(most);
  expect(slowest).toBeLessThan(process.env.SOAK ? 500 : 3_000);
});
