import { expect, test } from 'vitest';
import { culpritOf } from './guest-process.ts';

const guest = (name: string, heardAt?: number) => ({ name, heardAt });

test.each([
  ['the only guest', [guest('one', 5_000)], 'one'],
  ['who was there, and not whose frame never began', [guest('old', 5_000), guest('new')], 'old'],
  ['nobody of two that were there', [guest('old', 5_100), guest('new', 5_000)], undefined],
  ['nobody, whichever said the last word', [guest('old', 5_000), guest('new', 5_100)], undefined],
  ['who is silent beside one in a process of its own', [guest('old', 5_000), guest('new', 8_900)], 'old'],
  ['nobody of two that answer and leave no frame', [guest('old', 8_800), guest('new', 8_900)], undefined],
  ['who is there alone, answers and leaves no frame', [guest('one', 8_900)], 'one'],
  ['nobody, where another one had just gone', [guest('one', 3_500)], undefined],
])('for a stuck process is blamed %s', (_, guests, name) => {
  expect(culpritOf(guests, 9_000, 3_000)?.name).toBe(name);
});
