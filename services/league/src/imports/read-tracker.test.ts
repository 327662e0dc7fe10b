import { fieldOfHeading } from '@vetta/contract/tracker-fields';
import type { RefusedDay } from '@vetta/tables/read-rows';
import { expect, test } from 'vitest';
import { readTracker, TRACKER_COLUMNS, TrackerErrors } from './read-tracker.ts';

const HEADER = 'name,date,rings,apptSet,apptDone,alignment';

const anyDay = () => undefined;
const linesOf = (csv: string) => readTracker(csv, anyDay).lines;

function errorsOf(csv: string, wrongDay: (day: string) => RefusedDay | undefined = anyDay) {
  try {
    const { errors } = readTracker(csv, wrongDay);
    if (errors.length > 0) throw new TrackerErrors(errors);
  } catch (error) {
    if (error instanceof TrackerErrors) return error.lines;
    throw error;
  }
  return [];
}

test('the headings of our own export are those of a table from anywhere too', () => {
  expect(TRACKER_COLUMNS.map(fieldOfHeading)).toEqual([...TRACKER_COLUMNS]);
});

test('a line becomes the numbers of a day', () => {
  expect(linesOf(`${HEADER}\nAnna Rossi,2025-10-01,84,2,0,true\n`)).toEqual([
    { line: 2, name: 'Anna Rossi', date: '2025-10-01', rings: 84, apptSet: 2, apptDone: 0, alignment: true },
  ]);
});

test('a byte order mark, semicolons, other column orders, blank lines and quotes are understood', () => {
  const csv =
    '\uFEFFdate;name;alignment;apptDone;apptSet;rings\r\n\r\n2025-10-01;"Rossi; Anna ";false;0;2;84\r\n';
  expect(linesOf(csv)).toMatchObject([{ name: 'Rossi; Anna', rings: 84, alignment: false }]);
});

test('every wrong cell is reported with its line, even among correct lines', () => {
  const csv = [
    HEADER,
    'Anna,2025-10-01,84,2,0,true',
    'Bruno,2025-02-30,84,2,0,yes',
    ',2025-10-01,-1,2.5,1001,true',
    'Carla,2025-10-01,10001,,0,true',
  ].join('\n');
  expect(errorsOf(csv).map(({ line, message }) => `${line} ${message.split(' ')[0]}`)).toEqual([
    '3 date',
    '3 alignment',
    '4 name',
    '4 rings',
    '4 apptSet',
    '4 apptDone',
    '5 rings',
    '5 apptSet',
  ]);
});

test("the separator is the header line's: a comma in a file of semicolons belongs to its cell", () => {
  const semicolons = HEADER.replaceAll(',', ';');
  expect(linesOf(`${semicolons}\nRossi, Anna;2025-10-01;84;2;0;true`)).toMatchObject([
    { name: 'Rossi, Anna' },
  ]);
  expect(linesOf(`${HEADER}\nRossi; Anna,2025-10-01,84,2,0,true`)).toMatchObject([{ name: 'Rossi; Anna' }]);
  expect(errorsOf(`${semicolons}\nAnna,2025-10-01,84,2,0,true`)).not.toEqual([]);
});

test('the same player and day twice is an error, however the name is written', () => {
  const csv = `${HEADER}\nÉlena Sà,2025-10-01,1,0,0,true\n e\u0301LENA SA\u0300 ,2025-10-01,2,0,0,true`;
  expect(errorsOf(csv)).toEqual([
    { line: 3, column: null, message: expect.stringContaining('ha già il 1° ottobre 2025 alla riga 2') },
  ]);
});

test('a player and day that stand twice are reported even if a line has a wrong cell', () => {
  const csv = [
    HEADER,
    'Anna,2025-10-20,ottanta,0,0,true',
    'Anna,2025-10-20,1,0,0,true',
    'anna,2025-10-20,1,due,0,true',
    'Bruno,2025-10-20,1,0,0,true,di troppo',
    'Bruno,2025-10-20,1,0,0,true',
  ].join('\n');
  expect(errorsOf(csv).map(({ line, column, message }) => [line, column ?? message])).toEqual([
    [2, 'rings'],
    [3, expect.stringContaining('alla riga 2')],
    [4, 'apptSet'],
    [4, expect.stringContaining('alla riga 2')],
    [5, expect.stringContaining('non è un CSV valido')],
    [6, expect.stringContaining('alla riga 5')],
  ]);
});

test('the cells of a line with a cell too many are looked at, unless a separator too many has moved them', () => {
  const csv = [HEADER, 'Anna,2031-01-01,ottanta,0,0,true,di troppo', 'Rossi, Anna,2031-01-01,1,0,0,true'];
  const wrongDay = (day: string) => (day > '2025-12-31' ? { message: 'nel futuro' } : undefined);
  expect(errorsOf(csv.join('\n'), wrongDay).map(({ line, column }) => [line, column])).toEqual([
    [2, null],
    [2, 'date'],
    [2, 'rings'],
    [3, null],
  ]);
});

test.each(['\n', '\r\n', '\r'])(
  'what follows a line with wrong quotes, or with one that stays open, is read too (lines end with %j)',
  (end) => {
    const wrongDay = (day: string) => (day > '2025-12-31' ? { message: 'nel futuro' } : undefined);
    const csv = [
      HEADER,
      'Anna,2025-10-01,1,0,0,true',
      '"Bruno,2025-10-01,1,0,0,true',
      '',
      '"Rossi, Carla",2025-10-01,ottanta,0,0,true',
      'Dario,"2025-10-0"1,1,0,0,true',
      'Elena,2031-01-01,1,0,0,true',
      '"Fabio,2025-10-01,1,0,0,true',
      'Gina,2025-10-01,1,0,0,vero',
      '',
    ];
    expect(errorsOf(csv.join(end), wrongDay).map(({ line, column }) => [line, column])).toEqual([
      [3, null],
      [5, 'rings'],
      [6, null],
      [7, 'date'],
      [8, null],
      [9, 'alignment'],
    ]);
  },
);

test('the first 10 000 open quotes of a large file are reported, in seconds', () => {
  const csv = `${HEADER}\nAnna,2025-10-01,1,0,0,true\n${'"Anna\n'.repeat(500_000)}`;
  const began = performance.now();
  expect(errorsOf(csv)).toHaveLength(10_000);
  expect(performance.now() - began).toBeLessThan(10_000);
});

test('a file without the columns is refused with the missing ones', () => {
  expect(errorsOf('nome,data\nAnna,2025-10-01')).toEqual([
    { line: 1, column: null, message: 'Mancano le colonne: name, date, rings, apptSet, apptDone, alignment' },
  ]);
  expect(errorsOf('')).toHaveLength(1);
});

test('a file of the wrong kind is refused with its first 10 000 errors, a file that is too long with one', () => {
  const csv = (lines: number) => HEADER + '\nx'.repeat(lines);
  expect(errorsOf(csv(3_000))).toHaveLength(10_000);
  expect(new TrackerErrors(readTracker(csv(3_000), anyDay).errors).message).toContain(
    'Il file ha più di 10.000 errori',
  );
  expect(errorsOf(csv(2_000_000))).toEqual([
    { line: 150_002, column: null, message: 'Il file ha più di 150000 righe: dividilo per mese' },
  ]);
});
