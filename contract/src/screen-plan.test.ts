import { expect, test } from 'vitest';
import { defaultPlan } from './default-plan.ts';
import { Hours, ScreenPlan } from './screen-plan.ts';

test('the default plan is one', () => {
  expect(ScreenPlan.parse(defaultPlan)).toEqual(defaultPlan);
});

test('hours are times of a day on days of the week', () => {
  const hours = { days: [1, 7], from: '08:30', to: '24:00' };
  expect(Hours.safeParse(hours).success).toBe(true);
  for (const wrong of [{ from: '8:30' }, { to: '24:01' }, { from: '25:00' }, { days: [] }, { days: [0] }]) {
    expect(Hours.safeParse({ ...hours, ...wrong }).success, JSON.stringify(wrong)).toBe(false);
  }
});

test('a scene stays for five seconds at least, and no screen is dimmed to nothing', () => {
  const programme = { hours: null, scenes: [{ name: 'premi', seconds: 4 }], seconds: 20 };
  expect(ScreenPlan.safeParse({ ...defaultPlan, programmes: [programme] }).success).toBe(false);
  const dim = { hours: { days: [6], from: '22:00', to: '06:00' }, light: 0 };
  expect(ScreenPlan.safeParse({ ...defaultPlan, dims: [dim] }).success).toBe(false);
});
