import { expect, test } from 'vitest';
import { isInGrace, lastDayOfGrace } from './grace.ts';

test.each([
  ['2026-11', '2026-12-02'],
  ['2026-12', '2027-01-02'],
  ['2028-02', '2028-03-02'],
])('%s becomes final at the close of %s', (month, day) => {
  expect(lastDayOfGrace(month)).toBe(day);
});

test('a day of the month before counts until the 2nd; one of this month, or of an earlier one, is in no grace', () => {
  expect(isInGrace('2026-10-31', '2026-11-01')).toBe(true);
  expect(isInGrace('2026-10-01', '2026-11-02')).toBe(true);
  expect(isInGrace('2026-10-31', '2026-11-03')).toBe(false);
  expect(isInGrace('2026-11-01', '2026-11-02')).toBe(false);
  expect(isInGrace('2026-09-30', '2026-11-01')).toBe(false);
});
