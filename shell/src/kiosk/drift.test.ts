import { expect, test } from 'vitest';
import { driftAt } from './drift.ts';

const steps = Array.from({ length: 40 }, (_, step) => driftAt(step));

test('the picture stays within the margin for screens that crop, moves at each step, and comes back', () => {
  for (const [step, { x, y }] of steps.entries()) {
    expect(Math.max(Math.abs(x), Math.abs(y))).toBeLessThanOrEqual(0.4);
    expect(driftAt(step + 1)).not.toEqual({ x, y });
  }
  expect(driftAt(40).x).toBeCloseTo(driftAt(0).x);
});

test('over its way it is moved to all four sides alike', () => {
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  expect(sum(steps.map(({ x }) => x))).toBeCloseTo(0);
  expect(sum(steps.map(({ y }) => y))).toBeCloseTo(0);
});
