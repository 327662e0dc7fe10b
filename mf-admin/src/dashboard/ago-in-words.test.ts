import { expect, test } from 'vitest';
import { agoInWords } from './ago-in-words.ts';

const now = new Date('2026-11-20T18:45:00Z');

test.each([
  ['2026-11-20T18:45:30Z', 'adesso'],
  ['2026-11-20T18:44:01Z', 'adesso'],
  ['2026-11-20T18:44:00Z', '1 minuto fa'],
  ['2026-11-20T17:46:00Z', '59 minuti fa'],
  ['2026-11-20T17:45:00Z', '1 ora fa'],
  ['2026-11-19T23:01:00Z', '19 ore fa'],
  ['2026-11-18T18:46:00Z', '47 ore fa'],
  ['2026-11-18T18:45:00Z', '2 giorni fa'],
  ['2026-10-20T18:45:00Z', '31 giorni fa'],
])('%s is «%s»', (then, text) => {
  expect(agoInWords(now, new Date(then))).toBe(text);
});
