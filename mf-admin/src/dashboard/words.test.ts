import { expect, test } from 'vitest';
import { agoInWords, dayInWords, orderInWords, untilInWords } from './words.ts';

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
  expect(agoInWords(new Date('2026-11-20T18:45:00Z'), new Date(then))).toBe(text);
});

test.each([
  ['2026-11-21T17:42:00Z', 'tra 5 ore e 17 minuti'],
  ['2026-11-21T21:59:00Z', 'tra 1 ora'],
  ['2026-11-21T22:58:00Z', 'tra 1 minuto'],
  ['2026-11-21T22:58:30Z', 'a momenti'],
  ['2026-11-21T23:05:00Z', 'a momenti'],
])('at %s the close is %s', (now, words) => {
  expect(untilInWords(new Date(now), new Date('2026-11-21T22:59:00Z'))).toBe(words);
});

test.each([
  [38, 4, 'mancano 4 persone su 38'],
  [38, 1, 'manca 1 persona su 38'],
  [38, 38, 'mancano 38 persone su 38'],
  [38, 0, 'non manca nessuno'],
  [0, 0, 'nessuno è ancora in gara'],
])('of %i persons %i are missing', (total, missing, words) => {
  expect(dayInWords('2026-11-21', total, missing)).toBe(`Sabato 21 novembre: ${words}`);
});

test.each([
  ['AB', 'AB', ''],
  ['AB', 'BA', 'B sale al 1° posto'],
  [
    'ABCDE',
    'BCDEA',
    'B sale al 1° posto, C sale al 2° posto, D sale al 3° posto, sale anche un’altra persona',
  ],
  ['ABCDEF', 'BCDEFA', expect.stringMatching(/salgono anche altre 2 persone$/)],
  // Who is new rises from nowhere.
  ['A', 'BA', ''],
])(
  'who rises from %s to %s is told with the new place, the highest first, three by name',
  (before, after, told) => {
    const rows = (names: string) =>
      [...names].map((name, index) => ({ playerId: name, name, position: index + 1 }));
    expect(orderInWords(rows(before), rows(after))).toEqual(told);
  },
);
