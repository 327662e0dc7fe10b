import { expect, test } from 'vitest';
import { ageInWords, staleWords } from './stale-words.ts';

test.each([
  [10_000, '1 minuto'],
  [3 * 60_000, '3 minuti'],
  [60 * 60_000, '1 ora'],
  [5.5 * 3_600_000, '5 ore'],
  [50 * 3_600_000, '2 giorni'],
])('%i ms are %s', (age, words) => {
  expect(ageInWords(age)).toBe(words);
});

const MINUTE = 60_000;

test('nothing is said while polls succeed and the server is current', () => {
  expect(staleWords({ loadedAt: 0, failedAt: null, age: 0 })).toBe(null);
  expect(staleWords({ loadedAt: 0, failedAt: null, age: 4 })).toBe(null);
});

test('a failed poll tells the age of the last answer', () => {
  expect(staleWords({ loadedAt: 0, failedAt: 3 * MINUTE, age: 0 })).toBe(
    'non raggiungibile ora · dati di 3 minuti fa',
  );
});

test('an answer that was old when it came tells its age; both ages add up', () => {
  expect(staleWords({ loadedAt: 0, failedAt: null, age: 600 })).toBe('dati di 10 minuti fa');
  expect(staleWords({ loadedAt: 0, failedAt: 5 * MINUTE, age: 600 })).toBe(
    'non raggiungibile ora · dati di 15 minuti fa',
  );
});
