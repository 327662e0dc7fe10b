import { createServer, type Server } from 'node:http';
import { listen } from '@vetta/league/testing/listen';
import { secretBox } from '@vetta/outbound/secrets/secret-box';
import { sealAddresses } from '@vetta/outbound/sources/seal-addresses';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';

let api: TestApi;
let server: Server;
let address: string;
let now = Temporal.Instant.from('2026-11-20T18:00:00Z');
/** What the server of the sheets answers, and what it was asked. */
let sheet: {
  status: number;
  body: string | Uint8Array;
  headers: Record<string, string>;
  /** The answer comes after this. */
  until?: Promise<unknown>;
};
let asked: (string | undefined)[];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.headers['if-none-match']);
    const { etag } = sheet.headers;
    if (etag !== undefined && request.headers['if-none-match'] === etag) {
      response.writeHead(304).end();
      return;
    }
    const { status, headers, body, until } = sheet;
    void Promise.resolve(until).then(() => response.writeHead(status, headers).end(body));
  });
  address = `http://127.0.0.1:${await listen(server)}/tracker.csv`;
  api = await testApi({ clock: () => now, sourceHosts: ['127.0.0.1'] });
  for (const name of ['Mario Rossi', 'Anna Bianchi'])
    await api.ask('POST /api/admin/players', { body: { name, joinedOn: '2026-11-01' } });
});
afterAll(async () => {
  server.close();
  await api.close();
});
beforeEach(() => {
  asked = [];
});

const csv = (rows: string, headers: Record<string, string> = {}) => {
  sheet = { status: 200, body: `Operatore;Data;Telefonate;App. fissati\n${rows}`, headers };
};
const add = async (name: string, body: object = {}) =>
  (await api.ask('POST /api/admin/sources', { body: { name, url: address, ...body } })).body.id as string;
const run = async (id: string) => (await api.ask(`POST /api/admin/sources/${id}/run`)).body;
const entries = async (date: string) =>
  (await api.ask(`GET /api/admin/entries?date=${date}`)).body.map(
    ({ rings, apptSet }: { rings: number; apptSet: number }) => [rings, apptSet],
  );
const card = async (id: string) =>
  (await api.ask('GET /api/admin/sources')).body.find((source: { id: string }) => source.id === id);
const audit = async () => (await api.ask('GET /api/admin/audit')).body.changes;

test('a run takes what is new, as a change of its own; the same bytes again do nothing', async () => {
  csv('Mario Rossi;20/11/2026;80;3\nBianchi Anna;20/11/2026;40;0', { etag: '"1"' });
  const id = await add('Foglio nord');
  expect(await run(id)).toMatchObject({
    outcome: 'taken',
    problem: null,
    report: { entries: { created: 2, replaced: 0, unchanged: 0 } },
  });
  expect((await entries('2026-11-20')).sort()).toEqual([
    [40, 0],
    [80, 3],
  ]);
  const [change] = await audit();
  expect(change).toMatchObject({ actor: 'Fonte «Foglio nord»', action: 'source' });

  const before = (await audit()).length;
  expect(await run(id)).toEqual({ outcome: 'unchanged', problem: null, report: null });
  // Nor without the server's help.
  csv('Mario Rossi;20/11/2026;80;3\nBianchi Anna;20/11/2026;40;0');
  expect(await run(id)).toEqual({ outcome: 'unchanged', problem: null, report: null });
  expect(asked).toEqual([undefined, '"1"', '"1"']);
  expect(await audit()).toHaveLength(before);
  expect(await card(id)).toMatchObject({
    problem: null,
    lastTakenAt: now.toString({ fractionalSecondDigits: 3 }),
  });

  // It is undone as any other.
  expect((await api.ask(`POST /api/admin/audit/${change.id}/undo`)).status).toBe(204);
});

test('a wrong line takes nothing: the source says what and where, is told once, and the last good numbers stay', async () => {
  csv('Mario Rossi;19/11/2026;70;2');
  const id = await add('Foglio sud');
  const channel = await api.ask('POST /api/admin/channels', {
    body: {
      ...{ name: 'Ufficio', kind: 'slack', events: ['source_problem'] },
      address: 'https://hooks.slack.com/services/T0/B0/x',
    },
  });
  const heard = async () =>
    (await api.ask(`GET /api/admin/channels/${channel.body.id}/deliveries`)).body.map(
      ({ text }: { text: string }) => text,
    );
  await run(id);
  expect(await heard()).toEqual([]);
  csv('Mario Rossi;19/11/2026;71;2\nAnna Bianchi;19/11/2026;molte;1');
  expect(await run(id)).toMatchObject({
    outcome: 'problem',
    report: null,
    problem: {
      what: 'Il file ha un errore: nessuna riga è stata importata',
      lines: [{ line: 3, column: 'Telefonate', message: expect.any(String) }],
    },
  });
  expect(await entries('2026-11-19')).toEqual([[70, 2]]);
  const { problem } = await card(id);
  expect(problem).toMatchObject({ since: now.toString({ fractionalSecondDigits: 3 }), lines: [{ line: 3 }] });

  now = now.add({ minutes: 15 });
  await run(id);
  await run(id);
  // It goes on since its beginning.
  expect((await card(id)).problem.since).toBe(problem.since);

  csv('Mario Rossi;19/11/2026;71;2\nAnna Bianchi;19/11/2026;30;1');
  expect(await run(id)).toMatchObject({ outcome: 'taken' });
  expect((await card(id)).problem).toBeNull();
  expect((await entries('2026-11-19')).sort()).toEqual([
    [30, 1],
    [71, 2],
  ]);
  // The next problem is a new one.
  sheet = { status: 404, body: '', headers: {} };
  expect((await run(id)).problem.what).toBe(
    'Il foglio non è più a questo indirizzo (404): copia di nuovo il link',
  );
  // The channel hears of both once, and of no person.
  const nothing =
    'La fonte «Foglio sud» ha un problema\nNon si prende più niente: in «Fonti» c’è scritto che cosa e dove. Gli ultimi dati buoni restano.';
  expect(await heard()).toEqual([nothing, nothing]);
});

test('what the sheet says beside other numbers waits, and is decided by one press', async () => {
  csv('Mario Rossi;18/11/2026;50;1');
  const id = await add('Foglio est');
  await run(id);
  const players: { id: string; name: string }[] = (await api.ask('GET /api/admin/players')).body;
  const playerId = players.find(({ name }) => name === 'Mario Rossi')?.id;
  await api.ask('POST /api/admin/entries', { body: { playerId, date: '2026-11-18', rings: 51 } });
  csv('Mario Rossi;18/11/2026;55;1');
  expect(await run(id)).toMatchObject({ outcome: 'unchanged', report: { sheet: { asked: 1 } } });
  const waits = async () => (await api.ask('GET /api/admin/source-differences?date=2026-11-18')).body;
  expect(await waits()).toMatchObject([
    { sourceId: id, playerId, sheet: { rings: 55 }, stored: { rings: 51 } },
  ]);
  const body = { playerId, date: '2026-11-18', keep: 'sheet' };
  expect((await api.ask(`POST /api/admin/sources/${id}/keep`, { body })).status).toBe(204);
  expect([(await entries('2026-11-18'))[0]?.[0], await waits()]).toEqual([55, []]);
  expect((await api.ask(`POST /api/admin/sources/${id}/keep`, { body })).status).toBe(404);
});

test('a sheet whose columns changed names is read once as an admin says, and from then on by itself', async () => {
  const body = (rows: string, heads = 'Persona;Quando;Pezzi;Incontri') => {
    sheet = { status: 200, body: `${heads}\n${rows}`, headers: { etag: `"${rows} ${heads}"` } };
  };
  const decide = async (id: string, options: object, query = '') =>
    (await api.ask(`POST /api/admin/sources/${id}/sheet${query}`, { body: { options } })).body;
  body('Mario Rossi;12/11/2026;61;2');
  // What the source had decided before names columns that are gone.
  const old = { options: { columns: { rings: 'Telefonate' } } };
  const id = await add('Foglio dai titoli nuovi', old);
  const { problem } = await run(id);
  expect(problem.what).toMatch(/\?( \(e .* da decidere\))?$/);

  const looked = (await api.ask(`POST /api/admin/sources/${id}/sheet?dryRun=true`, { body: { options: {} } }))
    .body;
  expect(looked).toMatchObject({ outcome: 'problem', problem: { what: problem.what } });
  expect(looked.report.read.header.map(({ heading }: { heading: string }) => heading)).toEqual([
    ...['Persona', 'Quando', 'Pezzi', 'Incontri'],
  ]);
  const columns = { name: 'Persona', date: 'Quando', rings: 'Pezzi', apptSet: 'Incontri', apptDone: null };
  const tried = await decide(id, { columns }, '?dryRun=true');
  expect(tried).toMatchObject({ outcome: 'taken', problem: null, report: { entries: { created: 1 } } });
  // Nothing has changed so far.
  expect(await entries('2026-11-12')).toEqual([]);
  expect((await card(id)).problem.what).toBe(problem.what);

  expect(await decide(id, { columns })).toMatchObject({
    outcome: 'taken',
    report: { entries: { created: 1 } },
  });
  expect(await entries('2026-11-12')).toEqual([[61, 2]]);
  expect(await card(id)).toMatchObject({ problem: null, options: {} });
  body('Mario Rossi;12/11/2026;62;3');
  expect(await run(id)).toMatchObject({ outcome: 'taken', report: { entries: { replaced: 1 } } });
  expect(await entries('2026-11-12')).toEqual([[62, 3]]);

  // A column that was wrong is decided anew, although the sheet has the bytes that were taken.
  const turned = { columns: { ...columns, rings: 'Incontri', apptSet: 'Pezzi' } };
  expect(await decide(id, turned)).toMatchObject({ outcome: 'taken' });
  expect(await entries('2026-11-12')).toEqual([[3, 62]]);
  // A person who must be decided is decided there, too, and other titles that are understood need nobody.
  body('Anna Bianci;11/11/2026;7;1', 'Operatore;Data;Telefonate;App. fissati;Note');
  expect((await run(id)).report.read.unsure).toMatchObject([{ question: '«Anna Bianci» è Anna Bianchi?' }]);
  const anna = (await api.ask('GET /api/admin/players')).body.find(
    ({ name }: { name: string }) => name === 'Anna Bianchi',
  );
  expect(await decide(id, { people: { 'Anna Bianci': anna.id } })).toMatchObject({ outcome: 'taken' });
  expect(await entries('2026-11-11')).toEqual([[7, 1]]);
});

test('looking at a sheet that does not come notes nothing', async () => {
  sheet = { status: 404, body: '', headers: {} };
  const id = await add('Foglio che manca');
  expect(
    (await api.ask(`POST /api/admin/sources/${id}/sheet?dryRun=true`, { body: { options: {} } })).body,
  ).toMatchObject({
    outcome: 'problem',
    problem: { what: expect.stringContaining('404') },
    report: null,
  });
  expect(await card(id)).toMatchObject({ problem: null, lastRunAt: null });
});

test.each([
  ['a page instead of a sheet', () => ({ status: 200, body: '<!doctype html><p>Accedi</p>', headers: {} })],
  ['a broken workbook', () => ({ status: 200, body: 'PK\u0003\u0004rotta', headers: {} })],
  ['a login', () => ({ status: 401, body: '', headers: {} })],
])('%s is a problem with a sentence', async (title, answer) => {
  sheet = answer();
  const id = await add(title);
  const { outcome, problem } = await run(id);
  expect(outcome).toBe('problem');
  expect(problem.what.length).toBeGreaterThan(10);
  expect((await card(id)).problem.what).toBe(problem.what);
});

test('a sheet that is slow delays nobody, and two runs at once take it once', async () => {
  csv('Mario Rossi;16/11/2026;33;1');
  const { promise: until, resolve: sendSheet } = Promise.withResolvers<void>();
  sheet = { ...sheet, until };
  const id = await add('Foglio lento');
  const runs = [run(id), run(id)];
  await expect.poll(() => asked.length, { timeout: 15_000 }).toBe(2);
  const mario = (await api.ask('GET /api/admin/players')).body.find(
    ({ name }: { name: string }) => name === 'Mario Rossi',
  );
  const entry = { playerId: mario.id, date: '2026-11-15', rings: 5 };
  // Both wait for the sheet, and this waits for neither.
  expect((await api.ask('POST /api/admin/entries', { body: entry })).status).toBe(201);
  sendSheet();
  const outcomes = (await Promise.all(runs)).map(({ outcome }) => outcome);
  expect(outcomes.sort()).toEqual(['taken', 'unchanged']);
  const taken = (await audit()).filter(({ actor }: { actor: string }) => actor === 'Fonte «Foglio lento»');
  expect(taken).toHaveLength(1);
});

test('a source needs a public address over https, a name of its own, and hours in their order', async () => {
  const refused = async (body: object) => {
    const answer = await api.ask('POST /api/admin/sources', {
      body: { name: 'Un’altra', url: 'https://example.com/a.csv', ...body },
    });
    return [answer.status, answer.body.error];
  };
  for (const url of [
    'http://example.com/a.csv',
    'https://10.0.0.1/a.csv',
    'https://[::ffff:169.254.169.254]/',
    'https://user:password@example.com/a.csv',
    'ftp://example.com/a.csv',
    'tracker.csv',
  ])
    expect((await refused({ url }))[0], url).toBe(400);
  expect(await refused({ url: 'https://2130706432/' })).toEqual([
    400,
    expect.stringContaining('SOURCE_HOSTS'),
  ]);
  expect((await refused({ name: 'FOGLIO NORD' }))[0]).toBe(409);
  expect(await refused({ from: '20:00', to: '19:00' })).toEqual([
    400,
    'L’ultima ora deve venire dopo la prima',
  ]);
  expect((await refused({ everyMinutes: 4 }))[0]).toBe(400);
});

test('the address of a source is a secret: only its host is shown, and a start encrypts one of an older version', async () => {
  csv('Mario Rossi;05/11/2026;10;0');
  const secret = `${address}?segreto=1`;
  const id = await add('Foglio segreto', { url: secret });
  const everywhere = async () =>
    JSON.stringify([await card(id), await audit(), await api.database('sources')]);
  expect(await everywhere()).not.toContain('segreto=1');
  expect((await card(id)).host).toBe(new URL(address).host);
  await api.database('sources').where({ id }).update({ sealed: secret });
  const secrets = secretBox({ key: undefined, dataDir: api.dataDir });
  await sealAddresses(api.database, secrets);
  expect(await everywhere()).not.toContain('segreto=1');
  expect((await run(id)).outcome).toBe('taken');
});

test('a source is changed, paused and removed; another address is read again', async () => {
  csv('Mario Rossi;17/11/2026;10;0');
  const id = await add('Foglio ovest', { everyMinutes: 30, from: '18:00', to: '21:00' });
  await run(id);
  // 19:15 in Rome.
  expect((await card(id)).nextRunAt).toBe('2026-11-20T18:30:00Z');
  await api.ask('POST /api/admin/sources', { body: { name: 'x', url: address } });
  const changed = await api.ask(`PUT /api/admin/sources/${id}`, { body: { url: `${address}?2` } });
  expect(changed.body).toMatchObject({ name: 'Foglio ovest', everyMinutes: 30, rowTag: expect.any(String) });
  expect((await run(id)).outcome).toBe('unchanged');
  expect(asked).toEqual([undefined, undefined]);
  await api.ask(`PUT /api/admin/sources/${id}`, { body: { paused: true } });
  expect((await card(id)).nextRunAt).toBeNull();
  expect((await api.ask(`DELETE /api/admin/sources/${id}`)).status).toBe(204);
  expect((await api.ask(`POST /api/admin/sources/${id}/run`)).status).toBe(404);
  expect(await entries('2026-11-17')).toEqual([[10, 0]]);
});
