import { expect, test } from 'vitest';
import { unusualNumbers } from './unusual.ts';

const numbers = { rings: 80, apptSet: 3, apptDone: 1, alignment: true };
const usual = { playerId: '', days: 20, rings: 70, apptSet: 3, apptDone: 1 };
const columnsOf = (...given: Parameters<typeof unusualNumbers>) =>
  unusualNumbers(...given).map(({ column }) => column);

test('an ordinary evening has no warning', () => {
  expect(unusualNumbers(numbers, usual)).toEqual([]);
  expect(unusualNumbers(numbers, undefined)).toEqual([]);
});

test('over four times the usual is strange, exactly four times is not', () => {
  expect(columnsOf({ ...numbers, rings: 280 }, usual)).toEqual([]);
  expect(unusualNumbers({ ...numbers, rings: 281 }, usual)).toEqual([
    { column: 'rings', message: 'Chiamate: di solito 70', sentence: '281 chiamate, di solito 70' },
  ]);
  expect(columnsOf({ ...numbers, apptSet: 13 }, usual)).toEqual(['apptSet']);
});

test('small numbers, and too few days to know, are not', () => {
  expect(columnsOf({ ...numbers, apptDone: 6 }, usual)).toEqual([]);
  expect(columnsOf({ ...numbers, rings: 290 }, { ...usual, days: 4 })).toEqual([]);
});

test('over 300 calls is strange for anyone', () => {
  expect(columnsOf({ ...numbers, rings: 300 }, undefined)).toEqual([]);
  expect(columnsOf({ ...numbers, rings: 301 }, undefined)).toEqual(['rings']);
});

test('many more done than set is strange', () => {
  expect(columnsOf({ ...numbers, apptSet: 0, apptDone: 5 }, undefined)).toEqual([]);
  expect(columnsOf({ ...numbers, apptSet: 0, apptDone: 6 }, undefined)).toEqual(['apptDone']);
});
