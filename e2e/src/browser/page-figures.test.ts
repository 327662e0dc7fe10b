import { expect, test } from 'vitest';
import { slopePerHour } from './page-figures.ts';

test('what a page grows by in an hour is seen in its samples; one outlier moves it little', () => {
  const at = (values: number[]) => values.map((value, index) => [index / 2, value] as const);
  expect(slopePerHour(at([100, 105, 110, 115]))).toBe(10);
  expect(slopePerHour(at([100, 100, 180, 100, 100, 100]))).toBe(0);
});
