import { expect, test } from 'vitest';
import { untagged } from '../../testing/api.ts';
import { unknownId } from '../../testing/every-call.ts';
import { useOctoberOffice } from '../../testing/october-office.ts';

const api = await useOctoberOffice();

const archive = (id: string, body: unknown = {}) => api.ask(`PUT /api/admin/players/${id}/archive`, { body });
const disqualify = (id: string, body: unknown) =>
  api.ask(`PUT /api/admin/players/${id}/disqualification`, { body });
const onBoard = async () =>
  (await api.ask('GET /api/leaderboard', { key: null })).body.entries.map(
    ({ position, name }: { position: number; name: string }) => `${position} ${name}`,
  );
const archived = async () => (await api.ask('GET /api/admin/players?archived=true')).body;

test('an archived player leaves the board from today on, is listed as archived, and can come back', async () => {
  const { status, body } = await archive(api.ids.Anna);
  expect(status).toBe(200);
  expect(body).toMatchObject({ name: 'Anna', archivedOn: '2025-10-08', position: 0, total: 0 });
  expect(await onBoard()).toEqual(['1 Bruno', '2 Carla']);
  expect(await archived()).toEqual([body]);
  expect((await api.ask('GET /api/admin/players')).body).toHaveLength(2);
  expect((await api.ask('GET /api/admin/players?archived=false')).body).toHaveLength(2);

  api.at('2025-10-09T09:00');
  expect((await archive(api.ids.Anna, { archived: true })).body.archivedOn).toBe('2025-10-08');
  const back = await archive(api.ids.Anna, { archived: false });
  expect(back.body).toMatchObject({ archivedOn: null, position: 1, total: 1485 });
  expect(await onBoard()).toEqual(['1 Anna', '2 Bruno', '3 Carla']);
  expect(await archived()).toEqual([]);
});

test.each([
  ['no body', {}],
  ['an empty body', { raw: '', headers: { 'Content-Type': 'application/json' } }],
  ['an empty form', { raw: '', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }],
])('%s archives', async (_, asked) => {
  const { status, body } = await api.ask(`PUT /api/admin/players/${api.ids.Carla}/archive`, asked);
  expect(status).toBe(200);
  expect(body).toMatchObject({ name: 'Carla', archivedOn: '2025-10-09' });
  expect((await archive(api.ids.Carla, { archived: false })).body.archivedOn).toBeNull();
});

test('the archiving of a body that is not JSON is refused, and changes nothing', async () => {
  const send = (raw: string, headers: Record<string, string>) =>
    api.ask(`PUT /api/admin/players/${api.ids.Carla}/archive`, { raw, headers });
  expect((await send('{"archived":true}', { 'Content-Type': 'text/plain' })).status).toBe(415);
  expect((await send('archived', { 'Content-Type': 'application/json' })).status).toBe(400);
  expect(await archived()).toEqual([]);
});

test('a disqualified player stays on the board, marked, until the disqualification is lifted', async () => {
  const row = async () =>
    (await api.ask('GET /api/leaderboard')).body.entries.find(
      ({ name }: { name: string }) => name === 'Anna',
    );
  const { status, body } = await disqualify(api.ids.Anna, {
    month: '2025-10',
    reason: ' Numeri falsificati ',
  });
  expect(status).toBe(201);
  expect(untagged(body)).toEqual({
    playerId: api.ids.Anna,
    month: '2025-10',
    reason: 'Numeri falsificati',
  });
  expect(await row()).toMatchObject({ position: 1, eligible: false, notEligible: 'disqualified' });

  const other = await disqualify(api.ids.Anna, { month: '2025-10', reason: 'Sabotaggio' });
  expect(other.status).toBe(200);

  const lifted = await disqualify(api.ids.Anna, { month: '2025-10', reason: null });
  expect(untagged(lifted.body)).toEqual({ ...untagged(body), reason: null });
  expect(await row()).toMatchObject({ eligible: true, notEligible: null });
});

test('a month’s disqualifications are listed with their reasons, and with the tag that the next change takes', async () => {
  const listed = async (month: string) =>
    (await api.ask(`GET /api/admin/disqualifications?month=${month}`)).body;
  const { body } = await disqualify(api.ids.Carla, { month: '2025-10', reason: 'Sabotaggio' });
  expect(await listed('2025-10')).toEqual([body]);
  expect(await listed('2025-09')).toEqual([]);

  const meanwhile = await disqualify(api.ids.Carla, { month: '2025-10', reason: 'Numeri falsificati' });
  const lift = (rowTag: string) =>
    api.ask(`PUT /api/admin/players/${api.ids.Carla}/disqualification`, {
      body: { month: '2025-10', reason: null },
      headers: { 'If-Match': rowTag },
    });
  const refused = await lift(body.rowTag);
  expect(refused.status).toBe(412);
  expect(refused.body.current).toEqual(meanwhile.body);
  expect((await lift(meanwhile.body.rowTag)).status).toBe(200);
  expect(await listed('2025-10')).toEqual([]);
  expect((await api.ask('GET /api/admin/disqualifications')).status).toBe(400);
});

test('of two admins who disqualify a player, the second is refused with what the first has recorded', async () => {
  const send = (reason: string) =>
    api.ask(`PUT /api/admin/players/${api.ids.Carla}/disqualification`, {
      body: { month: '2025-10', reason },
      headers: { 'If-None-Match': '*' },
    });
  const first = await send('Sabotaggio');
  expect(first.status).toBe(201);
  const second = await send('Numeri falsificati');
  expect(second.status).toBe(412);
  expect(second.body.current).toEqual(first.body);
  expect((await disqualify(api.ids.Carla, { month: '2025-10', reason: null })).status).toBe(200);
});

test('a disqualification is for a month from the league’s first to the current one', async () => {
  expect((await disqualify(api.ids.Bruno, { month: '2025-10', reason: 'Sabotaggio' })).status).toBe(201);
  const before = await disqualify(api.ids.Bruno, { month: '2025-09', reason: 'Sabotaggio' });
  expect(before.status).toBe(400);
  expect(before.body.error).toContain('comincia il 1° ottobre 2025');
  const ahead = await disqualify(api.ids.Bruno, { month: '2025-11', reason: 'Sabotaggio' });
  expect(ahead.status).toBe(400);
  expect(ahead.body.error).toMatch(/novembre 2025/);
  await disqualify(api.ids.Bruno, { month: '2025-10', reason: null });
});

test('who is on the board is not made anonymous; an archived player is, and a removed one by the id that history holds', async () => {
  const anonymise = (id: string, body: unknown = { reason: 'Lo ha chiesto' }) =>
    api.ask(`POST /api/admin/players/${id}/anonymise`, { body });
  expect(await anonymise(api.ids.Anna)).toMatchObject({ status: 409, body: { error: expect.any(String) } });
  await archive(api.ids.Anna);
  expect(await anonymise(api.ids.Anna)).toMatchObject({ status: 200, body: { name: 'Partecipante 1' } });
  await api.ask(`DELETE /api/admin/players/${api.ids.Bruno}`);
  const removed = await anonymise(api.ids.Bruno);
  expect(removed).toMatchObject({ status: 200, body: { id: api.ids.Bruno, name: 'Partecipante 2' } });
  expect(removed.headers.get('X-Audit-Id')).not.toBeNull();
  expect((await anonymise(unknownId)).status).toBe(404);
});
