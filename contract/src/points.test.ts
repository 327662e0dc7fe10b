import { expect, test } from 'vitest';
import { pointsOf, presencePoints } from './points.ts';

test('one presence is rounded half up for every multiplier, even where a binary fraction is a little less', () => {
  for (let tenths = 1; tenths <= 100; tenths += 1) {
    const [whole, rest] = [Math.trunc((25 * tenths) / 10), (25 * tenths) % 10];
    expect(presencePoints(1, tenths / 10), `multiplier ${tenths / 10}`).toBe(rest < 5 ? whole : whole + 1);
  }
  expect(presencePoints(1, 2.3)).toBe(58);
});

const defaults = { ringPoints: 1, appointmentSetPoints: 25, appointmentDonePoints: 75, bonusMultiplier: 1 };

test.each([
  // 80 × 1 + 4 × 25 + 2 × 75 + 25
  [defaults, 355],
  [{ ...defaults, ringPoints: 2 }, 435],
  // 25 × 0.7 = 17.5
  [{ ...defaults, bonusMultiplier: 0.7 }, 348],
  [{ ringPoints: 0, appointmentSetPoints: 0, appointmentDonePoints: 0, bonusMultiplier: 0.1 }, 3],
])('a good day with %o', (scoring, points) => {
  expect(pointsOf({ rings: 80, apptSet: 4, apptDone: 2, presences: 1 }, scoring)).toBe(points);
});

test("a month's presences are rounded once, as in the rules' example", () => {
  const values = { ...defaults, bonusMultiplier: 0.7 };
  expect(pointsOf({ rings: 1240, apptSet: 18, apptDone: 6, presences: 19 }, values)).toBe(2473);
});
