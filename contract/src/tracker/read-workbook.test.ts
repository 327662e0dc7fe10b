import { zipSync } from 'fflate';
import { writeOds } from 'hucre/ods';
import { writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { readTable } from './read-table.ts';
import { readTracker, type TrackerOptions } from './read-tracker.ts';

const today = '2026-11-25';
const day = new Date('2026-11-24T00:00:00Z');
const HEADER = ['Operatore', 'Data', 'Chiamate', 'App. fissati', 'App. conclusi', 'Allineamento'];
const ROWS = [
  ['Tracker di novembre'],
  [],
  HEADER,
  ['Niccolò «Nino» & Co', day, 1234, 3, 1, true],
  ['Ada Neri', day, 12, 0, 0, false],
  ['Totale', null, 1246, 3, 1],
];
const TAKEN = ['Niccolò «Nino» & Co 2026-11-24 1234/3/1/true on 4', 'Ada Neri 2026-11-24 12/0/0/false on 5'];

async function read(bytes: Uint8Array, options: TrackerOptions = {}) {
  const reading = readTracker(await readTable(bytes), options, { today });
  const taken = reading.rows.map(({ line, name, date, numbers }) =>
    [name, date, Object.values(numbers).join('/'), 'on', line].join(' '),
  );
  return { ...reading, taken };
}

test.each([
  ['xlsx', () => writeXlsx({ sheets: [{ name: 'Novembre', rows: ROWS }] })],
  ['ods', () => writeOds({ sheets: [{ name: 'Novembre', rows: ROWS }] })],
])('an %s file is read by its values, with the rows of its sheet', async (format, write) => {
  const reading = await read(await write());
  expect(reading.taken).toEqual(TAKEN);
  expect(reading).toMatchObject({ format, sheet: 'Novembre', sheets: ['Novembre'], unsure: [], errors: [] });
  expect(reading.leftOut.map(({ line }) => line)).toEqual([1, 6]);
});

const sheetsOf = (names: readonly string[]) =>
  names.map((name, index) => ({
    name,
    rows: [
      ['Nome', 'Chiamate'],
      ['Ada Neri', index + 1],
    ],
  }));

test.each([
  ['xlsx', (names: readonly string[]) => writeXlsx({ sheets: sheetsOf(names) })],
  ['ods', (names: readonly string[]) => writeOds({ sheets: sheetsOf(names) })],
])('of several sheets of an %s file one is chosen, by its name or by its day', async (_, write) => {
  const bytes = await write(['23-11-2026', 'A & B', '24-11-2026']);
  expect(await read(bytes)).toMatchObject({
    sheets: ['23-11-2026', 'A & B', '24-11-2026'],
    unsure: [
      { about: 'sheet', choices: [{ value: '23-11-2026' }, { value: 'A & B' }, { value: '24-11-2026' }] },
    ],
  });
  expect((await read(bytes, { sheet: '24-11-2026' })).taken).toEqual(['Ada Neri 2026-11-24 3 on 2']);
  expect((await read(bytes, { day: '2026-11-23' })).taken).toEqual(['Ada Neri 2026-11-23 1 on 2']);
  expect((await read(bytes, { sheet: 'A & B', day: '2026-11-20' })).taken).toEqual([
    'Ada Neri 2026-11-20 2 on 2',
  ]);
});

test('a formula is read by the value that was stored with it, a hidden sheet is not read', async () => {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Oggi',
        rows: [
          ['Nome', 'Data', 'Chiamate'],
          ['Ada Neri', day, null],
        ],
        cells: new Map([['1,2', { formula: 'SUM(40,2)', formulaResult: 42 }]]),
      },
      {
        name: 'Vecchio',
        rows: [
          ['Nome', 'Chiamate'],
          ['Ada Neri', 1],
        ],
        hidden: true,
      },
    ],
  });
  expect(await read(bytes)).toMatchObject({
    taken: ['Ada Neri 2026-11-24 42 on 2'],
    sheets: ['Oggi'],
    unsure: [],
  });
});

const sheet = () => writeXlsx({ sheets: [{ name: 'Oggi', rows: ROWS }] });

test('an encrypted workbook is refused with a sentence', async () => {
  const encrypted = await writeXlsx({
    sheets: [{ name: 'Oggi', rows: ROWS }],
    encryption: { password: 'segreta', spinCount: 1 },
  });
  await expect(read(encrypted)).rejects.toThrow('protetta da una password');
});

test('a broken workbook, an archive of something else and an old workbook are refused with a sentence', async () => {
  const whole = await sheet();
  for (const length of [10, 200, 1_000, whole.length - 30])
    await expect(read(whole.slice(0, length))).rejects.toThrow('è rovinata');
  const parts = {
    '[Content_Types].xml': new TextEncoder().encode('<Types'),
    'xl/workbook.xml': new Uint8Array(9),
  };
  await expect(read(zipSync(parts))).rejects.toThrow('è rovinata');
  await expect(read(zipSync({ 'nota.txt': new Uint8Array(3) }))).rejects.toThrow(
    'non è una cartella di lavoro',
  );
  const old = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...new Uint8Array(600)]);
  await expect(read(old)).rejects.toThrow('.xls');
});

test('a workbook of too many rows or columns is refused', async () => {
  const wide = await writeXlsx({
    sheets: [{ name: 'Oggi', rows: [[...HEADER, ...Array.from({ length: 201 }, () => 1)]] }],
  });
  await expect(read(wide)).rejects.toThrow('più di 200 colonne');
});
