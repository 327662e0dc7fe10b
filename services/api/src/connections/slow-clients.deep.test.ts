import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { ADMIN_KEY, testApi } from '../../testing/api.ts';
import { freshBucket } from '../../testing/object-stores.ts';
import { type Slowness, slowClient } from '../../testing/slow-clients.ts';
import { type ApiProcess, startApiProcess } from '../../testing/start-api-process.ts';
import { mp4Of, upload } from '../../testing/upload-files.ts';
import { connectionLimits } from './connection-limits.ts';

const SHORT = { ...connectionLimits, headers: 500, body: 10_000, check: 100, stall: 1_000 };

/**
 * Each slowness with the seconds after which its clients are gone, by short limits and by the real ones. With the short ones
 * the parts of twenty films, which take turns, need longer than the limit itself.
 */
const kinds: readonly [slowness: Slowness, short: number, real: number][] = [
  ['says nothing', 1.5, 15],
  ['never ends its headers', 2, 25],
  ['never ends its body', 11, 90],
  ['never reads', 10, 120],
];

/** Starts an api as a process of its own, with a film of 9 MB. */
async function start(limits = connectionLimits) {
  const objectStore = freshBucket(inject('objectStores').minio ? 'minio' : 's3rver');
  const api = await startApiProcess({ objectStore, limits });
  const sent = await upload(api, mp4Of(9 * 1024 * 1024), { name: 'film.mp4', type: 'video/mp4' });
  expect(sent.status).toBe(201);
  return { api, film: String(sent.body.url) };
}

/** Reads what others read until `until` resolves. Returns the slowest answer, in milliseconds. */
async function readMeanwhile(api: ApiProcess, until: Promise<unknown>): Promise<number> {
  let going = true;
  const done = until.finally(() => {
    going = false;
  });
  let slowest = 0;
  while (going) {
    for (const call of ['GET /api/leaderboard', 'GET /api/months', 'GET /api/admin/players']) {
      const began = performance.now();
      expect((await api.ask(call)).status).toBe(200);
      slowest = Math.max(slowest, performance.now() - began);
    }
    await pause(50);
  }
  await done;
  return slowest;
}

interface Promised {
  /** After which the clients are gone. */
  readonly seconds: number;
  readonly count: number;
  /** The slowest answer to others, in milliseconds: the soak's runs alone on its machine. */
  readonly answersWithin: number;
}

/** Holds an api to its promise for `count` clients of one kind, from their first byte until they look whether they are gone. */
async function expectLetGo(
  { api, film }: Started,
  slowness: Slowness,
  { seconds, count, answersWithin }: Promised,
): Promise<string> {
  await api.ask('GET /api/admin/players');
  const socketsBefore = await api.sockets();
  const slow = { url: api.url, slowness, film, adminKey: ADMIN_KEY, looksAfter: seconds * 1_000 };
  const connecting = Promise.all(Array.from({ length: count }, () => slowClient(slow)));
  const gone = connecting.then((clients) => Promise.all(clients.map((client) => client.gone)));
  // What clients read when they look is their own work, in this process.
  const slowest = await readMeanwhile(api, Promise.race([gone, pause(seconds * 950)]));
  expect(slowest, 'the slowest answer to others').toBeLessThan(answersWithin);
  const times = (await gone).map((after = Number.POSITIVE_INFINITY) => after);
  for (const after of times) expect(after).toBeLessThan(seconds * 1_000 + 1_000);
  for (const client of await connecting) client.close();
  // Those of the clients and those to the store.
  const open = async () => (await api.sockets()) - socketsBefore;
  await expect.poll(open, { timeout: 5_000, message: 'connections left' }).toBeLessThan(5);
  return `${count} × ${slowness}: gone after ${Math.round(Math.max(...times))} ms, others answered within ${Math.round(slowest)} ms`;
}

type Started = Awaited<ReturnType<typeof start>>;
let started: Started;
beforeAll(async () => {
  started = await start(SHORT);
});
afterAll(() => started.api.close());

test.each(kinds)(
  'clients of which each %s are let go, and others are answered meanwhile',
  async (slowness, short) => {
    await expectLetGo(started, slowness, { seconds: short, count: 20, answersWithin: 3_000 });
  },
);

test('more connections than allowed are refused, and accepted again when others have ended', async () => {
  const few = await testApi({ limits: { ...SHORT, connections: 10 } });
  const slowness = 'says nothing';
  const silent = { url: few.url, slowness, film: '', adminKey: ADMIN_KEY, looksAfter: 0 } as const;
  const clients = await Promise.all(Array.from({ length: 20 }, () => slowClient(silent)));
  const gone = await Promise.all(clients.map((client) => client.gone));
  expect(gone.filter((after = 0) => after < 300)).toHaveLength(10);
  expect((await few.ask('GET /healthz')).status).toBe(200);
  await few.close();
});

// Only `npm run soak` has the time: a test run with CI=true may skip none, so they are not defined there.
test.each(process.env.SOAK ? kinds : [])(
  '150 clients of which each %s are let go by the real limits',
  async (slowness, _, seconds) => {
    const long = await start();
    console.log(await expectLetGo(long, slowness, { seconds, count: 150, answersWithin: 500 }));
    await long.api.close();
  },
  180_000,
);
