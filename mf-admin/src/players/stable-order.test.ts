import { expect, test } from 'vitest';
import { stableOrder } from './stable-order.ts';

test('cards keep their order when positions change', () => {
  expect(stableOrder(['ada', 'bice', 'carla'], ['carla', 'ada', 'bice'])).toEqual(['ada', 'bice', 'carla']);
});

test('a new player comes last, a removed player disappears', () => {
  expect(stableOrder(['ada', 'bice', 'carla'], ['dora', 'carla', 'ada'])).toEqual(['ada', 'carla', 'dora']);
});

test('the first order is by position', () => {
  expect(stableOrder([], ['carla', 'ada'])).toEqual(['carla', 'ada']);
});
