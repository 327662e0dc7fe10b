import { expect, test } from 'vitest';
import { italianInteger } from './italian-integer.ts';

test('thousands are grouped from the first one on, and below zero stands a minus sign', () => {
  expect([0, 999, 3120, 123_456, -40, -1432].map(italianInteger)).toEqual([
    '0',
    '999',
    '3.120',
    '123.456',
    '−40',
    '−1.432',
  ]);
});
