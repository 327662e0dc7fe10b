import { reportScheduler, reportTemporalUnreachable } from '@vetta/league/closes/scheduler-status';
import {
  recordBackup,
  recordBackupFailure,
  recordBackupPlace,
  recordDrill,
} from '@vetta/office/dashboard/backup-status';
import { noteFailedStep } from '@vetta/office/dashboard/failing-close';
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
    firstDay: '2025-10-01',
    lastUpdate: '2025-10-08T16:00:00.000Z',
  });
  await api.ask(`PUT /api/admin/players/${api.ids.Carla}/archive`, { body: {} });
  const [prize] = (await api.ask('GET /api/admin/prizes')).body;
  await api.ask(`PUT /api/admin/prizes/${prize.id}`, { body: { isActive: false } });
  api.at('2025-11-20T09:00');
  expect(await dashboard()).toMatchObject({ playersCount: 2, entriesCount: 2, prizesCount: 1 });
  const away = { playerId: api.ids.Anna, date: '2025-11-20', rings: 0, absent: true };
  expect((await api.ask('POST /api/admin/entries', { body: away })).status).toBe(201);
  expect(await dashboard(), 'an absence is no entry').toMatchObject({ entriesCount: 2 });
  const next = { title: 'Sci di dicembre', position: 1, month: '2025-12' };
  expect((await api.ask('POST /api/admin/prizes', { body: next })).status).toBe(201);
  expect(await dashboard(), 'prepared for the next month').toMatchObject({ prizesCount: 1 });
  api.at('2025-12-01T00:00');
  expect(await dashboard()).toMatchObject({ prizesCount: 2 });
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
  const inactive = {
    ...{ nextRun: null, isActive: false, inactiveBecause: 'silent' },
    ...{ failingDay: null, failingBecause: null, lateDay: null },
  };
  expect(silent.body).toEqual({ ...inactive, lastClosedDay: null, missedDays: 1 });
  await api.closeAt('2025-10-09T23:59');
  expect(await status()).toEqual({ ...inactive, lastClosedDay: '2025-10-09', missedDays: 0 });
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
    failingBecause: null,
    lastClosedDay: null,
    missedDays: 1,
    lateDay: null,
  });
  await report(true);
  expect(await status()).toMatchObject({ isActive: false, inactiveBecause: 'paused' });
  await report(false);
  await api.database.raw("update scheduler_reports set reported_at = now() - interval '61 seconds'");
  expect(await status()).toMatchObject({ nextRun: '2025-10-09T21:59:00.000Z', inactiveBecause: 'silent' });
  await api.closeAt('2025-10-09T23:59');
  expect(await status()).toMatchObject({ nextRun: '2025-10-10T21:59:00.000Z', lastClosedDay: '2025-10-09' });
});

test('a day that is open at 00:15 is late, with the number of days that wait', async () => {
  api.at('2025-10-09T00:14');
  expect(await status()).toMatchObject({ missedDays: 2, lateDay: null });
  api.at('2025-10-09T00:15');
  expect(await status()).toMatchObject({ missedDays: 2, lateDay: '2025-10-07' });
  api.at('2025-10-11T12:00');
  expect(await status()).toMatchObject({ missedDays: 4, lateDay: '2025-10-07' });
  await api.closeAt('2025-10-11T23:59');
  expect(await status()).toMatchObject({ missedDays: 0, lateDay: null, lastClosedDay: '2025-10-11' });
});

test('a close waits for Temporal, fails or is stopped, and the answer says which and why', async () => {
  await reportTemporalUnreachable(api.database);
  expect(await status()).toMatchObject({ isActive: false, inactiveBecause: 'temporalAway' });
  await reportScheduler(api.database, { runner: 'temporal', nextRun: null, paused: false });
  expect(await status()).toMatchObject({ isActive: true });
  await reportTemporalUnreachable(api.database);
  expect(await status(), 'another scheduler reaches Temporal').toMatchObject({ isActive: true });

  const error = new Error('A step is wrong');
  const fail = (stopped: boolean) => noteFailedStep(api.database, { day: '2025-10-08', error, stopped });
  await fail(false);
  const failing = { failingDay: '2025-10-08', failingBecause: 'A step is wrong' };
  expect(await status()).toMatchObject({ inactiveBecause: 'closeFails', ...failing });
  await fail(true);
  expect(await status()).toMatchObject({ inactiveBecause: 'closeStopped', ...failing });
  await api.closeAt('2025-10-08T23:59');
  expect(await status(), 'the day is closed').toMatchObject({ isActive: true, failingDay: null });
});

test('the newest good backup is shown, with the failures since then', async () => {
  const backup = async () => (await api.ask('GET /api/admin/nightly-backup')).body;
  expect(await backup()).toEqual({ day: null, madeAt: null, bytes: null, failures: 0, isLate: false });
  await recordBackupFailure(api.database);
  expect(await backup()).toMatchObject({ day: null, failures: 1 });
  // More than 2 GiB, which a 32-bit number does not hold.
  const good = { day: '2025-10-08', madeAt: '2025-10-08T22:00:00.000Z', bytes: 3_000_000_000 };
  const madeAt = Temporal.Instant.from(good.madeAt);
  await recordBackup(api.database, { ...good, file: 'vetta-1a2b3c4d-2025-10-08T2200Z-night.tar.gz', madeAt });
  expect(await backup(), 'no day was closed').toEqual({
    ...{ ...good, failures: 0, isLate: false, noCloseYet: true },
  });
  await recordBackupFailure(api.database);
  await recordBackupFailure(api.database);
  expect(await backup()).toMatchObject({ ...good, failures: 2 });
});

test('a backup is late four hours after a close that it does not contain', async () => {
  const isLate = async () => (await api.ask('GET /api/admin/nightly-backup')).body.isLate;
  api.at('2025-10-09T12:00');
  expect(await isLate(), 'before the first close').toBe(false);
  await api.closeAt('2025-10-09T23:59');
  expect(await isLate()).toBe(false);
  api.at('2025-10-10T03:58');
  expect(await isLate()).toBe(false);
  api.at('2025-10-10T03:59');
  expect(await isLate()).toBe(true);
  const madeAt = Temporal.Instant.from('2025-10-10T02:00:00Z');
  await recordBackup(api.database, { day: '2025-10-09', file: 'vetta.tar.gz', bytes: 1, madeAt });
  const { body } = await api.ask('GET /api/admin/nightly-backup');
  expect(body).toEqual({
    day: '2025-10-09',
    madeAt: '2025-10-10T02:00:00.000Z',
    bytes: 1,
    failures: 0,
    isLate: false,
  });
  await api.closeAt('2025-10-10T23:59');
  api.at('2025-10-11T12:00');
  expect(await isLate(), 'the day after, in no backup').toBe(true);
  await api.database('audit').insert({ at: '2025-10-11T08:00:00Z', actor: 'admin', action: 'restore' });
  expect(await isLate(), 'two hours after a restore').toBe(false);
});

test('a backup that was only read says so, and the newest drill that held says whether it is long ago', async () => {
  const backup = async () => (await api.ask('GET /api/admin/nightly-backup')).body;
  const at = Temporal.Instant.from('2025-10-09T10:00:00Z');
  const dataAt = at.subtract({ minutes: 15 });
  await recordDrill(api.database, { at, dataAt, tookMs: 14_200.4 });
  api.at('2025-10-09T12:00');
  const drill = { heldAt: '2025-10-09T10:00:00.000Z', dataAt: '2025-10-09T09:45:00.000Z', tookMs: 14_200 };
  expect(await backup()).toMatchObject({ day: null, drill: { ...drill, isLongAgo: false } });
  const made = { day: '2025-10-08', file: 'vetta.tar.gz', bytes: 1, madeAt: at };
  await recordBackup(api.database, { ...made, isRestored: false });
  expect(await backup()).toMatchObject({ day: '2025-10-08', onlyRead: true, drill });
  await recordBackup(api.database, { ...made, isRestored: true });
  expect(await backup()).not.toHaveProperty('onlyRead');
  expect(await backup()).not.toHaveProperty('onDataDisk');
  await recordBackupPlace(api.database, { isOnDataDisk: true });
  expect(await backup()).toMatchObject({ day: '2025-10-08', onDataDisk: true, drill });
  await recordBackupPlace(api.database, { isOnDataDisk: false });
  expect(await backup()).not.toHaveProperty('onDataDisk');
  api.at('2026-01-08T12:00');
  expect(await backup()).toMatchObject({ drill: { ...drill, isLongAgo: true } });
});
