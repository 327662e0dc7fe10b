import { clockStartingAt } from '@vetta/league/time/clock';
import { beforeEach, expect, test } from 'vitest';
import { untagged, useApi } from '../../testing/api.ts';

let anna: string;
// 00:30 in Rome on the 22nd; in UTC it is still the 21st.
const api = await useApi({ clock: clockStartingAt(Temporal.Instant.from('2025-10-21T22:30:00Z')) });
beforeEach(async () => {
  anna = (await api.ask('POST /api/admin/players', { body: { name: 'Anna' } })).body.id;
});

const day = (rest: object = {}) => ({ playerId: anna, date: '2025-10-20', rings: 80, ...rest });

test("a player's day is recorded, replaced, listed and removed", async () => {
  const first = await api.ask('POST /api/admin/entries', { body: day({ apptSet: 3, alignment: true }) });
  expect(first.status).toBe(201);
  expect(untagged(first.body)).toEqual({
    id: first.body.id,
    ...day({ apptSet: 3, apptDone: 0, alignment: true }),
  });

  const second = await api.ask('POST /api/admin/entries', { body: day({ rings: 90 }) });
  expect(second.status).toBe(200);
  expect(untagged(second.body)).toEqual({
    id: first.body.id,
    ...day({ rings: 90, apptSet: 0, apptDone: 0, alignment: false }),
  });

  const listed = await api.ask('GET /api/admin/entries?date=2025-10-20');
  expect(listed.status).toBe(200);
  expect(listed.body).toContainEqual(second.body);
  expect((await api.ask(`GET /api/admin/players/${anna}/entry-dates`)).body).toEqual(['2025-10-20']);

  const removed = await api.ask(`DELETE /api/admin/entries/${first.body.id}`);
  expect(removed.status).toBe(204);
  expect(removed.body).toBe('');
  expect((await api.ask(`GET /api/admin/players/${anna}/entry-dates`)).body).toEqual([]);
  expect((await api.ask(`DELETE /api/admin/entries/${first.body.id}`)).status).toBe(404);
});
