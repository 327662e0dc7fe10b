import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OctoberOffice, octoberOffice } from '../../testing/october-office.ts';

let api: OctoberOffice;
beforeAll(async () => {
  api = await octoberOffice();
});
afterAll(() => api.close());

const change = (id: string, body: object) => api.ask(`PUT /api/admin/players/${id}`, { body });
const rolesOnBoard = async (query = '') =>
  (await api.ask(`GET /api/leaderboard${query}`, { key: null })).body.entries.map(
    ({ name, role }: { name: string; role: string | null }) => [name, role],
  );

test('a role is optional when a player is added, changed and taken away, and stands on the board at once', async () => {
  const added = await api.ask('POST /api/admin/players', { body: { name: 'Dario', role: 'trainer' } });
  expect([added.status, added.body.role]).toEqual([201, 'trainer']);
  expect((await api.ask('POST /api/admin/players', { body: { name: 'Elena' } })).body.role).toBeNull();

  expect((await change(api.ids.Anna, { role: 'setter' })).body).toMatchObject({
    name: 'Anna',
    role: 'setter',
  });
  expect((await change(api.ids.Anna, { name: 'Anna' })).body.role).toBe('setter');
  expect(Object.fromEntries(await rolesOnBoard())).toMatchObject({
    Anna: 'setter',
    Bruno: null,
    Dario: 'trainer',
    Elena: null,
  });
  const list = (await api.ask('GET /api/admin/players')).body;
  expect(list.find(({ name }: { name: string }) => name === 'Dario')).toMatchObject({ role: 'trainer' });

  expect((await change(added.body.id, { role: null })).body.role).toBeNull();
  expect(Object.fromEntries(await rolesOnBoard())).toMatchObject({ Dario: null });
});

test('many players are added with their roles', async () => {
  const players = [{ name: 'Fabio', role: 'team_leader' }, { name: 'Greta' }];
  const { body } = await api.ask('POST /api/admin/players/bulk', { body: { players } });
  expect(body.rows.map(({ player }: { player: { role: string | null } }) => player.role)).toEqual([
    'team_leader',
    null,
  ]);
});

test('a player who is removed comes back with the role', async () => {
  await change(api.ids.Carla, { role: 'team_leader' });
  const removed = await api.ask(`DELETE /api/admin/players/${api.ids.Carla}`);
  await api.ask(`POST /api/admin/audit/${removed.headers.get('x-audit-id')}/undo`);
  expect(Object.fromEntries(await rolesOnBoard())).toMatchObject({ Carla: 'team_leader' });
});

test('the export of standings has a column of roles only where somebody has one', async () => {
  const { body } = await api.ask('GET /api/admin/exports/standings.csv?separator=semicolon');
  const lines: string[] = body.split('\r\n');
  expect(lines[0]).toBe('Posizione;Nome;Score;Bonus;Totale;Fuori gara;Ruolo');
  expect(lines.filter((line) => line.includes(';Carla;'))).toEqual([expect.stringMatching(/;Team leader$/)]);
  expect(lines.filter((line) => line.includes(';Bruno;'))).toEqual([expect.stringMatching(/;$/)]);
});

test('a column of roles gives them to the people whom a file creates, and changes nobody else', async () => {
  const form = new FormData();
  form.set(
    'file',
    new File(['Nome;Ruolo;Data;Chiamate\nHugo;Trainer;08/10/2025;5\nBruno;Trainer;07/10/2025;5'], 'a.csv'),
  );
  expect((await api.ask('POST /api/admin/imports', { raw: form })).status).toBe(200);
  expect(Object.fromEntries(await rolesOnBoard())).toMatchObject({ Hugo: 'trainer', Bruno: null });
});

test('a final month keeps the roles that people had when it became final', async () => {
  await change(api.ids.Anna, { role: 'setter' });
  await api.closeAt('2025-11-03T09:00');
  await change(api.ids.Anna, { role: 'trainer' });
  expect(Object.fromEntries(await rolesOnBoard('?month=2025-10'))).toMatchObject({ Anna: 'setter' });
  expect(Object.fromEntries(await rolesOnBoard())).toMatchObject({ Anna: 'trainer' });
});
