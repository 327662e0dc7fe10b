import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';

let now = Temporal.Instant.from('2026-11-20T10:00:00+01:00');
let api: TestApi;
beforeAll(async () => {
  api = await testApi({ clock: () => now });
});
afterAll(() => api.close());

const asAnyone = async (call: string) => (await api.ask(call, { key: null })).body;
const send = (lines: readonly string[]) =>
  api.ask('POST /api/admin/imports?openMonths=true', {
    raw: ['name,date,rings,apptSet,apptDone,alignment', ...lines].join('\n'),
    headers: { 'Content-Type': 'text/csv' },
  });
const months = async () =>
  (await asAnyone('GET /api/months')).map(({ month, imported }: { month: string; imported?: true }) => [
    month,
    imported,
  ]);

test('months that a file brings once they are over are marked as imported, and have no prizes', async () => {
  for (const isLottery of [false, true])
    await api.ask('POST /api/admin/prizes', { body: { position: 1, title: 'Premio', isLottery } });
  const { status, headers } = await send(['Anna,2026-09-15,10,5,20,true', 'Anna,2026-11-19,10,0,0,true']);
  expect(status).toBe(200);
  expect(await months()).toEqual([
    ['2026-11', undefined],
    ['2026-10', true],
    ['2026-09', true],
  ]);
  expect(await asAnyone('GET /api/months/2026-09')).toMatchObject({ imported: true, prizes: [] });
  expect(await asAnyone('GET /api/leaderboard?month=2026-09')).toMatchObject({ prizes: [] });
  expect(await asAnyone('GET /api/months/2026-11')).not.toHaveProperty('imported');
  expect(await asAnyone('GET /api/draws/2026-09')).toMatchObject({ pending: [], draws: [] });
  expect((await api.ask('GET /api/admin/months/2026-09/prizes')).body).toEqual([]);

  const undone = await api.ask(`POST /api/admin/audit/${headers.get('X-Audit-Id')}/undo`);
  expect(undone.status).toBe(204);
  expect(await months()).toEqual([]);
  const audited = await api
    .database('audit')
    .where({ id: undone.headers.get('X-Audit-Id') ?? '' })
    .first();
  expect(audited?.after).toMatchObject({ forgottenMonths: ['2026-09'] });
});

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
