import type { Programme, ScreenPlan } from './screen-plan.ts';

// Without a validator, for browsers.

/** Every scene of the rotation at every hour, each for twenty seconds unless it asks for longer. */
export const defaultProgramme: Programme = { hours: null, scenes: null, seconds: 20 };

/** The plan of a screen that has none of its own: every scene, day and night. */
export const defaultPlan: ScreenPlan = {
  officeHours: [],
  programmes: [defaultProgramme],
  dims: [],
  drift: true,
};
