import { expect, test } from 'vitest';
import { ageInWords } from './age-in-words.ts';

test.each([
  [10_000, '1 minuto'],
  [3 * 60_000, '3 minuti'],
  [60 * 60_000, '1 ora'],
  [5.5 * 3_600_000, '5 ore'],
  [50 * 3_600_000, '2 giorni'],
])('%i ms are %s', (age, words) => {
  expect(ageInWords(age)).toBe(words);
});
