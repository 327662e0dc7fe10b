import { expect, test } from 'vitest';
import { useOctoberOffice } from '../../testing/october-office.ts';

const api = await useOctoberOffice();

const change = (id: string, body: object) => api.ask(`PUT /api/admin/players/${id}`, { body });
const groupsOnBoard = async (query = '') =>
  Object.fromEntries(
    (await api.ask(`GET /api/leaderboard${query}`, { key: null })).body.entries.map(
      ({ name, role, team }: { name: string; role: string | null; team: string | null }) => [
        name,
        [role, team],
      ],
    ),
  );

test('role and team are optional when a player is added, changed and taken away, and stand on the board at once', async () => {
  const dario = { name: 'Dario', role: 'trainer', team: ' Lupi  di mare ' };
  const added = await api.ask('POST /api/admin/players', { body: dario });
  expect([added.status, added.body]).toMatchObject([201, { role: 'trainer', team: 'Lupi di mare' }]);
  const elena = await api.ask('POST /api/admin/players', { body: { name: 'Elena' } });
  expect(elena.body).toMatchObject({ role: null, team: null });

  const setter = { name: 'Anna', role: 'setter', team: null };
  expect((await change(api.ids.Anna, { role: 'setter' })).body).toMatchObject(setter);
  expect((await change(api.ids.Anna, { name: 'Anna' })).body).toMatchObject(setter);
  expect((await change(api.ids.Anna, { team: 'Aquile' })).body).toMatchObject({ ...setter, team: 'Aquile' });
  expect(await groupsOnBoard()).toMatchObject({
    Anna: ['setter', 'Aquile'],
    Bruno: [null, null],
    Dario: ['trainer', 'Lupi di mare'],
    Elena: [null, null],
  });
  const list = (await api.ask('GET /api/admin/players')).body;
  expect(list.find(({ name }: { name: string }) => name === 'Dario')).toMatchObject({ team: 'Lupi di mare' });

  expect((await change(added.body.id, { role: null })).body.role).toBeNull();
  expect((await change(added.body.id, { team: null })).body.team).toBeNull();
  expect(await groupsOnBoard()).toMatchObject({ Dario: [null, null] });
});

test('many players are added with their roles and teams', async () => {
  const players = [
    { name: 'Fabio', role: 'team_leader' },
    { name: 'Greta', team: 'Lupi' },
  ];
  const { body } = await api.ask('POST /api/admin/players/bulk', { body: { players } });
  expect(body.rows).toMatchObject([
    { player: { role: 'team_leader', team: null } },
    { player: { role: null, team: 'Lupi' } },
  ]);
});

test('a player who is removed comes back with role and team', async () => {
  await change(api.ids.Carla, { role: 'team_leader', team: 'Lupi' });
  const removed = await api.ask(`DELETE /api/admin/players/${api.ids.Carla}`);
  await api.ask(`POST /api/admin/audit/${removed.headers.get('x-audit-id')}/undo`);
  expect(await groupsOnBoard()).toMatchObject({ Carla: ['team_leader', 'Lupi'] });
});

test('the export of standings has a column of roles, and one of teams, only where somebody has one', async () => {
  const { body } = await api.ask('GET /api/admin/exports/standings.csv?separator=semicolon');
  const lines: string[] = body.split('\r\n');
  expect(lines[0]).toBe('Posizione;Nome;Score;Bonus;Totale;Senza premi;Ruolo;Squadra');
  expect(lines.filter((line) => line.includes(';Carla;'))).toEqual([
    expect.stringMatching(/;Team leader;Lupi$/),
  ]);
  expect(lines.filter((line) => line.includes(';Bruno;'))).toEqual([expect.stringMatching(/;;$/)]);
});

test('columns of roles and teams give them to the people whom a file creates, and change nobody else', async () => {
  const form = new FormData();
  const file =
    'Nome;Ruolo;Squadra;Data;Chiamate\nHugo;Trainer;Lupi;08/10/2025;5\nBruno;Trainer;Lupi;07/10/2025;5';
  form.set('file', new File([file], 'a.csv'));
  expect((await api.ask('POST /api/admin/imports', { raw: form })).status).toBe(200);
  expect(await groupsOnBoard()).toMatchObject({ Hugo: ['trainer', 'Lupi'], Bruno: [null, null] });
});

test('a final month keeps the roles and teams that people had when it became final', async () => {
  await change(api.ids.Anna, { role: 'setter', team: 'Aquile' });
  await api.closeAt('2025-11-03T09:00');
  await change(api.ids.Anna, { role: 'trainer', team: 'Lupi' });
  expect(await groupsOnBoard('?month=2025-10')).toMatchObject({ Anna: ['setter', 'Aquile'] });
  expect(await groupsOnBoard()).toMatchObject({ Anna: ['trainer', 'Lupi'] });
});
