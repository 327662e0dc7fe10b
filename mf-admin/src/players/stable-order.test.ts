import { expect, test } from 'vitest';
import { stableOrder, withAdded } from './stable-order.ts';

test('cards keep their order when positions change', () => {
  expect(stableOrder(['ada', 'bice', 'carla'], ['carla', 'ada', 'bice'])).toEqual(['ada', 'bice', 'carla']);
});

test('a new player comes behind the one that the standings put before, and no other moves', () => {
  expect(stableOrder(['ada', 'bice', 'carla'], ['ada', 'dora', 'bice', 'carla'])).toEqual([
    ...['ada', 'dora', 'bice', 'carla'],
  ]);
  expect(stableOrder(['ada', 'bice'], ['dora', 'elsa', 'ada', 'bice'])).toEqual([
    ...['dora', 'elsa', 'ada', 'bice'],
  ]);
  // Positions have changed since: the others stay as they were shown.
  expect(stableOrder(['ada', 'bice', 'carla'], ['carla', 'dora', 'ada', 'bice', 'elsa'])).toEqual([
    ...['ada', 'bice', 'elsa', 'carla', 'dora'],
  ]);
});

test('who is gone keeps the place', () => {
  expect(stableOrder(['ada', 'bice', 'carla'], ['ada', 'carla', 'dora'])).toEqual([
    ...['ada', 'bice', 'carla', 'dora'],
  ]);
});

test('the first order is by position', () => {
  expect(stableOrder([], ['carla', 'ada'])).toEqual(['carla', 'ada']);
});

const player = (id: string, position: number) => ({ id, position });

test('who is added stands at once where the standings put them, and not last', () => {
  const players = [player('ada', 1), player('bice', 2), player('carla', 3)];
  const ids = (position: number) => withAdded(players, player('dora', position)).map(({ id }) => id);
  expect(ids(2)).toEqual(['ada', 'dora', 'bice', 'carla']);
  expect(ids(4)).toEqual(['ada', 'bice', 'carla', 'dora']);
  expect(withAdded(players, player('bice', 1)).map(({ id }) => id)).toEqual(['bice', 'ada', 'carla']);
});
