import { clockStartingAt } from '@vetta/league/time/clock';
import { beforeAll, expect, test } from 'vitest';
import { useApi } from '../../testing/api.ts';

let anna: string;
const api = await useApi({ clock: clockStartingAt(Temporal.Instant.from('2025-10-31T18:00:00Z')) });
beforeAll(async () => {
  const add = async (name: string) =>
    (await api.ask('POST /api/admin/players', { body: { name } })).body.id as string;
  anna = await add('Anna');
  await add('Bruno, who has no day');
  const record = (date: string, rings: number, apptSet = 0, apptDone = 0) =>
    api.ask('POST /api/admin/entries', { body: { playerId: anna, date, rings, apptSet, apptDone } });
  // The first is too old, the last is the day itself, and a day without calls is no working day.
  await record('2025-10-01', 5_000, 500, 500);
  await record('2025-10-02', 60, 1, 0);
  await record('2025-10-03', 80, 4, 1);
  await record('2025-10-06', 70, 2, 3);
  await record('2025-10-28', 91, 5, 4);
  await record('2025-10-29', 0, 9, 9);
  await record('2025-10-30', 5_000, 500, 500);
});

test('what is usual is the median of the days with calls in the four weeks before', async () => {
  const { status, body } = await api.ask('GET /api/admin/entries/usual?date=2025-10-30');
  expect(status).toBe(200);
  expect(body).toEqual([{ playerId: anna, days: 4, rings: 75, apptSet: 3, apptDone: 2 }]);
});
