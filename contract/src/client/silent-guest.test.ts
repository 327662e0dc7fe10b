import { expect, test } from 'vitest';
import { suspectOf } from './silent-guest.ts';

const guest = (name: string, cameAt: number, heardAt?: number, hasBegun = true) => ({
  ...{ name, cameAt, heardAt, hasBegun },
});

test.each([
  ['the only guest', [guest('one', 0, 500)], 'one'],
  ['who came last, while the others still answered', [guest('old', 0, 5_100), guest('new', 5_000)], 'new'],
  ['who came between two answers of the others', [guest('old', 0, 5_000), guest('new', 5_600)], 'new'],
  [
    'who was there, and not who came after all had fallen silent',
    [guest('old', 0, 5_000), guest('new', 8_000)],
    'old',
  ],
  [
    'who was there, and not whose frame came beside it and never began',
    [guest('old', 0, 5_000), guest('new', 5_600, undefined, false)],
    'old',
  ],
  [
    'the last of those that were there',
    [guest('a', 0, 5_000), guest('b', 3_000, 4_900), guest('c', 9_000)],
    'b',
  ],
])('the suspect is %s', (_, guests, name) => {
  expect(suspectOf(guests, 800)?.name).toBe(name);
});
