import { reportScheduler } from '@vetta/league/dashboard/scheduler-status';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type OctoberOffice, octoberOffice } from '../../testing/october-office.ts';

let api: OctoberOffice;
beforeEach(async () => {
  api = await octoberOffice();
});
afterEach(() => api.close());

const dashboard = async () => (await api.ask('GET /api/admin/dashboard')).body;
const status = async () => (await api.ask('GET /api/admin/scheduler-status')).body;

test('the dashboard counts players on the board, all entries and active prizes', async () => {
  const answer = await api.ask('GET /api/admin/dashboard');
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({
    playersCount: 3,
    entriesCount: 2,
    prizesCount: 2,
    hasDemo: false,
    lastUpdate: '2025-10-08T16:00:00.000Z',
  });
  await api.ask(`PUT /api/admin/players/${api.ids.Carla}/archive`, { body: {} });
  const [prize] = (await api.ask('GET /api/admin/prizes')).body;
  await api.ask(`PUT /api/admin/prizes/${prize.id}`, { body: { isActive: false } });
  api.at('2025-11-20T09:00');
  expect(await dashboard()).toMatchObject({ playersCount: 2, entriesCount: 2, prizesCount: 1 });
});

test('the last update is the last change of a standing, not the last request', async () => {
  const { lastUpdate } = await dashboard();
  api.at('2025-10-09T09:00');
  const [entry] = (await api.ask('GET /api/admin/entries?date=2025-10-08')).body;
  await api.ask('POST /api/admin/entries', { body: entry });
  await api.ask('POST /api/admin/rules', { body: { title: 'Nuova', content: 'Regola' } });
  expect((await dashboard()).lastUpdate).toBe(lastUpdate);
  await api.ask('POST /api/admin/entries', { body: { ...entry, rings: entry.rings + 1 } });
  expect((await dashboard()).lastUpdate).toBe('2025-10-09T07:00:00.000Z');
});

test('without a scheduler there is no next run; the closed days remain', async () => {
  const silent = await api.ask('GET /api/admin/scheduler-status');
  expect(silent.status).toBe(200);
  const inactive = { nextRun: null, isActive: false, inactiveBecause: 'silent', failingDay: null };
  expect(silent.body).toEqual({ ...inactive, lastClosedDay: null });
  await api.closeAt('2025-10-09T23:59');
  expect(await status()).toEqual({ ...inactive, lastClosedDay: '2025-10-09' });
});

test('a scheduler is active while it reports and is not paused', async () => {
  const nextRun = Temporal.Instant.from('2025-10-09T21:59:00Z');
  const report = (paused: boolean) =>
    reportScheduler(api.database, { runner: 'in-process', nextRun, paused });
  await report(false);
  expect(await status()).toEqual({
    nextRun: '2025-10-09T21:59:00.000Z',
    isActive: true,
    inactiveBecause: null,
    failingDay: null,
    lastClosedDay: null,
  });
  await report(true);
  expect(await status()).toMatchObject({ isActive: false, inactiveBecause: 'paused' });
  await report(false);
  await api.database.raw("update scheduler_reports set reported_at = now() - interval '61 seconds'");
  expect(await status()).toMatchObject({ nextRun: '2025-10-09T21:59:00.000Z', inactiveBecause: 'silent' });
});
