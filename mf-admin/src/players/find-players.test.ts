import { expect, test } from 'vitest';
import { isFound } from './find-players.ts';

test('accents and case do not matter', () => {
  expect(isFound("Niccolò D'Àvila", 'niccolo')).toBe(true);
  expect(isFound("Niccolò D'Àvila", 'AVILA')).toBe(true);
  expect(isFound('Sara Esposito', 'avila')).toBe(false);
});

test('words are found in any order, and all of them must be', () => {
  expect(isFound('Giulia Ferrari', 'ferr giu')).toBe(true);
  expect(isFound('Giulia Ferrari', 'giulia rossi')).toBe(false);
});

test('nothing sought finds everybody', () => {
  expect(isFound('Giulia Ferrari', '  ')).toBe(true);
});
