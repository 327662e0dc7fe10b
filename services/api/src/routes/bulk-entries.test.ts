import { createHash } from 'node:crypto';
import { clockStartingAt } from '@vetta/league/time/clock';
import { beforeEach, expect, test } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { unknownId } from '../../testing/every-call.ts';

let anna: string;
let bruno: string;
const api = await useApi({ clock: clockStartingAt(Temporal.Instant.from('2025-10-22T18:00:00Z')) });
beforeEach(async () => {
  const add = async (name: string) =>
    (await api.ask('POST /api/admin/players', { body: { name } })).body.id as string;
  [anna, bruno] = [await add('Anna'), await add('Bruno')];
});

const send = (entries: unknown, date = '2025-10-22') =>
  api.ask('POST /api/admin/entries/bulk', { body: { date, entries } });
const stored = async () => (await api.ask('GET /api/admin/entries?date=2025-10-22')).body;

test('a day of many players is recorded, and each row of the answer is what is stored', async () => {
  const first = await send([
    { playerId: bruno, rings: 70, apptSet: 2, alignment: true },
    { playerId: anna.toUpperCase(), rings: 80 },
  ]);
  expect(first.status).toBe(200);
  expect(first.headers.get('X-Audit-Id')).toMatch(/^[0-9a-f-]{36}$/);
  const zero = {
    date: '2025-10-22',
    apptSet: 0,
    apptDone: 0,
    alignment: false,
    rowTag: expect.stringMatching(/^"/),
  };
  expect(first.body).toEqual({
    date: '2025-10-22',
    rows: [
      {
        row: 0,
        outcome: 'created',
        entry: {
          ...zero,
          ...{ id: expect.any(String), playerId: bruno, rings: 70, apptSet: 2, alignment: true },
          // Of the other numbers nobody has said anything.
          origins: { rings: 'typed', apptSet: 'typed', alignment: 'typed' },
        },
      },
      {
        ...{ row: 1, outcome: 'created' },
        entry: { ...zero, id: expect.any(String), playerId: anna, rings: 80, origins: { rings: 'typed' } },
      },
    ],
  });
  for (const { entry } of first.body.rows) expect(await stored()).toContainEqual(entry);

  // Of a row that names fewer numbers the others stay.
  const second = await send([{ playerId: bruno, rings: 71 }]);
  expect(second.body.rows[0].entry).toEqual({
    ...first.body.rows[0].entry,
    ...{ rings: 71, rowTag: expect.stringMatching(/^"/) },
  });
});

test('wrong rows are answered by row and field, and nothing is written', async () => {
  const before = await stored();
  const numbers = await send([
    { playerId: anna, rings: 80 },
    { playerId: bruno, rings: 10_001, alignment: 'sì' },
    { playerId: 'carla' },
  ]);
  expect(numbers.status).toBe(400);
  expect(numbers.body.issues).toEqual([
    { path: ['entries', 1, 'rings'], message: 'al massimo 10.000' },
    { path: ['entries', 1, 'alignment'], message: 'deve essere vero o falso' },
    { path: ['entries', 2, 'playerId'], message: 'deve essere un identificativo' },
    { path: ['entries', 2], message: 'serve almeno un numero' },
  ]);

  const people = await send([anna, unknownId, anna].map((playerId) => ({ playerId, rings: 1 })));
  expect(people.status).toBe(400);
  expect(people.body).toEqual({
    error: '2 righe sono sbagliate: la giornata non è stata registrata',
    issues: [
      { path: ['entries', 1, 'playerId'], message: 'questo partecipante non esiste' },
      { path: ['entries', 2, 'playerId'], message: 'è già alla riga 1' },
    ],
  });
  expect(await stored()).toEqual(before);
});

const tagged = async (playerId: string) =>
  (await stored()).find((entry: { playerId: string }) => entry.playerId === playerId);

test('if one row has changed since it was read, no row is recorded, and the answer has the changed rows', async () => {
  await send([{ playerId: anna, rings: 80 }]);
  const seen = await tagged(anna);
  await send([
    { playerId: anna, rings: 85 },
    { playerId: bruno, rings: 50 },
  ]);
  const [now, before] = [await tagged(anna), await stored()];
  const audited = Number((await api.database('audit').count().first())?.count);

  const stale = await send([
    { playerId: bruno, rings: 71, rowTag: null },
    { playerId: anna, rings: 90, rowTag: seen.rowTag },
  ]);
  expect(stale.status).toBe(412);
  expect(stale.body).toEqual({
    error: expect.stringMatching(/^Nel frattempo qualcun altro ha cambiato 2 righe/),
    current: [
      { row: 0, playerId: bruno, entry: await tagged(bruno) },
      { row: 1, playerId: anna, entry: now },
    ],
  });

  const day = { date: now.date, entries: [{ playerId: bruno, rings: 51 }] };
  await api.ask('POST /api/admin/entries/bulk', { body: day, headers: { 'X-Admin-Name': 'Giulia' } });
  expect(
    (await api.ask(`GET /api/admin/entry-authors?date=${now.date}`)).body,
    'Anna’s are of no name',
  ).toEqual([{ playerId: bruno, by: 'Giulia' }]);
  await api.ask('POST /api/admin/entries/bulk', {
    body: { ...day, entries: [{ playerId: bruno, rings: 50 }] },
  });

  await api.ask(`DELETE /api/admin/entries/${now.id}`);
  const gone = await send([{ playerId: anna, rings: 90, rowTag: now.rowTag }]);
  expect(gone.status).toBe(412);
  expect(gone.body.current).toEqual([{ row: 0, playerId: anna, entry: null }]);
  expect(await stored()).toEqual(before.filter(({ playerId }: { playerId: string }) => playerId !== anna));
  // Beside those two changes only the removal has an audit row.
  expect(Number((await api.database('audit').count().first())?.count)).toBe(audited + 3);
});

test('of two evenings sent at once from the same state, one is refused', async () => {
  const evening = (rings: number) =>
    send([anna, bruno].map((playerId) => ({ playerId, rings, rowTag: null })));
  const answers = await Promise.all([evening(60), evening(61)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
});

test('whom names of a pasted table mean is remembered with the day, until a press forgets it or that is undone', async () => {
  const remembered = async () => (await api.ask('GET /api/admin/remembered-names')).body;
  const sent = (people: unknown) =>
    api.ask('POST /api/admin/entries/bulk', {
      body: { date: '2025-10-21', entries: [{ playerId: anna, rings: 5 }], people },
    });
  const wrong = await sent({ Nina: unknownId });
  expect([wrong.status, wrong.body.issues]).toEqual([
    400,
    [{ path: ['people', 'Nina'], message: 'il partecipante scelto non esiste' }],
  ]);
  expect(await remembered()).toEqual([]);

  const { headers, status } = await sent({ 'Anna Maria': anna, Ufficio: 'never', Zeno: 'new' });
  expect(status).toBe(200);
  const nameHash = (key: string) => createHash('sha256').update(key).digest('base64url');
  const expected = [
    expect.objectContaining({ nameHash: nameHash('anna maria'), playerId: anna, name: 'Anna Maria' }),
    expect.objectContaining({ nameHash: nameHash('ufficio'), playerId: null, player: null, name: 'Ufficio' }),
  ];
  expect(await remembered()).toHaveLength(2);
  expect(await remembered()).toEqual(expect.arrayContaining(expected));
  const form = new FormData();
  form.set('file', new File(['Operatore;Chiamate\nANNA  MARIA;7\nUfficio;900'], 'a 20-10-2025.csv'));
  expect(
    (await api.ask('POST /api/admin/imports?dryRun=true', { raw: form })).body.read.people,
  ).toMatchObject([
    { playerId: anna, choice: anna },
    { playerId: null, choice: 'skip' },
  ]);
  const forget = () => api.ask(`DELETE /api/admin/remembered-names/${nameHash('ufficio')}`);
  const forgotten = await forget();
  expect([forgotten.status, (await forget()).status]).toEqual([204, 404]);
  expect(await remembered()).toEqual([expected[0]]);
  await api.ask(`POST /api/admin/audit/${forgotten.headers.get('X-Audit-Id')}/undo`);
  expect(await remembered()).toHaveLength(2);

  await api.ask(`POST /api/admin/audit/${headers.get('X-Audit-Id')}/undo`);
  expect(await remembered()).toEqual([]);
});
