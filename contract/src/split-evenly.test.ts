import { expect, test } from 'vitest';
import { splitEvenly } from './split-evenly.ts';

const rows = (count: number) => Array.from({ length: count }, (_, index) => index);
const sizes = (count: number, most: number) => splitEvenly(rows(count), most).map(({ length }) => length);

test('the last row never stands alone on a page', () => {
  expect(sizes(31, 10)).toEqual([8, 8, 8, 7]);
  expect(sizes(11, 10)).toEqual([6, 5]);
});

test('rows that fit on one page stay on it, and no row leaves one empty page', () => {
  expect(sizes(10, 10)).toEqual([10]);
  expect(sizes(0, 10)).toEqual([0]);
});

test('every row is on one page, in its order', () => {
  for (let count = 0; count <= 60; count += 1)
    expect(splitEvenly(rows(count), 7).flat()).toEqual(rows(count));
});
