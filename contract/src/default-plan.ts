import type { Programme, ScreenPlan } from './screen-plan.ts';

// How long a scene stays, and what is shown at which hour, where nobody has planned it. Without a validator, for browsers.

/**
 * Every scene of the rotation at every hour, each for at least twenty seconds: a board stays as long as its rows take
 * (`kiosk/pages.ts` of mf-public).
 */
export const defaultProgramme: Programme = { hours: null, scenes: null, seconds: 20 };

/** The plan of a screen that has none of its own: every scene, day and night. */
export const defaultPlan: ScreenPlan = {
  officeHours: [],
  programmes: [defaultProgramme],
  dims: [],
  drift: true,
};
