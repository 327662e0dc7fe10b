import { expect, test } from 'vitest';
import { formatMonth } from './client/formats.ts';
import { monthName } from './month-name.ts';

test('the name of a month has no year, however it is written', () => {
  expect(monthName(formatMonth('2026-11'))).toBe('novembre');
  expect(monthName('Marzo 2027')).toBe('Marzo');
  expect(monthName('agosto')).toBe('agosto');
});
