import { expect, test } from 'vitest';
import { untilInWords } from './until-in-words.ts';

const next = new Date('2026-11-21T22:59:00Z');

test.each([
  ['2026-11-21T17:42:00Z', 'tra 5 ore e 17 minuti'],
  ['2026-11-21T21:59:00Z', 'tra 1 ora'],
  ['2026-11-21T22:58:00Z', 'tra 1 minuto'],
  ['2026-11-21T22:58:30Z', 'a momenti'],
  ['2026-11-21T23:05:00Z', 'a momenti'],
])('at %s the close is %s', (now, words) => {
  expect(untilInWords(new Date(now), next)).toBe(words);
});
