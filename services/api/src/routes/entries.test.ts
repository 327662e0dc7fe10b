import { clockStartingAt } from '@vetta/league/time/clock';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';
import { untagged } from '../../testing/untagged.ts';

const unknownId = '0199f7a2-5c00-7000-8000-000000000001';
/** A well-formed uuid that no version of the standard would make. */
const ofNoVersion = '11111111-1111-1111-1111-111111111111';
let api: TestApi;
let anna: string;
beforeAll(async () => {
  // 00:30 in Rome on the 22nd; in UTC it is still the 21st.
  api = await testApi({ clock: clockStartingAt(Temporal.Instant.from('2025-10-21T22:30:00Z')) });
});
beforeEach(async () => {
  anna = (await api.ask('POST /api/admin/players', { body: { name: 'Anna' } })).body.id;
});
afterAll(() => api.close());

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

test('a day on which somebody was away says so until numbers come', async () => {
  const away = await api.ask('POST /api/admin/entries', { body: day({ rings: 0, absent: true }) });
  expect([away.status, away.body.absent]).toEqual([201, true]);
  expect((await api.ask('GET /api/admin/entries?date=2025-10-20')).body).toContainEqual(away.body);
  const back = await api.ask('POST /api/admin/entries', { body: day({ rings: 5 }) });
  expect(back.status).toBe(200);
  expect(back.body).not.toHaveProperty('absent');
  const there = await api.ask('POST /api/admin/entries', { body: day({ rings: 0, absent: false }) });
  expect(there.body).not.toHaveProperty('absent');
});

test("today is Rome's, and the day after is refused with a sentence", async () => {
  expect((await api.ask('POST /api/admin/entries', { body: day({ date: '2025-10-22' }) })).status).toBe(201);
  const tomorrow = await api.ask('POST /api/admin/entries', { body: day({ date: '2025-10-23' }) });
  expect(tomorrow.status).toBe(400);
  expect(tomorrow.body).toEqual({ error: 'La data 23 ottobre 2025 è nel futuro', issues: [] });
});

test.each([[{ rings: 10_001 }, 'rings', 'al massimo 10.000']])(
  '%o is refused, and says where and why',
  async (wrong, field, message) => {
    const { status, body } = await api.ask('POST /api/admin/entries', { body: day(wrong) });
    expect(status).toBe(400);
    expect(body.issues).toContainEqual({ path: [field], message });
    expect(body.error).toContain(`${field}: ${message}`);
  },
);

test('unknown fields are ignored', async () => {
  const { status, body } = await api.ask('POST /api/admin/entries', {
    body: day({ id: unknownId, colour: 'red' }),
  });
  expect(status).toBe(201);
  expect(body.id).not.toBe(unknownId);
  expect(body).not.toHaveProperty('colour');
});

test.each([
  ['an unknown player', 'POST /api/admin/entries', () => day({ playerId: unknownId })],
  ['an unknown player of no version', 'POST /api/admin/entries', () => day({ playerId: ofNoVersion })],
  ['an unknown entry', `DELETE /api/admin/entries/${unknownId}`, () => undefined],
  ['an entry whose id is no id', 'DELETE /api/admin/entries/17', () => undefined],
  ["an unknown player's days", `GET /api/admin/players/${unknownId}/entry-dates`, () => undefined],
  ['the days of no id', 'GET /api/admin/players/%00/entry-dates', () => undefined],
])('%s is not found', async (_, call, body) => {
  const answer = await api.ask(call, { body: body() });
  expect(answer.status).toBe(404);
  expect(answer.body).toEqual({ error: expect.stringMatching(/\w/) });
});

test.each(['?date=oggi', '?date=2025-10-20&date=2025-10-21'])(
  'the entries of %j are refused: one day, well written',
  async (query) => {
    const answer = await api.ask(`GET /api/admin/entries${query}`);
    expect(answer.status).toBe(400);
    expect(answer.body.issues[0].path).toEqual(['date']);
  },
);
