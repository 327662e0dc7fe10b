import { reportScheduler } from '@vetta/league/dashboard/scheduler-status';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../testing/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

test('the dashboard counts what there is and tells when a standing last changed', async () => {
  const before = (await api.ask('GET /api/admin/dashboard')).body;
  const { body: player } = await api.ask('POST /api/admin/players', { body: { name: 'Anna' } });
  const today = Temporal.Now.plainDateISO('Europe/Rome').toString();
  await api.ask('POST /api/admin/entries', { body: { playerId: player.id, date: today, rings: 10 } });

  const { status, body } = await api.ask('GET /api/admin/dashboard');
  expect(status).toBe(200);
  expect(body.playersCount).toBe(before.playersCount + 1);
  expect(body.entriesCount).toBe(before.entriesCount + 1);
  expect(body.prizesCount).toBe(before.prizesCount);
  expect(Date.now() - Date.parse(body.lastUpdate)).toBeLessThan(60_000);
});

test('the scheduler is there once it has reported', async () => {
  const silent = await api.ask('GET /api/admin/scheduler-status');
  expect(silent.status).toBe(200);
  expect(silent.body).toEqual({ nextRun: null, isActive: false, lastClosedDay: null });

  const nextRun = Temporal.Instant.from('2099-10-31T22:59:00Z');
  await reportScheduler(api.database, { runner: 'in-process', nextRun, paused: false });
  expect((await api.ask('GET /api/admin/scheduler-status')).body).toMatchObject({
    nextRun: '2099-10-31T22:59:00.000Z',
    isActive: true,
  });
});
