import { sumOldEvents } from '@vetta/league/intake/sum-old-events';
import { beforeAll, expect, test } from 'vitest';
import { useApi } from '../../testing/api.ts';

let today = '2026-11-20T12:00:00Z';
const ids: Record<string, string> = {};
let key: string;

const api = await useApi({ clock: () => Temporal.Instant.from(today) });
beforeAll(async () => {
  for (const name of ['Mario Rossi', 'Anna Bianchi', 'Ugo Neri', 'Leo Blu', 'Ida Verdi', 'Pia Viola']) {
    const { body } = await api.ask('POST /api/admin/players', { body: { name, joinedOn: '2026-10-01' } });
    ids[name] = body.id;
  }
  const { body } = await api.ask('POST /api/admin/keys', {
    body: { name: 'Centralino', scopes: ['entries'] },
  });
  key = body.key;
});

const send = (events: readonly unknown[], source = 'centralino') =>
  api.ask('POST /api/intake/events', { key, body: { source, events } });
const states = async (events: readonly unknown[], source?: string) =>
  (await send(events, source)).body.events.map(({ state }: { state: string }) => state);
const link = (who: string, name: string | null, source = 'centralino') =>
  api.ask('PUT /api/admin/identities', {
    body: { source, who, playerId: name === null ? null : ids[name] },
  });
const entryOf = async (name: string, date: string) => {
  const { body } = await api.ask(`GET /api/admin/entries?date=${date}`);
  const found = body.find(({ playerId }: { playerId: string }) => playerId === ids[name]);
  if (found === undefined) return undefined;
  const { rings, apptSet, apptDone, alignment } = found;
  return [rings, apptSet, apptDone, alignment];
};
const ring = (id: string, who: string, day = '2026-11-20', amount = 1) => ({
  id,
  at: `${day}T10:00:00+01:00`,
  kind: 'ring',
  who,
  amount,
});

test('an event of a linked person counts at once, and a person linked a week later gets the week', async () => {
  const why = 'Collega «201» in «Fonti»';
  expect(
    (await send([ring('a1', '201', '2026-11-13'), ring('a2', '201', '2026-11-14', 3)])).body.events,
  ).toEqual([
    { id: 'a1', state: 'unlinked', why },
    { id: 'a2', state: 'unlinked', why },
  ]);
  expect((await link('201', 'Mario Rossi')).status).toBe(200);
  expect(await entryOf('Mario Rossi', '2026-11-13')).toEqual([1, 0, 0, false]);
  expect(await entryOf('Mario Rossi', '2026-11-14')).toEqual([3, 0, 0, false]);

  const answer = await send([ring('a3', '201'), { ...ring('a4', '201'), kind: 'apptSet' }]);
  expect(answer.status).toBe(202);
  expect(answer.body).toEqual({
    events: [
      { id: 'a3', state: 'taken' },
      { id: 'a4', state: 'taken' },
    ],
  });
  // The next read shows it.
  const { body } = await api.ask('GET /api/leaderboard');
  expect(body.entries.find(({ name }: { name: string }) => name === 'Mario Rossi').score).toBeGreaterThan(0);
  expect(await entryOf('Mario Rossi', '2026-11-20')).toEqual([1, 1, 0, false]);
});

test('the same id again is a duplicate, in the same call too, and changes nothing and no line of the audit', async () => {
  const first = await send([ring('b1', '201'), ring('b1', '201', '2026-11-20', 9)]);
  expect(first.body.events.map(({ state }: { state: string }) => state)).toEqual(['taken', 'duplicate']);
  expect(first.headers.get('X-Audit-Id')).not.toBeNull();
  const again = await send([ring('b1', '201', '2026-11-19', 5)]);
  expect(again.body.events).toEqual([{ id: 'b1', state: 'duplicate' }]);
  expect(again.headers.get('X-Audit-Id')).toBeNull();
  expect(await entryOf('Mario Rossi', '2026-11-20')).toEqual([2, 1, 0, false]);
  expect(await entryOf('Mario Rossi', '2026-11-19')).toBeUndefined();
  // Another source has ids of its own.
  expect(await states([ring('b1', 'x')], 'crm')).toEqual(['unlinked']);
});

test('a wrong event refuses itself alone, and says why: one with `cancels` and a kind, one beyond ±14:00', async () => {
  const { status, body } = await send([
    ring('d1', '201'),
    { ...ring('d2', '201'), kind: 'fax' },
    'nothing',
    { ...ring('d3', '201'), at: '2026-11-20 10:00' },
    ring('d4', '201', '2026-11-22'),
    ring('d5', '201', '2024-01-01'),
    { id: 'd6', cancels: 'd6' },
    { at: '2026-11-20T10:00:00Z' },
    { ...ring('d7', '201'), amount: 0 },
    null,
    { ...ring('d8', '201'), at: '2026-11-20T10:00:00.1234567891Z' },
    { ...ring('d9', '201'), at: '0000-01-01T00:00:00+12:00' },
    { ...ring('d10', '201'), cancels: 'd1' },
    { ...ring('d11', '201'), at: '2026-11-20T10:00:00+16:00' },
    { ...ring('d12', '201'), at: '2026-11-20T10:00:00-14:01' },
    { ...ring('d13', '201'), at: '2026-11-20' },
  ]);
  expect(status).toBe(202);
  expect(body.events).toEqual([
    { id: 'd1', state: 'taken' },
    { id: 'd2', state: 'refused', why: 'Il campo «kind» manca o non è valido' },
    { id: null, state: 'refused', why: 'Non è un evento' },
    { id: 'd3', state: 'refused', why: expect.stringContaining('«at»: manca il fuso orario. Si scrive') },
    { id: 'd4', state: 'refused', why: expect.stringContaining('nel futuro') },
    { id: 'd5', state: 'refused', why: expect.stringContaining('troppo indietro') },
    { id: 'd6', state: 'refused', why: 'Un evento non può annullare se stesso' },
    { id: null, state: 'refused', why: 'Il campo «id» manca o non è valido' },
    { id: 'd7', state: 'refused', why: 'Il campo «amount» manca o non è valido' },
    { id: null, state: 'refused', why: 'Non è un evento' },
    { id: 'd8', state: 'refused', why: expect.stringContaining('«at»: non è un istante') },
    { id: 'd9', state: 'refused', why: expect.stringContaining('troppo indietro') },
    { id: 'd10', state: 'refused', why: expect.stringContaining('non ha «kind»') },
    { id: 'd11', state: 'refused', why: expect.stringContaining('«at»: non è un istante') },
    { id: 'd12', state: 'refused', why: expect.stringContaining('«at»: non è un istante') },
    { id: 'd13', state: 'refused', why: expect.stringContaining('«at»: manca l’ora') },
  ]);
  // Refused ones are not kept: corrected, they are taken.
  expect(await states([ring('d2', '201')])).toEqual(['taken']);
});

test('an offset may be written as +0100 or +01, and an extension as a number', async () => {
  const offsets = ['+0100', '+01', '+01:00', 'Z', '+14:00'];
  const news = offsets.map((offset, place) => ({
    ...ring(`r${place}`, '305'),
    at: `2026-11-14T09:20${offset}`,
  }));
  await states([{ ...ring('r-first', '305', '2026-11-14'), id: 31, who: 305 }]);
  expect((await send([{ ...ring('', '305'), id: '31' }])).body.events).toEqual([
    { id: '31', state: 'duplicate' },
  ]);
  expect(await states(news)).toEqual(news.map(() => 'unlinked'));
  await link('305', 'Ida Verdi');
  // With +14:00 it is still the 13th in Rome.
  expect(await entryOf('Ida Verdi', '2026-11-14')).toEqual([5, 0, 0, false]);
  expect(await entryOf('Ida Verdi', '2026-11-13')).toEqual([1, 0, 0, false]);
  await link('305', null);
});

test('a file without a column for calls leaves them to the telephone', async () => {
  const date = '2026-11-11';
  await states([ring('q1', 'leo', date, 30)], 'squilli');
  await link('leo', 'Leo Blu', 'squilli');
  const form = new FormData();
  form.append('file', new Blob([`Nome;Data;Fissati\nLeo Blu;${date};4`]), 'serata.csv');
  expect((await api.ask('POST /api/admin/imports', { raw: form })).status).toBe(200);
  await states([ring('q2', 'leo', date)], 'squilli');
  expect(await entryOf('Leo Blu', date)).toEqual([31, 4, 0, false]);
  await link('leo', null, 'squilli');
});

test('a difference of 5, or of 10 %, is none', async () => {
  const date = '2026-11-19';
  for (const [counted, typed, differs] of [
    [0, 5, false],
    [100, 110, false],
    [100, 111, true],
    [10, 16, true],
    [200, 189, false],
    [200, 179, true],
  ] as const) {
    const who = `leo-${counted}-${typed}`;
    await states([ring(`g-${who}`, who, date, Math.max(counted, 1)), ring(`h-${who}`, who, date)]);
    await states([
      { id: `i-${who}`, cancels: `h-${who}` },
      ...(counted === 0 ? [{ id: `j-${who}`, cancels: `g-${who}` }] : []),
    ]);
    await link(who, 'Leo Blu');
    if (counted === 0) await states([{ ...ring(`k-${who}`, who, date), kind: 'apptSet' }]);
    await api.ask('POST /api/admin/entries', { body: { playerId: ids['Leo Blu'], date, rings: typed } });
    const { body } = await api.ask(`GET /api/admin/differences?date=${date}`);
    expect(
      body.some(({ name }: { name: string }) => name === 'Leo Blu'),
      `${typed} for ${counted}`,
    ).toBe(differs);
    await link(who, null);
  }
});

test('what no source of a person counts is no difference, and is kept with the counted numbers', async () => {
  const date = '2026-11-18';
  await states([ring('l1', 'pia', date, 40)], 'squilli');
  await link('pia', 'Pia Viola', 'squilli');
  await api.ask('POST /api/admin/entries', {
    body: { playerId: ids['Pia Viola'], date, rings: 70, apptSet: 9, alignment: true },
  });
  const { body } = await api.ask(`GET /api/admin/differences?date=${date}`);
  expect(body).toMatchObject([{ name: 'Pia Viola', differs: ['rings'] }]);
  await api.ask('POST /api/admin/differences/keep', {
    body: { playerId: ids['Pia Viola'], date, keep: 'counted' },
  });
  expect(await entryOf('Pia Viola', date)).toEqual([40, 9, 0, true]);
});

test('people who are not linked come first, with a proposal by name or address', async () => {
  await states(
    [
      ring('m1', 'rossi mario'),
      ring('m2', 'anna.bianchi@azienda.it'),
      ring('m3', 'Ugo Nero'),
      ring('m4', 'sconosciuto'),
      ring('m5', 'sconosciuto'),
      { id: 'm6', cancels: 'm5' },
    ],
    'crm',
  );
  const { body } = await api.ask('GET /api/admin/identities', { key });
  const proposals = body
    .filter(({ source, who }: { source: string; who: string }) => source === 'crm' && who !== 'x')
    .map(
      ({ who, waiting, proposal }: { who: string; waiting: number; proposal: { name: string } | null }) => [
        who,
        waiting,
        proposal?.name ?? null,
      ],
    );
  expect(proposals).toEqual([
    ['anna.bianchi@azienda.it', 1, 'Anna Bianchi'],
    ['rossi mario', 1, 'Mario Rossi'],
    ['sconosciuto', 1, null],
    ['Ugo Nero', 1, 'Ugo Neri'],
  ]);
  expect(body.at(-1).playerId).not.toBeNull();
  expect((await link('nobody', 'Mario Rossi')).status).toBe(404);
  // Only who may change players says who somebody is.
  expect((await api.ask('PUT /api/admin/identities', { key, body: {} })).status).toBe(403);
});

test('an extension that changes hands counts for each on their days, and its links are listed', async () => {
  const [before, since] = ['2026-11-03', '2026-11-05'];
  await states([ring('t1', '400', before, 10), ring('t2', '400', since, 20)], 'interni');
  await link('400', 'Ugo Neri', 'interni');
  const changed = await api.ask('PUT /api/admin/identities', {
    body: { source: 'interni', who: '400', playerId: ids['Pia Viola'], from: '2026-11-04' },
  });
  expect(changed.status).toBe(200);
  expect(await entryOf('Ugo Neri', before)).toEqual([10, 0, 0, false]);
  expect(await entryOf('Pia Viola', since)).toEqual([20, 0, 0, false]);
  expect((await api.ask('GET /api/admin/identities?source=interni')).body).toMatchObject([
    {
      playerId: ids['Pia Viola'],
      links: [
        { from: null, playerId: ids['Ugo Neri'] },
        { from: '2026-11-04', playerId: ids['Pia Viola'] },
      ],
    },
  ]);
  await link('400', null, 'interni');
});

test('linking opens no month unless asked to, and says which it would open', async () => {
  const september = '2026-10-15';
  today = '2026-11-20T12:00:00Z';
  await api.database.raw(
    "insert into identities (source, who, first_seen_at) values ('vecchio', '600', now())",
  );
  await api.database.raw(
    `insert into events (source, id, kind, at, day, who, amount, received_at) values
      ('vecchio', 'v1', 'ring', '2026-10-15T10:00:00Z', '2026-10-15', '600', 5, now()),
      ('vecchio', 'v2', 'ring', '2026-11-06T10:00:00Z', '2026-11-06', '600', 7, now())`,
  );
  await api.database.raw("insert into event_kinds (source, kind) values ('vecchio', 'ring')");
  const [waiting] = (await api.ask('GET /api/admin/identities?source=vecchio')).body;
  expect(waiting).toMatchObject({ waiting: 2, days: 2, opensMonths: ['2026-10'] });
  await link('600', 'Leo Blu', 'vecchio');
  expect(await entryOf('Leo Blu', '2026-11-06')).toEqual([7, 0, 0, false]);
  expect(await entryOf('Leo Blu', september)).toBeUndefined();
  await link('600', null, 'vecchio');
  const opened = await api.ask('PUT /api/admin/identities', {
    body: { source: 'vecchio', who: '600', playerId: ids['Leo Blu'], openMonths: true },
  });
  expect(await entryOf('Leo Blu', september)).toEqual([5, 0, 0, false]);
  await api.ask(`POST /api/admin/audit/${opened.headers.get('X-Audit-Id')}/undo`);
  expect(await entryOf('Leo Blu', september)).toBeUndefined();
});

test('300 people of a source wait to be linked and no more, a page at a time; one who is none of ours never again', async () => {
  const people = Array.from({ length: 301 }, (_, index) => ring(`w${index}`, `ospite ${index}`));
  const { body } = await send(people, 'portineria');
  expect(body.events.filter(({ state }: { state: string }) => state === 'unlinked')).toHaveLength(300);
  expect(body.events.at(-1)).toMatchObject({ state: 'refused', why: expect.stringContaining('300 persone') });
  const page = async (at: number) =>
    (await api.ask(`GET /api/admin/identities?source=portineria&page=${at}`)).body;
  expect([await page(1), await page(6), await page(7)].map(({ length }) => length)).toEqual([50, 50, 0]);
  const ignored = await api.ask('PUT /api/admin/identities', {
    body: { source: 'portineria', who: 'ospite 0', playerId: null, ignored: true },
  });
  expect(ignored.status).toBe(200);
  expect(await states([ring('x1', 'ospite 0'), ring('x2', 'ospite nuovo')], 'portineria')).toEqual([
    'refused',
    'unlinked',
  ]);
  expect((await page(7)).map(({ who }: { who: string }) => who)).toEqual(['ospite 0']);
  await api.ask(`POST /api/admin/audit/${ignored.headers.get('X-Audit-Id')}/undo`);
  expect(await states([ring('x1', 'ospite 0')], 'portineria')).toEqual(['unlinked']);
});

test('two sources of one person that count the same are said, and one of them can be told not to count', async () => {
  const date = '2026-11-08';
  await states([ring('y1', 'ida', date, 30)], 'telefono');
  await states([ring('y2', 'ida', date, 28)], 'gestionale');
  for (const source of ['telefono', 'gestionale']) await link('ida', 'Ida Verdi', source);
  expect(await entryOf('Ida Verdi', date)).toEqual([58, 0, 0, false]);
  const twice = async () => (await api.ask('GET /api/admin/counted-kinds')).body.twice;
  expect(await twice()).toContainEqual({
    ...{ playerId: ids['Ida Verdi'], name: 'Ida Verdi', kind: 'ring' },
    sources: expect.arrayContaining(['gestionale', 'telefono']),
  });
  const told = await api.ask('PUT /api/admin/counted-kinds', {
    body: { source: 'gestionale', kind: 'ring', counts: false },
  });
  expect(told.status).toBe(200);
  expect(await entryOf('Ida Verdi', date)).toEqual([30, 0, 0, false]);
  await states([ring('y3', 'ida', date, 4)], 'gestionale');
  expect(await entryOf('Ida Verdi', date)).toEqual([30, 0, 0, false]);
  await api.ask(`POST /api/admin/audit/${told.headers.get('X-Audit-Id')}/undo`);
  expect(await entryOf('Ida Verdi', date)).toEqual([62, 0, 0, false]);
  for (const source of ['telefono', 'gestionale']) await link('ida', null, source);
});

test('a number that came by itself and is over three times the usual is a row to look at, a typed one is none', async () => {
  const { body: player } = await api.ask('POST /api/admin/players', {
    body: { name: 'Zoe Grigi', joinedOn: '2026-10-01' },
  });
  await link('zoe', null, 'conteggi');
  const days = ['02', '03', '04', '05', '06'].map((day) => `2026-11-${day}`);
  await states(
    days.map((day) => ring(`z${day}`, 'zoe', day, 50)),
    'conteggi',
  );
  await api.ask('PUT /api/admin/identities', {
    body: { source: 'conteggi', who: 'zoe', playerId: player.id },
  });
  const unusual = async () => (await api.ask('GET /api/admin/differences/unusual?date=2026-11-09')).body;
  await states([ring('z-more', 'zoe', '2026-11-09', 150)], 'conteggi');
  expect(await unusual()).toEqual([]);
  await states([ring('z-most', 'zoe', '2026-11-09', 1)], 'conteggi');
  expect(await unusual()).toEqual([
    { playerId: player.id, name: 'Zoe Grigi', date: '2026-11-09', field: 'rings', value: 151, usual: 50 },
  ]);
  await api.ask('POST /api/admin/entries', { body: { playerId: player.id, date: '2026-11-09', rings: 160 } });
  expect(await unusual()).toEqual([]);
});

test('events are kept for 400 days, then summed: no number moves, and older ones are refused', async () => {
  await states([
    ring('o1', '201', '2026-11-01', 7),
    ring('o2', '201', '2026-11-01'),
    { id: 'o3', cancels: 'o2' },
  ]);
  expect(await entryOf('Mario Rossi', '2026-11-01')).toEqual([7, 0, 0, false]);
  today = '2027-12-07T12:00:00Z';
  await sumOldEvents(api.database, '2027-12-07');
  expect(await api.database('events').where({ source: 'centralino', id: 'o1' })).toEqual([]);
  expect(await api.database('events').where({ source: 'centralino', id: 'o3' })).toEqual([]);
  expect((await send([ring('o1', '201', '2026-11-01', 7)])).body.events).toMatchObject([
    { state: 'refused', why: expect.stringContaining('troppo indietro') },
  ]);
  // Linked to somebody else, the sums go along.
  await link('201', 'Ida Verdi');
  expect(await entryOf('Mario Rossi', '2026-11-01')).toBeUndefined();
  expect(await entryOf('Ida Verdi', '2026-11-01')).toEqual([7, 0, 0, false]);
});

test('sums of old events beyond what a number holds are kept at the largest, and go on', async () => {
  const old = (id: string) =>
    api.database.raw(
      `insert into events (source, id, kind, at, day, who, amount, received_at)
      values ('enorme', ?, 'ring', '2026-11-02T10:00:00Z', '2026-11-02', '9', 2000000000, now())`,
      [id],
    );
  for (const round of ['a', 'b']) {
    await old(`${round}1`);
    await old(`${round}2`);
    await sumOldEvents(api.database, '2027-12-08');
    expect(await api.database('event_sums').where({ source: 'enorme' }).select('amount')).toEqual([
      { amount: 1_000_000_000 },
    ]);
  }
  expect(await api.database('events').where({ source: 'enorme' })).toEqual([]);
});
