import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTable } from '@vetta/tables/read-table';
import { readText } from '@vetta/tables/read-text';
import { readTracker, type TrackerOptions, type TrackerReading } from '@vetta/tables/read-tracker';
import { expect, test } from 'vitest';

const cases = join(import.meta.dirname, '../../testing/cases');
const today = '2026-11-25';

/** The rows as «name day rings/set/done/alignment». */
const taken = ({ rows }: TrackerReading) =>
  rows.map(({ name, date, numbers: { rings, apptSet, apptDone, alignment } }) =>
    [name, date, [rings, apptSet, apptDone, alignment].join('/')].join(' '),
  );

const UNO = 'Prova Uno 2026-11-20 88/3/1/true';
const DUE = 'Prova Due 2026-11-20 70/2/0/false';
const WITH_QUOTES = '"Nino" Prova Due 2026-11-20 70/2/0/false';
const MERGED = [
  'Prova Uno 2026-11-19 88/3//',
  'Prova Due 2026-11-19 70/2//',
  'Prova Uno 2026-11-20 80/2//',
  'Prova Due 2026-11-20 77/0//',
];
const expected: Readonly<Record<string, readonly string[]>> = {
  'csv-blank-rows.csv': [UNO, DUE],
  'csv-bom-quoted-header.csv': [UNO],
  'csv-days-of-a-crm.csv': [
    'Prova Uno 2026-11-20 88///',
    'Prova Due 2026-11-20 70///',
    'Prova Tre 2026-11-20 65///',
  ],
  'csv-days-without-a-year.csv': ['Prova Uno 2026-11-20 88///', 'Prova Due 2026-11-20 70///'],
  'csv-excel-it-resaved.csv': [UNO, DUE],
  'csv-header-case.csv': [UNO],
  'csv-heading-on-two-rows.csv': [UNO, DUE],
  'csv-merged-days.csv': MERGED,
  'csv-midnight-in-utc.csv': ['Prova Uno 2026-11-20 88///', 'Prova Due 2026-11-20 70///'],
  'csv-sep-line.csv': [UNO],
  'csv-trailing-separator-header-too.csv': [UNO],
  'csv-trailing-separator.csv': [UNO, DUE],
  'paste-merged-days.tsv': MERGED,
  'paste-quote-first.tsv': [UNO, WITH_QUOTES, 'Prova Tre 2026-11-20 60/1/0/false'],
};

test.each(Object.entries(expected))('%s is read', async (file, rows) => {
  // For the one without a column of days.
  const options = { day: '2026-11-20' };
  const reading = readTracker(await readTable(readFileSync(join(cases, file))), options, { today });
  expect(taken(reading)).toEqual(rows);
  expect([reading.errors, reading.unsure]).toEqual([[], []]);
});

test('rows that are pasted without a header have their quotes, and are asked what their columns are', () => {
  const table = readText(readFileSync(join(cases, 'grid-quote-first.tsv'), 'utf8'));
  const read = (options: TrackerOptions) => readTracker(table, options, { today });
  const columns = { name: 0, rings: 1, apptSet: 2, apptDone: 3, alignment: 4 };
  expect(read({ day: '2026-11-20' }).unsure).toMatchObject([
    { about: 'column', subject: 'name' },
    { about: 'column', subject: 'rings' },
    { about: 'column' },
    { about: 'column' },
    { about: 'column' },
  ]);
  expect(taken(read({ day: '2026-11-20', columns }))).toEqual([
    UNO,
    WITH_QUOTES,
    'Prova Tre 2026-11-20 60/1/0/true',
    'Prova Quattro 2026-11-20 50/1/0/true',
  ]);
});

const refused = {
  'binary-workbook.xlsb': '(.xlsb): aprila con Excel, salvala come .xlsx',
  'page-called-workbook.xls': 'È una pagina web (HTML)',
};

test.each(Object.entries(refused))('%s is refused with a sentence', async (file, sentence) => {
  await expect(readTable(readFileSync(join(cases, file)))).rejects.toThrow(sentence);
});

test('a formula without a stored value is an error, and not 0', async () => {
  const table = await readTable(readFileSync(join(cases, 'formula-without-result.xlsx')));
  const reading = readTracker(table, {}, { today });
  expect(taken(reading)).toEqual(['Prova Due 2026-11-20 70/2/0/']);
  expect(reading.errors).toMatchObject([
    { line: 2, column: 'Chiamate', message: expect.stringContaining('=F2+G2') },
  ]);
});

test('there is no case without a test', () => {
  expect(readdirSync(cases).sort()).toEqual(
    [
      ...Object.keys({ ...expected, ...refused }),
      'formula-without-result.xlsx',
      'grid-quote-first.tsv',
    ].sort(),
  );
});
