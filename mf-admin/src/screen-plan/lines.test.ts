import { expect, test } from 'vitest';
import { moved, replaced, without } from './lines.ts';

test('a line moves by one, and round the ends', () => {
  const lines = ['a', 'b', 'c'];
  expect(moved(lines, 1, -1)).toEqual(['b', 'a', 'c']);
  expect(moved(lines, 1, 1)).toEqual(['a', 'c', 'b']);
  expect(moved(lines, 0, -1)).toEqual(['b', 'c', 'a']);
  expect(moved(lines, 2, 1)).toEqual(['c', 'a', 'b']);
  expect(moved(['a'], 0, 1)).toEqual(['a']);
});

test('a line is replaced or removed by its place', () => {
  expect(replaced(['a', 'a'], 1, 'b')).toEqual(['a', 'b']);
  expect(without(['a', 'a', 'b'], 0)).toEqual(['a', 'b']);
});
