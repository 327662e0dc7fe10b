import { clockStartingAt } from '@vetta/league/time/clock';
import { readText } from '@vetta/tables/read-text';
import { writeOds } from 'hucre/ods';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ clock: clockStartingAt(Temporal.Instant.from('2025-10-22T18:00:00Z')) });
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
afterAll(() => api.close());

describe('an export comes back in unchanged', () => {
  const download = (query: string) => api.ask(`GET /api/admin/exports/${query}`);
  const importAgain = async (name: string, file: string | Uint8Array<ArrayBuffer>) => {
    const form = new FormData();
    form.set('file', new File([file], name));
    return (await api.ask('POST /api/admin/imports', { raw: form })).body;
  };
  const unchanged = { newPlayers: [], entries: { created: 0, replaced: 0, unchanged: 10 }, errors: [] };

  test('as a workbook, with dates and true or false as a spreadsheet knows them', async () => {
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
    expect(sheets[0]?.rows[1]?.[5]).toBeTypeOf('boolean');
    expect(await importAgain('vetta-numeri.xlsx', bytes)).toMatchObject(unchanged);
    expect((await download('entries.xlsx?month=2025-09')).headers.get('Content-Disposition')).toBe(
      'attachment; filename="vetta-numeri-2025-09.xlsx"',
    );
  });

  test('as a workbook that a spreadsheet has saved again', async () => {
    const { sheets } = await readXlsx((await download('entries.xlsx')).bytes);
    const saved = await writeXlsx({ sheets: sheets.map(({ name, rows }) => ({ name, rows })) });
    expect(await importAgain('salvato.xlsx', new Uint8Array(saved))).toMatchObject(unchanged);
    const ods = await writeOds({ sheets: sheets.map(({ name, rows }) => ({ name, rows })) });
    expect(await importAgain('salvato.ods', new Uint8Array(ods))).toMatchObject(unchanged);
  });

  // What Excel and Sheets write of our CSV: days and booleans in their own words, quotes only where they are needed.
  test.each([
    [
      'Excel in Italian',
      { separator: ';', bom: '\uFEFF', day: italian, words: ['VERO', 'FALSO'], end: '\r\n' },
    ],
    ['Sheets in Italian', { separator: ',', bom: '', day: italian, words: ['VERO', 'FALSO'], end: '\n' }],
    ['Excel in English', { separator: ',', bom: '\uFEFF', day: iso, words: ['TRUE', 'FALSE'], end: '\r\n' }],
    [
      '«Testo Unicode»',
      { separator: '\t', bom: '\uFEFF', day: italian, words: ['VERO', 'FALSO'], end: '\r\n' },
    ],
  ])('as CSV that %s has saved again', async (_, { separator, bom, day, words: [yes, no], end }) => {
    const text = (await download('entries.csv')).body;
    const [{ rows } = { rows: [] }] = readText(text).sheets;
    const lines = rows.map(({ cells }) =>
      cells
        .map((cell) => (cell === 'true' ? (yes ?? '') : cell === 'false' ? (no ?? '') : day(cell)))
        .map((cell) =>
          cell.includes(separator) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell,
        )
        .join(separator),
    );
    const saved = bom + lines.join(end) + end;
    const file = separator === '\t' ? Buffer.from(saved, 'utf16le') : saved;
    expect(await importAgain('salvato.csv', file)).toMatchObject(unchanged);
  });

  test('the standings are a workbook too', async () => {
    const { headers, bytes } = await download('standings.xlsx');
    expect(headers.get('Content-Disposition')).toBe('attachment; filename="vetta-classifica-2025-10.xlsx"');
    const { sheets } = await readXlsx(bytes);
    expect(sheets[0]?.rows.slice(0, 2)).toEqual([
      ['Posizione', 'Nome', 'Score', 'Bonus', 'Totale', 'Fuori gara'],
      [1, 'Zoë 李', 165, 0, 165, null],
    ]);
  });
});

function iso(cell: string): string {
  return cell;
}
function italian(cell: string): string {
  return cell.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3/$2/$1');
}
