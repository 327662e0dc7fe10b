import { expect, test } from 'vitest';
import { keptOrder } from './kept-order.ts';

test('cards stay where they are when points move their players', () => {
  expect(keptOrder(['ada', 'bice', 'carla'], ['carla', 'ada', 'bice'])).toEqual(['ada', 'bice', 'carla']);
});

test('a new player comes last, a removed one leaves no gap', () => {
  expect(keptOrder(['ada', 'bice', 'carla'], ['dora', 'carla', 'ada'])).toEqual(['ada', 'carla', 'dora']);
});

test('the first order is the one of the positions', () => {
  expect(keptOrder([], ['carla', 'ada'])).toEqual(['carla', 'ada']);
});
