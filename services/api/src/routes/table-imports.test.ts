import { clockStartingAt } from '@vetta/league/time/clock';
import { beforeEach, expect, test } from 'vitest';
import { refusal, useApi } from '../../testing/api.ts';

const clock = clockStartingAt(Temporal.Instant.from('2025-10-22T18:00:00Z'));
const api = await useApi({ clock });

interface Sent {
  readonly query?: string;
  readonly options?: unknown;
  readonly name?: string;
}

function send(
  file: string | Uint8Array<ArrayBuffer>,
  { query = '', options, name = 'tracker.csv' }: Sent = {},
) {
  const form = new FormData();
  form.set('file', new File([file], name));
  if (options !== undefined) form.set('options', JSON.stringify(options));
  return api.ask(`POST /api/admin/imports${query}`, { raw: form });
}
const rehearse = (file: string | Uint8Array<ArrayBuffer>, sent: Sent = {}) =>
  send(file, { ...sent, query: '?dryRun=true' });
const undo = async ({ headers }: { headers: Headers }) =>
  (await api.ask(`POST /api/admin/audit/${headers.get('X-Audit-Id')}/undo`)).status;
const add = async (name: string): Promise<string> =>
  (await api.ask('POST /api/admin/players', { body: { name } })).body.id;
const players = async (): Promise<{ id: string; name: string }[]> =>
  (await api.ask('GET /api/admin/players')).body;
const entries = async (day = '2025-10-20') => (await api.ask(`GET /api/admin/entries?date=${day}`)).body;

beforeEach(async () => {
  await api.database('players').delete();
  await api.database('import_layouts').delete();
  await api.database('import_people').delete();
});

const HEADER = 'Operatore;Data;Chiamate;App. fissati;App. conclusi;Allineamento';

test('a table in Italian is rehearsed, imported, and undone', async () => {
  const ada = await add('Ada Neri');
  const file = `Report\r\n${HEADER};Note\r\nADA  NÉRI;20/10/2025;1.234;3;;Sì;a casa\r\nBruno Sala;20/10/2025;70;;0;no;\r\nTotale;;1304;3;0;;\r\n`;
  const expected = {
    newPlayers: ['Bruno Sala'],
    entries: { created: 2, replaced: 0, unchanged: 0 },
    replacements: [],
    opensMonths: [],
    demoRemoved: false,
    errors: [],
    read: {
      format: 'csv',
      sheet: null,
      sheets: [],
      headerLine: 2,
      day: null,
      dateOrder: 'dayFirst',
      rows: [
        { line: 3, cells: ['ADA  NÉRI', '20/10/2025', '1.234', '3', '', 'Sì', 'a casa'] },
        { line: 4, cells: ['Bruno Sala', '20/10/2025', '70', '', '0', 'no'] },
        { line: 5, cells: ['Totale', '', '1304', '3', '0'] },
      ],
      leftOut: [
        { line: 1, why: 'Sopra l’intestazione: «Report»' },
        { line: 2, why: 'La colonna «Note» non serve' },
        { line: 5, why: '«Totale» è una somma di altre righe' },
      ],
      people: [
        { name: 'ADA NÉRI', rows: 1, how: 'same', playerId: ada, candidates: [], choice: null },
        { name: 'Bruno Sala', rows: 1, how: 'new', playerId: null, candidates: [], choice: null },
      ],
      unsure: [],
    },
  };
  const rehearsed = await rehearse(file);
  expect([rehearsed.status, rehearsed.body]).toMatchObject([200, expected]);
  expect(rehearsed.body.read.header.slice(0, 3)).toEqual([
    { heading: 'Operatore', field: 'name', samples: ['ADA  NÉRI', 'Bruno Sala', 'Totale'] },
    { heading: 'Data', field: 'date', samples: ['20/10/2025'] },
    { heading: 'Chiamate', field: 'rings', samples: ['1.234', '70', '1304'] },
  ]);
  expect(await entries()).toEqual([]);

  const taken = await send(file);
  expect([taken.status, taken.body]).toEqual([200, rehearsed.body]);
  expect(await entries()).toMatchObject([
    { playerId: ada, rings: 1234, apptSet: 3, apptDone: 0, alignment: true },
    { rings: 70, apptSet: 0, apptDone: 0, alignment: false },
  ]);
  expect((await send(file)).body.entries).toEqual({ created: 0, replaced: 0, unchanged: 2 });
  expect(await undo(taken)).toBe(204);
  expect(await entries()).toEqual([]);
});

test('numbers that the grid warns of are named before they are imported, and imported all the same', async () => {
  await add('Ada Neri');
  const file = `${HEADER}\nAda Neri;20/10/2025;1.050;3;1;Sì\nBruno Sala;20/10/2025;300;0;6;no\n`;
  const { status, body } = await rehearse(file);
  expect(status).toBe(200);
  expect(body.errors).toEqual([]);
  expect(body.read.unusual).toEqual([
    { line: 2, name: 'Ada Neri', value: 1050, message: 'Chiamate: più di 300' },
    { line: 3, name: 'Bruno Sala', value: 6, message: 'App. Conclusi: molti più dei fissati' },
  ]);
  expect((await send(file)).body.entries).toEqual({ created: 2, replaced: 0, unchanged: 0 });
});

test('what must be decided is a 409 that changes nothing, and a dry run asks it too', async () => {
  const file = 'Operatore;Chiamate\nAda Neri;5\n';
  const refused = await send(file);
  expect([refused.status, refused.body]).toMatchObject([
    409,
    {
      error: 'Il file non dice il giorno: di che giorno sono questi numeri? Non è stato importato nulla.',
      unsure: [{ about: 'day', subject: null, choices: [] }],
      read: { people: [{ name: 'Ada Neri' }] },
    },
  ]);
  expect((await rehearse(file)).body.read.unsure).toEqual(refused.body.unsure);
  expect(await players()).toEqual([]);
  expect((await send(file, { options: { day: '2025-10-20' } })).status).toBe(200);
  expect((await send(file, { name: 'numeri 20-10-2025.csv' })).body.entries.unchanged).toBe(1);
});

test('a player who was chosen and is not there is refused', async () => {
  const file = `${HEADER}\nAda;20/10/2025;1;0;0;no`;
  const people = { Ada: '00000000-0000-4000-8000-000000000000' };
  const { status, body } = await send(file, { options: { people } });
  expect([status, body.error]).toEqual([400, 'Il partecipante scelto per «Ada» non c’è: sceglilo di nuovo']);
});

test('the columns of a header are remembered by an import that succeeded', async () => {
  const file = (rings: number) => `Chi;Quando;Quante;Prese;Fatte\nAda Neri;20/10/2025;${rings};1;0`;
  expect((await send(file(1))).status).toBe(409);
  const columns = { name: 'Chi', date: 'Quando', rings: 'Quante', apptSet: 3, apptDone: 'Fatte' };
  const wrong = await send(file(-1), { options: { columns } });
  expect([wrong.status, wrong.body.issues]).toMatchObject([400, [{ path: [2, 'Quante'] }]]);
  expect((await send(file(1))).status).toBe(409);
  expect((await send(file(1), { options: { columns } })).status).toBe(200);
  const next = await send(file(2));
  expect([next.status, next.body.entries]).toEqual([200, { created: 0, replaced: 1, unchanged: 0 }]);
  expect(await entries()).toMatchObject([{ rings: 2, apptSet: 1, apptDone: 0 }]);
});

test('a number for which the file has no column stays as it is', async () => {
  await send(`${HEADER}\nAda Neri;20/10/2025;1;2;1;sì`);
  const only = await send('Operatore;Data;Chiamate\nAda Neri;20/10/2025;50');
  expect(only.body.replacements).toEqual([
    {
      line: 2,
      name: 'Ada Neri',
      date: '2025-10-20',
      before: { rings: 1, apptSet: 2, apptDone: 1, alignment: true },
      after: { rings: 50, apptSet: 2, apptDone: 1, alignment: true },
    },
  ]);
});

test('of a long file the first rows are shown, and those with an error; a long cell is cut', async () => {
  const row = (index: number) => `Ada ${index};20/10/2025;${index === 900 ? 'x'.repeat(200) : index};0;0;no`;
  const { body } = await rehearse(
    [HEADER, ...Array.from({ length: 1000 }, (_, index) => row(index))].join('\n'),
  );
  const shown = body.read.rows as { line: number; cells: string[] }[];
  expect(shown.map(({ line }) => line)).toEqual([
    ...Array.from({ length: 20 }, (_, index) => index + 2),
    902,
  ]);
  expect(shown.at(-1)?.cells[2]).toBe(`${'x'.repeat(100)}…`);
});

test('a CSV body still creates every name but a player’s own, and says whom it is like', async () => {
  const ada = await add('Ada Neri');
  const raw = [
    'name,date,rings,apptSet,apptDone,alignment',
    'Ada Néri,2025-10-20,1,0,0,true',
    'Ada Nerri,2025-10-20,2,0,0,true',
  ];
  const { status, body } = await api.ask('POST /api/admin/imports', {
    raw: raw.join('\n'),
    headers: { 'Content-Type': 'text/csv' },
  });
  expect([status, body.newPlayers]).toEqual([200, ['Ada Nerri']]);
  expect(body.read.people).toMatchObject([
    { name: 'Ada Néri', how: 'same', playerId: ada },
    { name: 'Ada Nerri', how: 'near', playerId: null },
  ]);
});

test('a form without a file, with wrong options or with too large a file is refused', async () => {
  const form = new FormData();
  form.set('options', '{}');
  expect(await api.ask('POST /api/admin/imports', { raw: form })).toMatchObject({
    status: 400,
    body: { issues: [{ path: ['file'] }] },
  });
  expect(await send(HEADER, { options: { day: '2025-02-30' } })).toMatchObject({
    status: 400,
    body: { issues: expect.arrayContaining([expect.objectContaining({ path: ['options', 'day'] })]) },
  });
  const broken = new FormData();
  broken.set('file', new File([HEADER], 'a.csv'));
  broken.set('options', '{');
  expect(await api.ask('POST /api/admin/imports', { raw: broken })).toMatchObject({ status: 400 });
  const rows = `${HEADER}\nAda;20/10/2025;1;0;0;no`;
  const filled = (bytes: number) => rows + '\n'.repeat(bytes - rows.length);
  expect((await send(filled(5 * 1024 * 1024))).status).toBe(200);
  expect(await send(filled(5 * 1024 * 1024 + 1))).toMatchObject(
    refusal(413, 'Il file è troppo grande: al massimo 5 MB'),
  );
});
