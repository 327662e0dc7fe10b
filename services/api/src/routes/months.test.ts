import type { EndpointDefinition } from '@vetta/contract/endpoint';
import { expect, test } from 'vitest';
import { refusal, untagged } from '../../testing/api.ts';
import { everyCall } from '../../testing/every-call.ts';
import { useOctoberOffice } from '../../testing/october-office.ts';

const api = await useOctoberOffice();

const asAnyone = (call: string) => api.ask(call, { key: null });
const rebuild = (month: string, body: unknown) =>
  api.ask(`POST /api/admin/months/${month}/rebuild`, { body });
const standing = (name: 'Anna' | 'Bruno' | 'Carla', position: number, total: number) => ({
  position,
  playerId: api.ids[name],
  name,
  total,
});

test("an open month's standings are the leaderboard's", async () => {
  const board = await asAnyone('GET /api/leaderboard');
  const { status, body } = await asAnyone('GET /api/months/2025-10');
  expect(status).toBe(200);
  expect(body).toEqual({
    ...board.body,
    finalisedAt: null,
    scoring: { ringPoints: 1, appointmentSetPoints: 25, appointmentDonePoints: 75, bonusMultiplier: 1 },
    prizePool: 274,
  });
  expect((await asAnyone('GET /api/months')).body).toEqual([
    {
      month: '2025-10',
      label: 'ottobre 2025',
      state: 'open',
      players: 3,
      podium: [standing('Anna', 1, 1485), standing('Bruno', 2, 1255), standing('Carla', 3, 0)],
    },
  ]);
});

/** Every call that anyone can make about a month. */
const calls = everyCall.filter(
  ({ access, params, query }) =>
    access === 'public' && ('month' in (params?.shape ?? {}) || 'month' in (query?.shape ?? {})),
);

const askAbout = ({ path, query }: EndpointDefinition, month: string) => {
  const address = path.replace('{month}', month).replace('{id}', api.ids.Anna);
  return api.ask(`GET ${address}${'month' in (query?.shape ?? {}) ? `?month=${month}` : ''}`, { key: null });
};

test('these are the calls about a month that anyone can make', () => {
  expect(calls.map(({ path }) => path).toSorted()).toEqual([
    '/api/draws/{month}',
    '/api/leaderboard',
    '/api/months/{month}',
    '/api/players/{id}/receipt',
  ]);
});

test.each(calls)('GET $path is 404 for a month before the league began', async (call) => {
  for (const month of ['2025-09', '2024-10', '2000-01'])
    expect(await askAbout(call, month)).toMatchObject(refusal(404, 'Di questo mese non c’è una classifica'));
  expect((await askAbout(call, '2025-10')).status).toBe(200);
});

test('late numbers of a final month are listed and rehearsed, and admins see when and why its rebuild took them', async () => {
  await api.closeAt('2025-11-02T23:59');
  api.at('2025-11-05T09:00');
  const late = { playerId: api.ids.Carla, date: '2025-10-20', rings: 99, apptDone: 40 };
  const { body: entry } = await api.ask('POST /api/admin/entries', { body: late });
  expect((await api.ask('GET /api/admin/months/2025-10/late-entries')).body).toEqual([
    { ...untagged(entry), name: 'Carla', recordedAt: '2025-11-05T08:00:00.000Z' },
  ]);
  const before = (await asAnyone('GET /api/months/2025-10')).body;
  const rehearsal = await api.ask('GET /api/admin/months/2025-10/rehearsal');
  expect([rehearsal.status, rehearsal.body.before]).toEqual([200, before]);
  expect(rehearsal.headers.get('X-Audit-Id')).toBeNull();
  expect((await asAnyone('GET /api/months/2025-10')).body).toEqual(before);

  const { status, body } = await rebuild('2025-10', { reason: '  Tracker di Carla in ritardo ' });
  expect([status, body]).toEqual([200, rehearsal.body.after]);
  expect(body.entries[0]).toMatchObject({ name: 'Carla', total: 99 + 40 * 75 + 25 });
  expect((await asAnyone('GET /api/months/2025-10')).body).toEqual(body);
  const { body: months } = await api.ask('GET /api/admin/months');
  expect(months).toMatchObject([
    { month: '2025-11', finalisedAt: null, rebuilds: [] },
    {
      month: '2025-10',
      podium: [standing('Carla', 1, 3124), standing('Anna', 2, 1810), standing('Bruno', 3, 1280)],
      finalisedAt: '2025-11-02T22:59:00.000Z',
      rebuilds: [{ rebuiltAt: '2025-11-05T08:00:00.000Z', reason: 'Tracker di Carla in ritardo' }],
    },
  ]);
  expect((await asAnyone('GET /api/months')).body).toEqual(
    months.map(
      ({
        finalisedAt: _,
        rebuilds: __,
        lateEntries: ___,
        changedRows: ____,
        toHandOver: _____,
        ...summary
      }: Record<string, unknown>) => summary,
    ),
  );
  expect((await api.ask('GET /api/admin/months/2025-11/rehearsal')).status).toBe(409);
});
