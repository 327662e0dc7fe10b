import { PersonalData } from '@vetta/contract/exports';
import { clockStartingAt } from '@vetta/league/time/clock';
import { writeOds } from 'hucre/ods';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, test } from 'vitest';
import { useApi } from '../../testing/api.ts';

const api = await useApi({ clock: clockStartingAt(Temporal.Instant.from('2025-10-22T18:00:00Z')) });
beforeAll(async () => {
  const people = ['=HYPERLINK("http://x")', "D'Angelo", '+39 Ugo; "il rosso"', "'=già segnato", 'Zoë 李'];
  for (const [n, name] of people.entries()) {
    const { body } = await api.ask('POST /api/admin/players', { body: { name } });
    for (const date of ['2025-09-30', '2025-10-20']) {
      await api.ask('POST /api/admin/entries', {
        body: { playerId: body.id, date, rings: 10 * n, apptSet: n, alignment: n % 2 === 0 },
      });
    }
  }
});

const exported = async (query: string) => {
  const { headers, bytes } = await api.ask(`GET /api/admin/exports/${query}`);
  return { headers, text: Buffer.from(bytes).toString() };
};

test('the entries of a month are a file whose cells no spreadsheet runs as formulas as formulas', async () => {
  const { headers, text } = await exported('entries.csv?month=2025-10');
  expect(headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('Content-Disposition')).toBe('attachment; filename="vetta-entries-2025-10.csv"');
  expect(headers.get('Cache-Control')).toBe('no-store');
  const [header, ...lines] = text.split('\r\n');
  expect(header).toBe('\uFEFFname,date,rings,apptSet,apptDone,alignment');
  expect(lines.toSorted()).toEqual(
    [
      '',
      `"'+39 Ugo; ""il rosso""",2025-10-20,20,2,0,true`,
      `"'=HYPERLINK(""http://x"")",2025-10-20,0,0,0,true`,
      "''=già segnato,2025-10-20,30,3,0,false",
      "D'Angelo,2025-10-20,10,1,0,false",
      'Zoë 李,2025-10-20,40,4,0,true',
    ].toSorted(),
  );
});

test('the standings of a month', async () => {
  const { headers, text } = await exported('standings.csv?separator=semicolon');
  expect(headers.get('Content-Disposition')).toBe('attachment; filename="vetta-classifica-2025-10.csv"');
  expect(text.split('\r\n').slice(0, 3)).toEqual([
    '\uFEFFPosizione;Nome;Score;Bonus;Totale;Senza premi',
    '1;Zoë 李;165;0;165;',
    "2;''=già segnato;105;0;105;",
  ]);
  expect((await exported('standings.csv?month=2025-09')).text.split('\r\n')).toHaveLength(7);
});

test.each([
  ['?from=2025-10-01', 5, 'vetta-entries-2025-10-01.csv'],
  ['?to=2025-10-19', 5, 'vetta-entries-2025-10-19.csv'],
  ['?from=2025-09-30&to=2025-10-20', 10, 'vetta-entries-2025-09-30-2025-10-20.csv'],
  ['?from=2025-10-01&to=2025-10-19', 0, 'vetta-entries-2025-10-01-2025-10-19.csv'],
  ['?month=2025-09&from=2025-09-30', 5, 'vetta-entries-2025-09-2025-09-30.csv'],
])('entries.csv%s has the days from the first to the last, both included', async (query, days, name) => {
  const { headers, text } = await exported(`entries.csv${query}`);
  expect(text.trim().split('\r\n')).toHaveLength(days + 1);
  expect(headers.get('Content-Disposition')).toBe(`attachment; filename="${name}"`);
});

test('a month without data is a table without rows', async () => {
  const { text } = await exported('entries.csv?month=2025-08');
  expect(text).toBe('\uFEFFname,date,rings,apptSet,apptDone,alignment\r\n');
});

test("a future month's standings are an error with a sentence, not half a file", async () => {
  const answer = await api.ask('GET /api/admin/exports/standings.csv?month=2025-11');
  expect(answer.status).toBe(400);
  expect(answer.body.error).toBe('Il mese di novembre 2025 non è ancora iniziato');
});

test('each export has an audit row: who took which file', async () => {
  const headers = { 'X-Admin-Name': 'Maria' };
  await api.ask('GET /api/admin/exports/entries.csv?month=2025-10', { headers });
  await api.ask('GET /api/admin/exports/standings.csv', { headers });
  await api.ask('GET /api/admin/exports/standings.csv?month=2025-11', { headers });
  const { changes } = (await api.ask('GET /api/admin/audit?admin=Maria')).body;
  expect(changes.map(({ what, after }: Record<string, unknown>) => [what, after])).toEqual([
    ['Classifica esportata', { file: 'vetta-standings-2025-10.csv' }],
    ['Entry esportate', { file: 'vetta-entries-2025-10.csv' }],
  ]);
});

describe('an export comes back in unchanged', () => {
  const download = (query: string) => api.ask(`GET /api/admin/exports/${query}`);
  const importAgain = async (name: string, file: string | Uint8Array<ArrayBuffer>) => {
    const form = new FormData();
    form.set('file', new File([file], name));
    return (await api.ask('POST /api/admin/imports', { raw: form })).body;
  };
  const unchanged = { newPlayers: [], entries: { created: 0, replaced: 0, unchanged: 10 }, errors: [] };

  test('as a workbook, with dates as a spreadsheet knows them and the words of its language', async () => {
    const { headers, bytes } = await download('entries.xlsx');
    expect(headers.get('Content-Type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="vetta-numeri.xlsx"');
    const { sheets } = await readXlsx(bytes);
    expect(sheets.map(({ name }) => name)).toEqual(['Numeri']);
    expect(sheets[0]?.rows[0]).toEqual([
      'Nome',
      'Data',
      'Chiamate',
      'App. Fissati',
      'App. Conclusi',
      'Allineamento',
    ]);
    expect(sheets[0]?.rows[1]?.[1]).toEqual(new Date('2025-09-30T00:00:00Z'));
    expect(
      sheets[0]?.rows
        .slice(1)
        .map((row) => row[5])
        .toSorted(),
    ).toEqual([...Array(4).fill('no'), ...Array(6).fill('sì')]);
    expect(await importAgain('vetta-numeri.xlsx', bytes)).toMatchObject(unchanged);
    expect((await download('entries.xlsx?month=2025-09')).headers.get('Content-Disposition')).toBe(
      'attachment; filename="vetta-numeri-2025-09.xlsx"',
    );
  });

  test('as CSV in Italian, dropped in or as the strict tracker', async () => {
    const { bytes } = await download('entries.csv?separator=semicolon');
    const raw = Buffer.from(bytes).toString();
    expect(raw.match(/;(sì|no)\r\n/g)).toHaveLength(10);
    expect(await importAgain('vetta-numeri.csv', bytes)).toMatchObject(unchanged);
    expect(
      (await api.ask('POST /api/admin/imports', { raw, headers: { 'Content-Type': 'text/csv' } })).body,
    ).toMatchObject(unchanged);
  });

  test('as a workbook that a spreadsheet has saved again', async () => {
    const { sheets } = await readXlsx((await download('entries.xlsx')).bytes);
    const saved = await writeXlsx({ sheets: sheets.map(({ name, rows }) => ({ name, rows })) });
    expect(await importAgain('salvato.xlsx', new Uint8Array(saved))).toMatchObject(unchanged);
    const ods = await writeOds({ sheets: sheets.map(({ name, rows }) => ({ name, rows })) });
    expect(await importAgain('salvato.ods', new Uint8Array(ods))).toMatchObject(unchanged);
  });

  test('the standings are a workbook too', async () => {
    const { headers, bytes } = await download('standings.xlsx');
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="vetta-classifica-2025-10.xlsx"');
    const { sheets } = await readXlsx(bytes);
    expect(sheets[0]?.rows.slice(0, 2)).toEqual([
      ['Posizione', 'Nome', 'Score', 'Bonus', 'Totale', 'Senza premi'],
      [1, 'Zoë 李', 165, 0, 165, null],
    ]);
  });
});

test('everything that is stored about a person is one file, also of one who was removed, and nothing of others', async () => {
  const { body: one } = await api.ask('POST /api/admin/players', { body: { name: 'Ida Longhi' } });
  const { body: other } = await api.ask('POST /api/admin/players', { body: { name: 'Non Lui' } });
  for (const playerId of [one.id, other.id])
    await api.ask('POST /api/admin/entries', { body: { playerId, date: '2025-10-20', rings: 77 } });
  await api.ask(`PUT /api/admin/players/${one.id}`, { body: { name: 'Ida Longhi Rossi' } });
  await api.ask('POST /api/admin/players/bulk', { body: { names: ['Tre', 'Quattro'] } });
  const { headers, text } = await exported(`players/${one.id}`);
  expect(headers.get('Content-Type')).toMatch(/^application\/json/);
  expect(headers.get('Content-Disposition')).toBe(`attachment; filename="vetta-dati-${one.id}.json"`);
  const data = PersonalData.parse(JSON.parse(text));
  expect(data.names.toSorted()).toEqual(['Ida Longhi', 'Ida Longhi Rossi']);
  expect(data.tables.players).toEqual([expect.objectContaining({ id: one.id, name: 'Ida Longhi Rossi' })]);
  expect(data.tables.entries).toEqual([expect.objectContaining({ date: '2025-10-20', rings: 77 })]);
  expect(Object.keys(data.tables)).toContain('month_sums');
  expect(data.changes.map(({ action }) => action)).toEqual(
    expect.arrayContaining([
      'POST /api/admin/players',
      'POST /api/admin/entries',
      'PUT /api/admin/players/{id}',
    ]),
  );
  expect(text).not.toContain('Non Lui');
  expect(text).not.toContain(other.id);
  const { changes } = (await api.ask('GET /api/admin/audit')).body;
  expect(changes[0]).toMatchObject({
    what: 'Dati di una persona esportati',
    after: { file: `vetta-dati-${one.id}.json`, playerId: one.id },
  });

  await api.ask(`DELETE /api/admin/players/${one.id}`);
  const removed = PersonalData.parse(JSON.parse((await exported(`players/${one.id}`)).text));
  expect(removed.tables.players).toBeUndefined();
  expect(removed.names).toContain('Ida Longhi Rossi');
  const unknown = await api.ask('GET /api/admin/exports/players/0199f7a2-5c00-7000-8000-00000000ffff');
  expect(unknown).toMatchObject({ status: 404, body: { error: 'Questo partecipante non esiste' } });
});
