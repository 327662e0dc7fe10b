import { endpoints } from '@vetta/contract/endpoints';
import { actionLabel } from '@vetta/league/audit/action-labels';
import { clockStartingAt } from '@vetta/league/time/clock';
import { expect, test } from 'vitest';
import { useApi } from '../../testing/api.ts';

// 00:30 in Rome on the 22nd; in UTC it is still the 21st.
const api = await useApi({ clock: clockStartingAt(Temporal.Instant.from('2025-10-21T22:30:00Z')) });

const auditId = (answer: { headers: Headers }) => answer.headers.get('X-Audit-Id') ?? '';
const undo = (id: string) => api.ask(`POST /api/admin/audit/${id}/undo`);
const list = async (query = '') => (await api.ask(`GET /api/admin/audit${query}`)).body;

test('every change and every export of the contract has Italian words in the list', () => {
  const changes = endpoints.filter(
    ({ access, method, path }) => access !== 'public' && (method !== 'GET' || path.includes('/exports/')),
  );
  const actions = changes.map(({ method, path }) => `${method} ${path}`);
  expect(actions.filter((action) => actionLabel(action) === action)).toEqual([]);
});

test('the audit id of a removal brings the player back, once', async () => {
  const { body: anna } = await api.ask('POST /api/admin/players', { body: { name: 'Anna' } });
  await api.ask('POST /api/admin/entries', { body: { playerId: anna.id, date: '2025-10-20', rings: 80 } });
  const board = async () => (await api.ask('GET /api/leaderboard')).body.entries;
  const before = await board();
  const removed = await api.ask(`DELETE /api/admin/players/${anna.id}`);

  const undone = await undo(auditId(removed));
  expect(undone.status).toBe(204);
  expect(undone.body).toBe('');
  expect(await board()).toEqual(before);

  const again = await undo(auditId(removed));
  expect(again.status).toBe(409);
  expect(again.body).toEqual({ error: 'È già stata annullata da un admin, 22 ottobre 2025 alle 00:30' });

  const { changes } = await list(`?subject=${anna.id}`);
  expect(changes.map(({ id }: { id: string }) => id).slice(0, 2)).toEqual([
    auditId(undone),
    auditId(removed),
  ]);
  expect(changes[1]).toEqual({
    id: auditId(removed),
    at: expect.stringMatching(/^2025-10-21T22:30:/),
    actor: 'admin',
    action: 'DELETE /api/admin/players/{id}',
    what: 'Partecipante eliminato',
    about: 'Anna',
    before: expect.objectContaining({ id: anna.id, name: 'Anna', score: 80 }),
    after: null,
    undo: { possible: false, reason: again.body.error },
    undoes: null,
    undoneBy: auditId(undone),
  });
});

test('a new player is taken back; one that was changed since is not', async () => {
  const added = await api.ask('POST /api/admin/players', { body: { name: 'Carla', score: 12 } });
  const renamed = await api.ask(`PUT /api/admin/players/${added.body.id}`, { body: { name: 'Carla Neri' } });
  expect((await undo(auditId(renamed))).status).toBe(409);
  await api.ask(`PUT /api/admin/players/${added.body.id}`, { body: { name: 'Carla' } });
  expect((await undo(auditId(added))).status).toBe(204);
  const { body: left } = await api.ask('GET /api/admin/players');
  expect(left.map(({ name }: { name: string }) => name)).not.toContain('Carla');
});

test('the list comes in pages of 50, newest first, without holes or repeats', async () => {
  await api.database.raw(
    `insert into audit (at, actor, action) select '2025-10-21T22:30:00Z', 'Pagine', 'POST /api/admin/rules'
    from generate_series(1, 101)`,
  );
  const made = await api.database('audit').where({ actor: 'Pagine' }).orderBy('id', 'desc').pluck('id');
  const pages: string[][] = [];
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { changes, next } = await list(`?admin=Pagine${cursor && `&cursor=${cursor}`}`);
    pages.push(changes.map(({ id }: { id: string }) => id));
    cursor = next;
  }
  expect(pages.map(({ length }) => length)).toEqual([50, 50, 1]);
  expect(pages.flat()).toEqual(made);
});

test('a day of the filter is a Rome day', async () => {
  expect((await list('?day=2025-10-22&admin=Pagine')).changes).toHaveLength(50);
  expect(await list('?day=2025-10-21')).toEqual({ changes: [], next: null });
});
