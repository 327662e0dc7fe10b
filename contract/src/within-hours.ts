import type { Hours } from './screen-plan.ts';

export const DAY_MINUTES = 24 * 60;
const WEEK_MINUTES = 7 * DAY_MINUTES;

/** Returns the minutes since midnight of a time of day. */
export function minuteOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Returns whether a minute of the week, from Monday's midnight, lies within the hours. */
export function isMinuteWithin({ days, from, to }: Hours, minute: number): boolean {
  const [begin, end] = [minuteOfDay(from), minuteOfDay(to)];
  const length = end > begin ? end - begin : end - begin + DAY_MINUTES;
  return days.some(
    (day) => (minute - (day - 1) * DAY_MINUTES - begin + WEEK_MINUTES) % WEEK_MINUTES < length,
  );
}
