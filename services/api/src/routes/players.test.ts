import { clockStartingAt } from '@vetta/league/time/clock';
import { beforeAll, describe, expect, test } from 'vitest';
import { useApi } from '../../testing/api.ts';

const api = await useApi({ clock: clockStartingAt(Temporal.Instant.from('2026-11-25T18:00:00Z')) });
beforeAll(async () => {
  for (const name of ['Niccolò Déodati', 'Chiara D’Angelo', 'Mario Rossi', 'Ugo Neri']) await add([name]);
  await api.ask(`PUT /api/admin/players/${await idOf('Ugo Neri')}/archive`, { body: {} });
});

const add = (names: readonly string[], people?: object) =>
  api.ask('POST /api/admin/players/bulk', { body: { players: names.map((name) => ({ name })), people } });
const players = async (): Promise<{ id: string; name: string }[]> =>
  (await api.ask('GET /api/admin/players')).body;
const named = async (name: string) => (await players()).filter((player) => player.name === name);
const idOf = async (name: string) => (await named(name))[0]?.id ?? '';

test('many people are added at once, one row each, without points, cleaned of what nobody sees', async () => {
  const { status, body, headers } = await add(['  Ada\u200b  Bianchi ', 'Bruno Dell’Orto', 'Zoë Sempre']);
  expect(status).toBe(201);
  expect(body.rows).toMatchObject([
    {
      row: 0,
      outcome: 'created',
      player: { name: 'Ada Bianchi', score: 0, total: 0, joinedOn: '2026-11-01' },
    },
    { row: 1, outcome: 'created', player: { name: 'Bruno Dell’Orto' } },
    { row: 2, outcome: 'created', player: { name: 'Zoë Sempre', rowTag: expect.stringMatching(/^"/) } },
  ]);
  expect(await players()).toContainEqual(body.rows[0].player);

  const id = headers.get('X-Audit-Id');
  const [change] = (await api.ask('GET /api/admin/audit')).body.changes;
  expect(change).toMatchObject({ id, what: 'Partecipanti aggiunti', undo: { possible: true } });
  expect((await api.ask(`POST /api/admin/audit/${id}/undo`)).status).toBeLessThan(300);
  expect(await named('Ada Bianchi')).toEqual([]);
});

describe('a name that may be somebody who is here is asked about, and nobody is added', () => {
  test.each([
    ['in another spelling', 'niccolo deodati', '«niccolo deodati» è Niccolò Déodati?'],
    ['to the letter', 'Mario Rossi', '«Mario Rossi» è Mario Rossi?'],
    ['among the archived', 'Ugo Neri', 'Ugo Neri è tra gli archiviati'],
  ])('%s', async (_, name, question) => {
    const before = await players();
    const { status, body } = await add(['Elsa Nuova', name]);
    expect(status).toBe(409);
    expect(body.error).toContain('Non è stato aggiunto nessuno.');
    expect(body.unsure).toMatchObject([{ about: 'person', question: expect.stringContaining(question) }]);
    expect(body.unsure[0].choices.slice(1)).toEqual([
      { value: 'new', label: 'Nuovo partecipante' },
      { value: 'skip', label: 'Lascia fuori' },
    ]);
    expect(await players()).toEqual(before);
  });

  test('and is what was decided: the player, another one, or nobody', async () => {
    const mario = await idOf('Mario Rossi');
    const { status, body } = await add(['Rossi Mario', 'Mario Rossi', 'Ugo Neri'], {
      'Rossi Mario': mario,
      'mario rossi': 'new',
      'Ugo Neri': 'skip',
    });
    expect(status).toBe(201);
    expect(body.rows).toMatchObject([
      { outcome: 'existing', player: { id: mario } },
      { outcome: 'created', player: { name: 'Mario Rossi' } },
      { outcome: 'skipped', player: null },
    ]);
    expect(await named('Mario Rossi')).toHaveLength(2);
    expect((await add(['Ugo Neri'], { 'Ugo Neri': '0199f7a2-5c00-7000-8000-000000000001' })).status).toBe(
      400,
    );
  });
});

test('a name that the list has twice is asked about: different people, or one', async () => {
  const { status, body } = await add(['Livia Due', 'Livia Due', 'Lìvia Due']);
  expect(status).toBe(409);
  expect(body.unsure.map(({ question }: { question: string }) => question)).toEqual([
    '«Livia Due» è nell’elenco 2 volte: sono persone diverse?',
    '«Lìvia Due» è già nell’elenco, scritto in altro modo: è un’altra persona?',
  ]);
  const decided = await add(['Livia Due', 'Livia Due', 'Lìvia Due'], {
    'Livia Due': 'skip',
    'Lìvia Due': 'skip',
  });
  expect(decided.body.rows.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
    'created',
    'skipped',
    'skipped',
  ]);
  expect((await add(['Nina Due', 'Nina Due'], { 'Nina Due': 'new' })).status).toBe(201);
  expect(await named('Nina Due')).toHaveLength(2);
});

const addOne = (body: object) => api.ask('POST /api/admin/players', { body });

test('a player is added, renamed, listed and removed', async () => {
  const added = await addOne({ name: '  Anna Bianchi ', score: 40 });
  expect(added.status).toBe(201);
  expect(added.body).toMatchObject({ name: 'Anna Bianchi', score: 40, bonus: 0, total: 40 });

  const path = `/api/admin/players/${added.body.id}`;
  const renamed = await api.ask(`PUT ${path}`, { body: { name: 'Anna Verdi' } });
  expect(renamed.status).toBe(200);
  expect(renamed.body).toMatchObject({ id: added.body.id, name: 'Anna Verdi', total: 40 });
  expect((await api.ask('GET /api/admin/players')).body).toContainEqual(renamed.body);

  expect((await api.ask(`DELETE ${path}`)).status).toBe(204);
  expect((await api.ask('GET /api/admin/players')).body).not.toContainEqual(renamed.body);
});

test('the largest points are accepted, and their sum stays a 32-bit integer', async () => {
  const largest = 2 ** 31 - 1;
  const answer = await addOne({ name: 'Tantissimo', score: largest, bonus: largest });
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({ score: largest, bonus: largest, total: largest });
});
