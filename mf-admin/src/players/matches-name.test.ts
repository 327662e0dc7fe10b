import { expect, test } from 'vitest';
import { matchesName } from './matches-name.ts';

test('accents, case and the kind of apostrophe do not matter', () => {
  expect(matchesName("Niccolò D'Àvila", 'niccolo')).toBe(true);
  expect(matchesName("Niccolò D'Àvila", 'AVILA')).toBe(true);
  expect(matchesName('Niccolò D’Àvila', "d'avila")).toBe(true);
  expect(matchesName('Sara Esposito', 'avila')).toBe(false);
});

test('all words must match, in any order', () => {
  expect(matchesName('Giulia Ferrari', 'ferr giu')).toBe(true);
  expect(matchesName('Giulia Ferrari', 'giulia rossi')).toBe(false);
});

test('an empty search matches every name', () => {
  expect(matchesName('Giulia Ferrari', '  ')).toBe(true);
});
