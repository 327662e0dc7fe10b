import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';

let now = Temporal.Instant.from('2026-11-20T10:00:00+01:00');
let api: TestApi;
beforeAll(async () => {
  api = await testApi({ clock: () => now });
});
afterAll(() => api.close());

const asAnyone = async (call: string) => (await api.ask(call, { key: null })).body;

test("each month keeps its own contest, and the page shows the current month's", async () => {
  const set = (start: string, end: string) =>
    api.ask('PUT /api/admin/settings', { body: { key: 'contest', value: { start, end } } });
  const contest = async () => (await asAnyone('GET /api/site')).contest;
  await set('2026-11-02', '2026-11-27');
  const december = await set('2026-12-05', '2026-12-20');
  expect(december.body.value).toEqual({ start: '2026-12-05', end: '2026-12-20' });
  expect(await contest()).toMatchObject({ month: '2026-11', start: '2026-11-02', end: '2026-11-27' });
  const listed = await api.ask('GET /api/admin/contests');
  expect([listed.status, listed.body]).toEqual([
    200,
    [
      { month: '2025-10', start: '2025-10-01', end: '2025-10-31' },
      { month: '2026-11', start: '2026-11-02', end: '2026-11-27' },
      { month: '2026-12', start: '2026-12-05', end: '2026-12-20' },
    ],
  ]);
  expect((await api.ask('GET /api/admin/contests', { key: null })).status).toBe(401);
  now = Temporal.Instant.from('2026-12-01T00:00:01+01:00');
  await expect.poll(contest).toMatchObject({ month: '2026-12', start: '2026-12-05' });
});
