import { expect, test } from 'vitest';
import { readTracker, TrackerErrors } from './read-tracker.ts';

const HEADER = 'name,date,rings,apptSet,apptDone,alignment';

function errorsOf(csv: string) {
  try {
    readTracker(csv);
  } catch (error) {
    if (error instanceof TrackerErrors) return error.lines;
    throw error;
  }
  return [];
}

test('a line becomes the numbers of a day', () => {
  expect(readTracker(`${HEADER}\nAnna Rossi,2025-10-01,84,2,0,true\n`)).toEqual([
    { line: 2, name: 'Anna Rossi', date: '2025-10-01', rings: 84, apptSet: 2, apptDone: 0, alignment: true },
  ]);
});

test('a byte order mark, semicolons, other column orders, blank lines and quotes are understood', () => {
  const csv =
    '\uFEFFdate;name;alignment;apptDone;apptSet;rings\r\n\r\n2025-10-01;"Rossi; Anna ";false;0;2;84\r\n';
  expect(readTracker(csv)).toMatchObject([{ name: 'Rossi; Anna', rings: 84, alignment: false }]);
});

test('every wrong cell is reported with its line, also among correct lines', () => {
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

test('the same player and day twice is an error, however the name is written', () => {
  const csv = `${HEADER}\nÉlena Sà,2025-10-01,1,0,0,true\n e\u0301LENA SA\u0300 ,2025-10-01,2,0,0,true`;
  expect(errorsOf(csv)).toEqual([
    { line: 3, column: null, message: expect.stringContaining('ha già il 2025-10-01 alla riga 2') },
  ]);
});

test('a file without the columns is refused with the missing ones', () => {
  expect(errorsOf('nome,data\nAnna,2025-10-01')).toEqual([
    { line: 1, column: null, message: 'Mancano le colonne: name, date, rings, apptSet, apptDone, alignment' },
  ]);
  expect(errorsOf('')).toHaveLength(1);
});

test('a file of the wrong kind is refused with its first 200 errors, a file that is too long with one', () => {
  const csv = (lines: number) => HEADER + '\nx'.repeat(lines);
  expect(errorsOf(csv(1_000))).toHaveLength(200);
  expect(() => readTracker(csv(1_000))).toThrow('Il file ha più di 200 errori');
  expect(errorsOf(csv(2_000_000))).toEqual([
    { line: 150_002, column: null, message: 'Il file ha più di 150000 righe: dividilo per mese' },
  ]);
});

test('an open quote and a cell too many are errors, not crashes', () => {
  expect(errorsOf(`${HEADER}\n"Anna,2025-10-01,1,0,0,true`)).toHaveLength(1);
  expect(errorsOf(`${HEADER}\nAnna,2025-10-01,1,0,0,true,more`)).toHaveLength(1);
});
