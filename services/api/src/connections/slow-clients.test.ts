import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';
import { freshBucket } from '../../testing/object-stores.ts';
import { countingProxy, type Slowness, slowClient } from '../../testing/slow-clients.ts';
import { mp4Of, upload } from '../../testing/upload-files.ts';
import { connectionLimits } from './limits.ts';

const SHORT = { ...connectionLimits, headers: 500, request: 10_000, check: 100, stall: 1_000 };

/** Each slowness with the seconds after which its clients are gone, by short limits and by the real ones. */
const kinds: readonly [slowness: Slowness, short: number, real: number][] = [
  ['says nothing', 1.5, 15],
  ['never ends its headers', 2, 25],
  ['never ends its body', 11, 90],
  ['never reads', 6, 120],
];

/** Starts an api with a film of 9 MB, on a store whose connections are counted. */
async function start(limits = connectionLimits) {
  const bucket = freshBucket(inject('objectStores').minio ? 'minio' : 's3rver');
  const store = await countingProxy(Number(new URL(bucket.endpoint).port));
  const objectStore = { ...bucket, endpoint: `http://127.0.0.1:${store.port}` };
  const api = await testApi({ objectStore, limits });
  const sent = await upload(api, mp4Of(9 * 1024 * 1024), { name: 'film.mp4', type: 'video/mp4' });
  expect(sent.status).toBe(201);
  return { api, store, film: String(sent.body.url) };
}

/** Reads the board until `until` resolves. Returns the slowest answer, in milliseconds. */
async function readMeanwhile(api: TestApi, until: Promise<unknown>): Promise<number> {
  let going = true;
  const done = until.finally(() => {
    going = false;
  });
  let slowest = 0;
  while (going) {
    const began = performance.now();
    expect((await api.ask('GET /api/leaderboard', { key: null })).status).toBe(200);
    slowest = Math.max(slowest, performance.now() - began);
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

/** Holds an api to its promise for `count` clients of one kind. */
async function expectLetGo(
  { api, store, film }: Started,
  slowness: Slowness,
  { seconds, count, answersWithin }: Promised,
) {
  const slow = { url: api.url, slowness, film, looksAfter: seconds * 1_000 };
  const clients = await Promise.all(Array.from({ length: count }, () => slowClient(slow)));
  const gone = Promise.all(clients.map((client) => client.gone));
  if (slowness === 'never reads') await pause(seconds * 500);
  // What clients read when they look is their own work, in this process.
  const held = Promise.race([gone, pause(seconds * 400)]);
  expect(await readMeanwhile(api, held), 'the slowest answer to others').toBeLessThan(answersWithin);
  for (const after of await gone) expect(after).toBeLessThan(seconds * 1_000 + 1_000);
  for (const client of clients) client.close();
  await expect.poll(store.open, { timeout: 5_000, message: 'streams from the store' }).toBeLessThan(5);
}

type Started = Awaited<ReturnType<typeof start>>;
let started: Started;
beforeAll(async () => {
  started = await start(SHORT);
});
afterAll(async () => {
  await started.api.close();
  started.store.close();
});

test.each(kinds)(
  'clients of which each %s are let go, and others are answered meanwhile',
  async (slowness, short) => {
    await expectLetGo(started, slowness, { seconds: short, count: 20, answersWithin: 3_000 });
  },
);

test('more connections than allowed are refused, and accepted again when others have ended', async () => {
  const few = await testApi({ limits: { ...SHORT, connections: 10 } });
  const silent = { url: few.url, slowness: 'says nothing', film: '', looksAfter: 0 } as const;
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
    await expectLetGo(long, slowness, { seconds, count: 150, answersWithin: 500 });
    await long.api.close();
    long.store.close();
  },
  180_000,
);
