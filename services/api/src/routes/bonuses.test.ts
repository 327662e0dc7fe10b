import { clockStartingAt } from '@vetta/league/time/clock';
import { beforeAll, expect, test } from 'vitest';
import { useApi } from '../../testing/api.ts';

let week: { playerId: string; bonusTypeId: string; weekStartDate: string; dateEarned: string };
const api = await useApi({ clock: clockStartingAt(Temporal.Instant.from('2025-10-22T10:00:00Z')) });
beforeAll(async () => {
  const player = (await api.ask('POST /api/admin/players', { body: { name: 'Anna' } })).body;
  const [type] = (await api.ask('GET /api/admin/bonus-types')).body;
  week = { playerId: player.id, bonusTypeId: type.id, weekStartDate: '2025-10-20', dateEarned: '2025-10-21' };
});

const assign = (rest: object = {}) =>
  api.ask('POST /api/admin/player-bonuses', { body: { ...week, ...rest } });

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
