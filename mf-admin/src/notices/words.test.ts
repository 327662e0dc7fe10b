import { expect, test } from 'vitest';
import { placeInWords, shownInWords } from './words.ts';

const walls = [
  { id: 'a', name: 'Corridoio' },
  { id: 'b', name: 'Ingresso' },
];
const now = new Date('2026-11-23T17:42:00Z');

test.each([
  [null, '2026-11-23T18:30:00Z', 'Su tutti gli schermi, fino alle 19:30'],
  [['a', 'b'], '2026-11-23T23:00:00Z', 'Su Corridoio e Ingresso, fino a mezzanotte'],
  [['x'], '2026-11-24T09:00:00Z', 'Su uno schermo senza nome, fino alle 10:00 di martedì 24 novembre'],
])('a notice for %j until %s: %s', (screens, endsAt, words) => {
  expect(placeInWords({ screens, endsAt }, walls, now)).toBe(words);
});

test('the walls that have shown a notice are named', () => {
  expect(shownInWords({ shown: [] }, walls)).toBe('Non è ancora comparso su uno schermo con un nome.');
  expect(shownInWords({ shown: [{ screen: 'a', since: '2026-11-23T17:42:00Z' }] }, walls)).toBe(
    'Comparso su Corridoio dalle 18:42.',
  );
});
