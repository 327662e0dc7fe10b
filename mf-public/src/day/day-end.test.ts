import { expect, test } from 'vitest';
import { asClock, secondsToMidnight } from './day-end.ts';

const left = (iso: string) => asClock(secondsToMidnight(new Date(iso)));

test('the day ends at midnight in Rome', () => {
  expect(left('2026-11-21T17:42:52Z')).toBe('05:17:08');
  expect(left('2026-11-21T22:59:59Z')).toBe('00:00:01');
  expect(left('2026-11-21T23:00:00Z')).toBe('24:00:00');
});

test('a day with a clock change has 25 or 23 hours', () => {
  expect(left('2026-10-24T22:00:00Z')).toBe('25:00:00');
  expect(left('2026-10-25T12:00:00Z')).toBe('11:00:00');
  expect(left('2026-03-28T23:00:00Z')).toBe('23:00:00');
  expect(left('2026-03-29T12:00:00Z')).toBe('10:00:00');
});
