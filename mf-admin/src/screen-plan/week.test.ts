import { defaultPlan } from '@vetta/contract/default-plan';
import type { ScreenPlan } from '@vetta/contract/screen-plan';
import { expect, test } from 'vitest';
import { weekOf } from './week.ts';

const plan = (fields: Partial<ScreenPlan>): ScreenPlan => ({ ...defaultPlan, ...fields });
const brief = (stretches: ReturnType<typeof weekOf>[number] | undefined) =>
  stretches?.map(({ from, to, shown, light }) => [from / 60, to / 60, shown, light]);

test('a plan without hours shows its one programme day and night', () => {
  expect(weekOf(defaultPlan).map(brief)).toEqual(Array(7).fill([[0, 24, 0, 1]]));
});

test('outside office hours it is dark, and the first programme whose hours hold is shown', () => {
  const [monday, , , , , saturday] = weekOf(
    plan({
      officeHours: [{ days: [1, 2, 3, 4, 5], from: '08:00', to: '20:00' }],
      programmes: [
        { hours: { days: [1], from: '08:00', to: '10:00' }, scenes: [{ name: 'premi' }], seconds: 20 },
        { hours: { days: [1], from: '09:00', to: '18:00' }, scenes: null, seconds: 20 },
      ],
      dims: [{ hours: { days: [1], from: '17:00', to: '24:00' }, light: 0.5 }],
    }),
  );
  expect(brief(monday)).toEqual([
    [0, 8, 'dark', 1],
    [8, 10, 0, 1],
    [10, 17, 1, 1],
    [17, 18, 1, 0.5],
    [18, 20, null, 0.5],
    [20, 24, 'dark', 1],
  ]);
  expect(brief(saturday)).toEqual([[0, 24, 'dark', 1]]);
});

test('hours over midnight end on the next day, from Sunday into Monday too', () => {
  const week = weekOf(plan({ officeHours: [{ days: [7], from: '22:00', to: '06:00' }] }));
  expect(brief(week[6])).toEqual([
    [0, 22, 'dark', 1],
    [22, 24, 0, 1],
  ]);
  expect(brief(week[0])).toEqual([
    [0, 6, 0, 1],
    [6, 24, 'dark', 1],
  ]);
});
