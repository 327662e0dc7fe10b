import { clockStartingAt } from '@vetta/league/time/clock';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';
import { unknownId } from '../../testing/every-call.ts';

let api: TestApi;
let week: { playerId: string; bonusTypeId: string; weekStartDate: string; dateEarned: string };
beforeAll(async () => {
  api = await testApi({ clock: clockStartingAt(Temporal.Instant.from('2025-10-22T10:00:00Z')) });
  const player = (await api.ask('POST /api/admin/players', { body: { name: 'Anna' } })).body;
  const [type] = (await api.ask('GET /api/admin/bonus-types')).body;
  week = { playerId: player.id, bonusTypeId: type.id, weekStartDate: '2025-10-20', dateEarned: '2025-10-21' };
});
afterAll(() => api.close());

const assign = (rest: object = {}) =>
  api.ask('POST /api/admin/player-bonuses', { body: { ...week, ...rest } });

test('the five weekly bonuses are listed', async () => {
  const { body } = await api.ask('GET /api/admin/bonus-types');
  expect(body.map(({ bonusKey }: { bonusKey: string }) => bonusKey).sort()).toEqual([
    'always_there',
    'best_day_record',
    'call_beast',
    'consistency_king',
    'first_timer',
  ]);
});

test('a bonus is assigned once a week, pending, and can be removed', async () => {
  const assigned = await assign({ assignedBy: 'admin' });
  expect(assigned.status).toBe(201);
  expect(assigned.body).toMatchObject({
    ...week,
    manuallyAssigned: true,
    assignedBy: 'admin',
    settledAt: null,
  });

  const again = await assign();
  expect(again.status).toBe(409);
  expect(again.body).toEqual({ error: 'Questo bonus è già assegnato per la settimana' });

  const ofWeek = await api.ask('GET /api/admin/player-bonuses?weekStartDate=2025-10-20');
  expect(ofWeek.body).toEqual([assigned.body]);
  expect((await api.ask('GET /api/admin/player-bonuses')).body).toEqual([assigned.body]);
  expect((await api.ask('GET /api/admin/player-bonuses?weekStartDate=2025-10-13')).body).toEqual([]);

  const path = `/api/admin/player-bonuses/${assigned.body.id}`;
  expect((await api.ask(`DELETE ${path}`)).status).toBe(204);
  expect((await api.ask(`DELETE ${path}`)).status).toBe(404);
});

test('of two admins who assign the same bonus at once, one succeeds and the other gets a 409', async () => {
  const rest = { weekStartDate: '2025-10-13', dateEarned: '2025-10-14' };
  const answers = await Promise.all([assign(rest), assign(rest), assign(rest), assign(rest)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
});

test.each([
  [{ weekStartDate: '2025-10-21' }, 400],
  [{ bonusTypeId: unknownId }, 404],
  [{ playerId: unknownId }, 404],
])('%o is refused with %i', async (rest, status) => {
  const answer = await assign(rest);
  expect(answer.status).toBe(status);
  expect(answer.body.error).toMatch(/\w/);
});
