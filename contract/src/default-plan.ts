import type { ScreenPlan } from './screen-plan.ts';

/** The plan of a screen that has none of its own: every scene, day and night. Without a validator, for browsers. */
export const defaultPlan: ScreenPlan = {
  officeHours: [],
  programmes: [{ hours: null, scenes: null, seconds: 20 }],
  dims: [],
  drift: true,
};
