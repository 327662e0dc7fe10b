import { expect, test } from 'vitest';
import { climbAt } from './climb.ts';

test('today stands on the path: at a corner of it, between two, and at both ends', () => {
  expect([0, 70, 77, 100].map(climbAt)).toEqual([92, 43, 33.5, 6]);
});
