import { expect, test } from 'vitest';
import { explainCell, readCell, sameCell } from './read-cell.ts';

test.each(['sì', 'Si', 'SÌ', ' x ', '1', 'Vero', 'TRUE', 'yes', 'si\u0300'])('«%s» means yes', (text) => {
  expect(readCell('alignment', text)).toBe(true);
});

test.each(['no', 'N', '0', 'falso', 'FALSE', '', ' ', '-'])('«%s» means no', (text) => {
  expect(readCell('alignment', text)).toBe(false);
});

test('another word is neither', () => {
  expect(readCell('alignment', 'forse')).toBeUndefined();
  expect(explainCell('alignment', ' forse ')).toBe('Allineamento: «forse» non è sì o no');
});

test.each([
  ['', 0],
  [' 88 ', 88],
  ['007', 7],
  ['10000', 10_000],
  ['1.234', 1_234],
])('«%s» is a number of calls', (text, value) => {
  expect(readCell('rings', text)).toBe(value);
});

test.each(['10001', '10.001', '-3', '2.5', '2,5', '88 chiamate', '1e3', '99999999999', '12.34'])(
  '«%s» is none, and the bound is told',
  (text) => {
    expect(readCell('rings', text)).toBeUndefined();
    expect(explainCell('rings', text)).toBe('Chiamate: serve un numero intero da 0 a 10.000');
  },
);

test('appointments have their own bound', () => {
  expect(readCell('apptSet', '1000')).toBe(1_000);
  expect(readCell('apptDone', '1001')).toBeUndefined();
});

test('an empty number and 0 are not the same: 0 is an entry', () => {
  expect(sameCell('rings', '', '0')).toBe(false);
  expect(sameCell('rings', '088', '88')).toBe(true);
  expect(sameCell('alignment', 'sì', 'true')).toBe(true);
  expect(sameCell('rings', 'abc', 'def')).toBe(false);
});
