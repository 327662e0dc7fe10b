import { expect, test } from 'vitest';
import { unknownId } from '../../testing/every-call.ts';
import { useOctoberOffice } from '../../testing/october-office.ts';

const api = await useOctoberOffice();

const receipt = (id: string, query = '') => api.ask(`GET /api/players/${id}/receipt${query}`, { key: null });

test('anyone may read where the points of this month come from', async () => {
  const { status, body } = await receipt(api.ids.Anna);
  expect(status).toBe(200);
  expect(body).toEqual({
    playerId: api.ids.Anna,
    name: 'Anna',
    month: '2025-10',
    state: 'open',
    lines: [
      { what: 'rings', count: 0, each: 1, points: 0 },
      { what: 'apptSet', count: 0, each: 25, points: 0 },
      { what: 'apptDone', count: 0, each: 75, points: 0 },
      { what: 'presences', count: 0, each: 25, points: 0 },
    ],
    bonuses: [],
    adjustments: [],
    // No Sunday of the month was closed yet.
    thisWeek: { since: '2025-10-01', points: 1485 },
    score: 1485,
    bonus: 0,
    total: 1485,
  });
  expect((await receipt(api.ids.Anna, '?month=2025-10')).body).toEqual(body);
});

test('an earlier month is answered, a future month is refused', async () => {
  // September has begun.
  await api.database.raw(
    `insert into entries (player_id, date, rings, appt_set, appt_done, alignment, recorded_at)
    values (?, '2025-09-30', 0, 0, 0, false, now())`,
    [api.ids.Carla],
  );
  const september = await receipt(api.ids.Anna, '?month=2025-09');
  expect(september.status).toBe(200);
  expect(september.body).toMatchObject({ month: '2025-09', total: 0 });
  const november = await receipt(api.ids.Anna, '?month=2025-11');
  expect(november.status).toBe(400);
  expect(november.body).toEqual({ error: expect.stringMatching(/novembre 2025/), issues: [] });
});

test('anyone may read what a player had at this point of the month before: nothing, where there was none', async () => {
  const { status, body } = await api.ask(`GET /api/players/${api.ids.Carla}/last-month`, { key: null });
  expect(status).toBe(200);
  expect(body).toMatchObject({ playerId: api.ids.Carla, month: '2025-09', points: null });
  expect((await api.ask(`GET /api/players/${unknownId}/last-month`, { key: null })).status).toBe(404);
});
