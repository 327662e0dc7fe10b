import { clockStartingAt } from '@vetta/league/time/clock';
import { expect, test } from 'vitest';
import { untagged, useApi } from '../../testing/api.ts';

const api = await useApi({ clock: clockStartingAt(Temporal.Instant.from('2025-10-22T10:00:00Z')) });

const change = (key: string, value: unknown) => api.ask('PUT /api/admin/settings', { body: { key, value } });
const site = async () => (await api.ask('GET /api/site', { key: null })).body;

test('the settings are rows with typed values and the default values', async () => {
  const { status, body } = await api.ask('GET /api/admin/settings');
  expect(status).toBe(200);
  expect(body.map(({ key, value }: { key: string; value: unknown }) => [key, value])).toEqual([
    ['contest', { start: '2025-10-01', end: '2025-10-31' }],
    ['launch', '2025-09-30T21:59:00Z'],
    ['lotteryThreshold', 1200],
    ['prizes', { prizeBasis: 'total', prizeRate: 0.1 }],
  ]);
});

test('a changed setting answers its row and holds on the page at once', async () => {
  const contest = await change('contest', { start: '2025-10-06', end: '2025-10-24' });
  expect(contest.status).toBe(200);
  expect(contest.body).toMatchObject({ key: 'contest', value: { start: '2025-10-06', end: '2025-10-24' } });
  await change('launch', '2025-11-01T08:00:00Z');
  await change('lotteryThreshold', 0);
  expect((await site()).contest).toEqual({
    month: '2025-10',
    start: '2025-10-06',
    end: '2025-10-24',
    launchAt: '2025-11-01T08:00:00Z',
    lotteryThreshold: 0,
  });
  expect((await api.ask('GET /api/admin/settings')).body).toContainEqual(contest.body);
});

test('a field of the prizes that is left out stays as it is', async () => {
  await change('prizes', { prizeBasis: 'winner', prizeRate: 0.2 });
  expect((await change('prizes', { prizeRate: 0.3 })).body.value).toEqual({
    prizeBasis: 'winner',
    prizeRate: 0.3,
  });
  expect((await change('prizes', { prizeBasis: 'total' })).body.value).toEqual({
    prizeBasis: 'total',
    prizeRate: 0.3,
  });
  expect((await change('prizes', {})).body.value).toEqual({ prizeBasis: 'total', prizeRate: 0.3 });
});

const values = { ringPoints: 2, appointmentSetPoints: 30, appointmentDonePoints: 80, bonusMultiplier: 1.1 };
const changeScoring = (rest: object) =>
  api.ask('PUT /api/admin/scoring-config', { body: { ...values, ...rest } });

test('changed values hold at once, for admins and for everyone', async () => {
  const changed = await changeScoring({});
  expect(changed.status).toBe(200);
  expect(untagged(changed.body)).toEqual({ ...values, updatedAt: expect.stringMatching(/Z$/) });
  expect((await api.ask('GET /api/admin/scoring-config')).body).toEqual(changed.body);
  expect((await api.ask('GET /api/scoring-config', { key: null })).body).toEqual({
    ringPoints: 2,
    appointmentSetPoints: 30,
    appointmentDonePoints: 80,
  });
});
