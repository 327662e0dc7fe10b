import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';
import { guestBuild, sendBuild } from '../../testing/builds.ts';
import { freshBucket } from '../../testing/object-stores.ts';

let api: TestApi;
let now = Temporal.Instant.from('2026-11-22T10:00:00Z');
beforeEach(async () => {
  now = Temporal.Instant.from('2026-11-22T10:00:00Z');
  api = await testApi({
    databaseUrl: await freshDatabase(),
    objectStore: freshBucket('s3rver'),
    clock: () => now,
  });
  expect((await sendBuild(api, guestBuild('premi'))).status).toBe(201);
});
afterEach(() => api.close());

/** Makes a call as the back office does for a guest. */
const asGuest = (plugin: string, call: string, more: object = {}) =>
  api.ask(call, { headers: { 'X-Plugin': plugin }, ...more });
const counted = async () => (await api.ask('GET /api/admin/plugin-calls')).body;
/** They are written together, a second later. */
const soon = { timeout: 30_000 };
const later = (days: number) => {
  now = now.add({ hours: 24 * days });
};

test('what the back office calls for a guest is counted by its name, with the last failure', async () => {
  await asGuest('premi', 'GET /api/admin/prizes');
  await asGuest('premi', 'GET /api/admin/prizes');
  expect(
    (await asGuest('premi', 'DELETE /api/admin/prizes/00000000-0000-4000-8000-000000000000')).status,
  ).toBe(404);
  await api.ask('GET /api/admin/prizes');
  const prizes = {
    plugin: 'premi',
    call: 'GET /api/admin/prizes',
    today: 2,
    week: 2,
    failed: 0,
    lastFailure: null,
  };
  await expect.poll(counted, soon).toEqual([
    {
      plugin: 'premi',
      call: 'DELETE /api/admin/prizes/{id}',
      ...{ today: 1, week: 1, failed: 1 },
      lastFailure: { at: '2026-11-22T10:00:00.000Z', status: 404 },
    },
    prizes,
  ]);

  later(3);
  await asGuest('premi', 'GET /api/admin/prizes');
  await expect.poll(async () => (await counted())[1], soon).toEqual({ ...prizes, today: 1, week: 3 });
  // The first day is more than a week ago, and is forgotten.
  later(4);
  expect(await counted()).toEqual([{ ...prizes, today: 0, week: 1 }]);
  await asGuest('premi', 'GET /api/admin/prizes');
  await expect.poll(async () => (await counted())[0].week, soon).toBe(2);
  expect(await api.database('plugin_calls').select('made')).toHaveLength(2);
});

test('nobody without a key is counted, nor a plugin that was never published', async () => {
  expect((await asGuest('premi', 'GET /api/admin/prizes', { key: null })).status).toBe(401);
  await asGuest('altro', 'GET /api/admin/prizes');
  await asGuest('Non un nome', 'GET /api/admin/prizes');
  await asGuest('premi', 'GET /api/admin/rules');
  await expect
    .poll(async () => (await counted()).map(({ call }: { call: string }) => call), soon)
    .toEqual(['GET /api/admin/rules']);
});

test('a guest’s call is made though it cannot be counted', async () => {
  await api.database.schema.renameTable('plugin_calls', 'away');
  expect((await asGuest('premi', 'GET /api/admin/prizes')).status).toBe(200);
  await expect.poll(() => api.logged.join(), soon).toContain('The calls of plugins are not counted');
});
