import { expect, test } from 'vitest';
import { useOctoberOffice } from '../../testing/october-office.ts';

const api = await useOctoberOffice();

const asAnyone = (call: string) => api.ask(call, { key: null });

test('everybody reads where the sides stand, nobody a person’s part; a page without sfide says that there are none', async () => {
  expect((await asAnyone('GET /api/leaderboard')).body).not.toHaveProperty('challenges');
  const sides = [
    { colour: 'sky', people: [api.ids.Anna, api.ids.Carla] },
    { name: 'Bruno da solo', colour: 'rose', people: [api.ids.Bruno] },
  ];
  const body = { name: 'Due contro uno', firstDay: '2025-10-06', lastDay: '2025-10-10', sides };
  const added = await api.ask('POST /api/admin/challenges', { body });
  expect(added.status).toBe(201);
  const { parts, rebuilds: _, rowTag, ...challenge } = added.body;
  expect(challenge).toMatchObject({
    ...{ ...body, stake: null, counted: 'points', target: null, per: 'mean', state: 'running', asOf: null },
    sides: [
      { name: 'Lato 1', counting: 2, value: 74_250, place: 2 },
      { name: 'Bruno da solo', counting: 1, value: 125_500, place: 1 },
    ],
  });
  expect(parts).toContainEqual({ side: 0, playerId: api.ids.Anna, name: 'Anna', value: 1_485 });
  expect((await asAnyone('GET /api/challenges')).body).toEqual([challenge]);
  expect((await asAnyone(`GET /api/challenges/${challenge.id}`)).body).toEqual(challenge);
  expect((await asAnyone('GET /api/leaderboard')).body.challenges).toBe(true);
  const file = await api.ask(
    `GET /api/admin/exports/challenges/${challenge.id}/sides.csv?separator=semicolon`,
  );
  expect(file.body.split('\r\n').slice(0, 3)).toEqual([
    'Posto;Lato;Persone;Punti a testa;Raggiunto il',
    ...['2;Lato 1;2;"742,5";', '1;Bruno da solo;1;1255;'],
  ]);

  // Numbers move what is shown, and are no change of another admin.
  await api.ask('POST /api/admin/entries', {
    body: { playerId: api.ids.Carla, date: '2025-10-08', rings: 40 },
  });
  expect((await asAnyone('GET /api/challenges')).body[0].sides[0].value).toBe(76_250);
  const path = `/api/admin/challenges/${challenge.id}`;
  const headers = { 'If-Match': rowTag };
  const renamed = await api.ask(`PUT ${path}`, { body: { name: 'Rivincita' }, headers });
  expect(renamed.status).toBe(200);
  expect((await api.ask(`PUT ${path}`, { body: { name: 'Altra' }, headers })).status).toBe(412);
  expect((await api.ask('GET /api/admin/challenges')).body).toEqual([renamed.body]);

  const removed = await api.ask(`DELETE ${path}`);
  expect((await asAnyone(`GET /api/challenges/${challenge.id}`)).status).toBe(404);
  await api.ask(`POST /api/admin/audit/${removed.headers.get('X-Audit-Id')}/undo`);
  expect((await api.ask('GET /api/admin/challenges')).body).toEqual([renamed.body]);
});
