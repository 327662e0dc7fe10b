import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OctoberOffice, octoberOffice } from '../../testing/october-office.ts';
import { untagged } from '../../testing/untagged.ts';

let api: OctoberOffice;
beforeAll(async () => {
  api = await octoberOffice();
});
afterAll(() => api.close());

const asAnyone = (call: string) => api.ask(call, { key: null });
const rebuild = (month: string, body: unknown = { reason: 'Numeri arrivati tardi' }) =>
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

test('from the 1st the next month is listed before it; from the close of the 2nd it is final', async () => {
  const states = async () =>
    (await asAnyone('GET /api/months')).body.map((one: { month: string; state: string }) => [
      one.month,
      one.state,
    ]);
  api.at('2025-11-01T00:00');
  expect(await states()).toEqual([
    ['2025-11', 'open'],
    ['2025-10', 'grace'],
  ]);
  await api.closeAt('2025-11-02T23:59');
  expect(await states()).toEqual([
    ['2025-11', 'open'],
    ['2025-10', 'final'],
  ]);
  const { body } = await asAnyone('GET /api/months/2025-10');
  expect(body).toMatchObject({
    state: 'final',
    finalisedAt: '2025-11-02T22:59:00.000Z',
    month: 'ottobre 2025',
  });
  expect((await asAnyone('GET /api/leaderboard?month=2025-10')).body.entries).toEqual(body.entries);
});

test('the rebuild of a final month includes late numbers, and admins see when and why it ran', async () => {
  api.at('2025-11-05T09:00');
  const late = { playerId: api.ids.Carla, date: '2025-10-20', rings: 99, apptDone: 40 };
  expect((await api.ask('POST /api/admin/entries', { body: late })).status).toBe(201);
  const before = (await asAnyone('GET /api/months/2025-10')).body;
  expect(before.entries[2]).toMatchObject({ name: 'Carla', total: 0 });

  const { status, body, headers } = await rebuild('2025-10', { reason: '  Tracker di Carla in ritardo ' });
  expect(status).toBe(200);
  expect(body.entries[0]).toMatchObject({ name: 'Carla', total: 99 + 40 * 75 + 25 });
  expect(body.finalisedAt).toBe(before.finalisedAt);
  expect((await asAnyone('GET /api/months/2025-10')).body).toEqual(body);
  expect(
    await api
      .database('audit')
      .where({ id: headers.get('X-Audit-Id') ?? '' })
      .first(),
  ).toMatchObject({
    action: 'POST /api/admin/months/{month}/rebuild',
    before,
    after: body,
  });

  const months = await api.ask('GET /api/admin/months');
  expect(months.status).toBe(200);
  const [november, october] = months.body;
  expect(november).toMatchObject({ month: '2025-11', finalisedAt: null, rebuilds: [] });
  expect(october).toMatchObject({
    month: '2025-10',
    podium: [standing('Carla', 1, 3124), standing('Anna', 2, 1810), standing('Bruno', 3, 1280)],
    finalisedAt: '2025-11-02T22:59:00.000Z',
    rebuilds: [{ rebuiltAt: '2025-11-05T08:00:00.000Z', reason: 'Tracker di Carla in ritardo' }],
  });
  expect((await asAnyone('GET /api/months')).body).toEqual(
    months.body.map(
      ({
        finalisedAt: _,
        rebuilds: __,
        lateEntries: ___,
        changedRows: ____,
        ...summary
      }: Record<string, unknown>) => summary,
    ),
  );
});

test('late numbers are listed, and a rehearsal shows what the rebuild would change without doing it', async () => {
  api.at('2025-11-05T10:00');
  const late = { playerId: api.ids.Bruno, date: '2025-10-21', rings: 500 };
  const { body: entry } = await api.ask('POST /api/admin/entries', { body: late });
  const [, october] = (await api.ask('GET /api/admin/months')).body;
  expect(october).toMatchObject({ month: '2025-10', lateEntries: 1 });
  expect((await api.ask('GET /api/admin/months/2025-10/late-entries')).body).toEqual([
    { ...untagged(entry), name: 'Bruno', recordedAt: '2025-11-05T09:00:00.000Z' },
  ]);

  const before = (await asAnyone('GET /api/months/2025-10')).body;
  const rehearsal = await api.ask('GET /api/admin/months/2025-10/rehearsal');
  expect(rehearsal.status).toBe(200);
  expect(rehearsal.body.before).toEqual(before);
  expect(rehearsal.headers.get('X-Audit-Id')).toBeNull();
  expect((await asAnyone('GET /api/months/2025-10')).body).toEqual(before);
  expect(rehearsal.body.after).toEqual((await rebuild('2025-10')).body);
  expect((await api.ask('GET /api/admin/months/2025-11/rehearsal')).status).toBe(409);
  expect((await api.ask('GET /api/admin/months/2025-10/rehearsal?values=ieri')).status).toBe(400);
});

test.each(['2025-09', '2025-12', '2999-12'])('%s has no standings: 404', async (month) => {
  for (const answer of [await asAnyone(`GET /api/months/${month}`), await rebuild(month)]) {
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ error: 'Di questo mese non c’è una classifica' });
  }
});

test.each(['2025-13'])('%s is not a month', async (month) => {
  for (const answer of [await asAnyone(`GET /api/months/${month}`), await rebuild(month)]) {
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ error: 'Elemento non trovato' });
  }
});

test('the rebuild of a month that is not final is refused', async () => {
  const { status, body } = await rebuild('2025-11');
  expect(status).toBe(409);
  expect(body.error).toMatch(/^Il mese di novembre 2025 non è ancora concluso/);
});

test.each([{ reason: '   ' }])('a rebuild for the reason %o is refused, and not made', async (reason) => {
  const before = (await api.ask('GET /api/admin/months')).body;
  const { status, body } = await rebuild('2025-10', reason);
  expect(status).toBe(400);
  expect(body.issues[0].path).toEqual(['reason']);
  expect((await api.ask('GET /api/admin/months')).body).toEqual(before);
});
