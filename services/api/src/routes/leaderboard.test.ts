import { Site } from '@vetta/contract/site';
import { clockStartingAt } from '@vetta/league/time/clock';
import { beforeAll, expect, test } from 'vitest';
import { useApi } from '../../testing/api.ts';

const api = await useApi({ clock: clockStartingAt(Temporal.Instant.from('2025-10-22T10:00:00Z')) });
beforeAll(async () => {
  const { body } = await api.ask('POST /api/admin/players', { body: { name: 'Anna' } });
  const day = { playerId: body.id, date: '2025-10-21', rings: 101, apptSet: 5 };
  await api.ask('POST /api/admin/entries', { body: day });
});

test("anyone reads the month's standings", async () => {
  const { status, body } = await api.ask('GET /api/leaderboard', { key: null });
  expect(status).toBe(200);
  expect(body).toMatchObject({ month: 'ottobre 2025', period: '2025-10', state: 'open' });
  expect(body.entries).toMatchObject([{ position: 1, name: 'Anna', score: 226, bonus: 0, total: 226 }]);
});

test('«Ricalcola» settles what is pending and answers the standings', async () => {
  const { status, body } = await api.ask('POST /api/admin/recalculate-leaderboard');
  expect(status).toBe(200);
  expect(body.entries[0]).toMatchObject({ name: 'Anna', score: 226, bonus: 200, total: 426 });
  expect((await api.ask('GET /api/leaderboard')).body).toEqual(body);
});

test("anyone reads the page's texts, rules, bonuses and contest, with the server's time", async () => {
  const { status, body, headers } = await api.ask('GET /api/site', { key: null });
  expect(status).toBe(200);
  expect(Site.parse(body)).toEqual(body);
  expect(body.rules).toHaveLength(11);
  expect(body.bonusTypes).toHaveLength(5);
  expect(body.contest).toMatchObject({ month: '2025-10', start: '2025-10-01', end: '2025-10-31' });
  expect(body.now).toMatch(/^2025-10-22T10:0/);
  expect(headers.get('X-Server-Time')).toMatch(/^2025-10-22T10:0\d:\d\d\.\d{3}Z$/);
});
