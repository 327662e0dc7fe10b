import { expect, test } from 'vitest';
import { dayPoints } from './day-points.ts';

const defaults = {
  ringPoints: 1,
  appointmentSetPoints: 25,
  appointmentDonePoints: 75,
  bonusMultiplier: 1,
};

test.each([
  // 80 × 1 + 4 × 25 + 2 × 75 + 25
  [defaults, 355],
  [{ ...defaults, ringPoints: 2 }, 435],
  // 25 × 0.7 = 17.5
  [{ ...defaults, bonusMultiplier: 0.7 }, 348],
  [{ ringPoints: 0, appointmentSetPoints: 0, appointmentDonePoints: 0, bonusMultiplier: 0.1 }, 3],
])('the example day with %o', (scoring, points) => {
  expect(dayPoints(scoring)).toBe(points);
});
