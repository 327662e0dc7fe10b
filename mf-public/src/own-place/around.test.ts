import { sampleStanding } from '@vetta/contract/testing/samples';
import { expect, test } from 'vitest';
import { around } from './around.ts';

const entries = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    sampleStanding({ position: index + 1, playerId: String(index + 1) }),
  );
const places = (count: number, own: number) =>
  around(entries(count), String(own)).map(({ position }) => position);

test('two rows above the own one and two below', () => {
  expect(places(38, 17)).toEqual([15, 16, 17, 18, 19]);
});

test('five rows, even at the ends', () => {
  expect(places(38, 1)).toEqual([1, 2, 3, 4, 5]);
  expect(places(38, 37)).toEqual([34, 35, 36, 37, 38]);
});

test('all rows where there are fewer; none for a player who is not there', () => {
  expect(places(3, 3)).toEqual([1, 2, 3]);
  expect(places(1, 1)).toEqual([1]);
  expect(places(3, 9)).toEqual([]);
});
