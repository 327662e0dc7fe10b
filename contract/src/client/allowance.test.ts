import { expect, onTestFinished, test, vi } from 'vitest';
import { allowance } from './allowance.ts';

test('what a second allows is there at once, comes back with time, and never grows beyond the most', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const spend = allowance(2, 4);
  expect([1, 2, 3, 4, 5].map(() => spend())).toEqual([true, true, true, true, false]);
  vi.advanceTimersByTime(1_000);
  expect([spend(), spend()], 'one is still owed').toEqual([true, false]);
  vi.advanceTimersByTime(60_000);
  expect([spend(4), spend(1)]).toEqual([true, false]);
});
