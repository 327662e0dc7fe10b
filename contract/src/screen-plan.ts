import { z } from 'zod';
import { MIN_LIGHT, SCENE_SECONDS } from './plan-limits.ts';
import { SceneName } from './plugin-names.ts';

/** `08:30`; `24:00` ends a day. */
const TimeOfDay = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/);

/**
 * Hours of some weekdays, Rome's time: from `from` until before `to`. Hours that do not end after they begin reach into the
 * next day: 22:00 to 06:00 of a Friday end on Saturday.
 */
export const Hours = z.object({
  /** 1 is Monday, 7 Sunday. */
  days: z.array(z.int().min(1).max(7)).min(1).max(7),
  from: TimeOfDay,
  to: TimeOfDay,
});
export type Hours = z.output<typeof Hours>;

/** How long a scene stays. */
const Seconds = z.number().min(SCENE_SECONDS.min).max(SCENE_SECONDS.max);

/** How many entries each list of a plan has at most. */
const MOST = 50;

/** Which scenes are shown at some hours. */
export const Programme = z.object({
  /** Null: always. */
  hours: Hours.nullable(),
  /** In their order; a name that no plugin has is left out. Null: every scene of every plugin. */
  scenes: z
    .array(z.object({ name: SceneName, seconds: Seconds.optional() }))
    .max(MOST)
    .nullable(),
  /** For the scenes without seconds of their own. */
  seconds: Seconds,
});
export type Programme = z.output<typeof Programme>;

/** What a wall screen shows, and when. */
export const ScreenPlan = z.object({
  /** Outside these hours the screen is dark; it is never dark if there are none. */
  officeHours: z.array(Hours).max(MOST),
  /** The first one whose hours hold is shown; if none holds, every scene. */
  programmes: z.array(Programme).max(MOST),
  /** How bright the picture is at some hours, the first one that holds; 1 outside them. */
  dims: z.array(z.object({ hours: Hours, light: z.number().min(MIN_LIGHT).max(1) })).max(MOST),
  /** Whether the picture moves by a few pixels each minute, against burn-in. */
  drift: z.boolean(),
});
export type ScreenPlan = z.output<typeof ScreenPlan>;
