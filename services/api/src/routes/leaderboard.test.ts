import { clockStartingAt } from '@vetta/league/time/clock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ clock: clockStartingAt(Temporal.Instant.from('2025-10-22T10:00:00Z')) });
  const { body } = await api.ask('POST /api/admin/players', { body: { name: 'Anna' } });
  const day = { playerId: body.id, date: '2025-10-21', rings: 101, apptSet: 5 };
  await api.ask('POST /api/admin/entries', { body: day });
});
afterAll(() => api.close());

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

test('a rehearsal of tonight’s close says what «Ricalcola» then does, and changes nothing', async () => {
  const { body: player } = await api.ask('POST /api/admin/players', { body: { name: 'Carla' } });
  await api.ask('POST /api/admin/entries', { body: { playerId: player.id, date: '2025-10-21', rings: 101 } });
  const { body: board } = await api.ask('GET /api/leaderboard');
  const rehearsal = await api.ask('GET /api/admin/recalculate-leaderboard/rehearsal');
  expect(rehearsal.status).toBe(200);
  expect(rehearsal.body).toMatchObject({ month: '2025-10', withdrawn: 0, before: board.entries });
  expect(rehearsal.body.awards).toContainEqual({ playerId: player.id, name: 'Carla', bonus: 'Call Beast' });
  expect((await api.ask('GET /api/leaderboard')).body).toEqual(board);
  const { body } = await api.ask('POST /api/admin/recalculate-leaderboard');
  expect(rehearsal.body.after).toEqual(body.entries);
});

test('an unknown parameter is ignored', async () => {
  expect((await api.ask('GET /api/leaderboard?utm_source=x&utm_source=y')).status).toBe(200);
});
