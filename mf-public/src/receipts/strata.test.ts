import { expect, test } from 'vitest';
import { strataOf } from './strata.ts';

test('each layer is as thick as its points, from the calls up to this week', () => {
  const { strata, top } = strataOf([
    { layer: 'week', points: 25 },
    { layer: 'rings', points: 50 },
    { layer: 'bonus', points: 15 },
    { layer: 'bonus', points: 10 },
  ]);
  expect(strata).toEqual([
    { layer: 'rings', from: 0, to: 0.5 },
    { layer: 'bonus', from: 0.5, to: 0.75 },
    { layer: 'week', from: 0.75, to: 1 },
  ]);
  expect(top).toBe(1);
});

test('what was taken away by hand lowers the top and has no layer', () => {
  const { strata, top } = strataOf([
    { layer: 'rings', points: 100 },
    { layer: 'adjustments', points: -25 },
  ]);
  expect(strata).toEqual([{ layer: 'rings', from: 0, to: 1 }]);
  expect(top).toBe(0.75);
});

test('without points there is no mountain, and a total below 0 has its top on the ground', () => {
  expect(strataOf([])).toEqual({ strata: [], top: 0 });
  expect(
    strataOf([
      { layer: 'rings', points: 10 },
      { layer: 'adjustments', points: -30 },
    ]).top,
  ).toBe(0);
});
