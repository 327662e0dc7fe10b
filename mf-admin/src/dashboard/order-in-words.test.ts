import { expect, test } from 'vitest';
import { orderInWords } from './order-in-words.ts';

const rows = (...names: string[]) =>
  names.map((name, index) => ({ playerId: name, name, position: index + 1 }));

test('who rises is told with the new place, the highest first, three by name', () => {
  expect(orderInWords(rows('Anna', 'Bruno'), rows('Anna', 'Bruno'))).toBe('');
  expect(orderInWords(rows('Anna', 'Bruno'), rows('Bruno', 'Anna'))).toBe('Bruno sale al 1° posto');
  expect(orderInWords(rows('A', 'B', 'C', 'D', 'E'), rows('B', 'C', 'D', 'E', 'A'))).toBe(
    'B sale al 1° posto, C sale al 2° posto, D sale al 3° posto, sale anche un’altra persona',
  );
  expect(orderInWords(rows('A', 'B', 'C', 'D', 'E', 'F'), rows('B', 'C', 'D', 'E', 'F', 'A'))).toMatch(
    /salgono anche altre 2 persone$/,
  );
});

test('who is new rises from nowhere', () => {
  expect(orderInWords(rows('Anna'), rows('Bruno', 'Anna'))).toBe('');
});
