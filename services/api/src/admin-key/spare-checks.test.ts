import { expect, test } from 'vitest';
import { spareChecks } from './spare-checks.ts';

test('beyond the limit one key is checked every five seconds, none in the first five', () => {
  let now = 0;
  const isChecked = spareChecks(() => now);
  const checked: number[] = [];
  for (; now <= 12_000; now += 500) if (isChecked()) checked.push(now);
  expect(checked).toEqual([5_000, 10_000]);
  now = 200_000;
  expect(isChecked(), 'after a quiet minute it begins anew').toBe(false);
});
