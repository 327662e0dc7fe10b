import type { Hours } from './screen-plan.ts';

const DAY_MIN = 24 * 60;
const WEEK_MIN = 7 * DAY_MIN;

/** Returns the minutes since Monday's midnight of a weekday (1 is Monday) and a time of day. */
function minuteOf(day: number, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (day - 1) * DAY_MIN + hours * 60 + minutes;
}

/** Returns whether a minute of the week, counted from Monday's midnight in Rome, lies within the hours. */
export function isWithinHours({ days, from, to }: Hours, minute: number): boolean {
  return days.some((day) => {
    const begin = minuteOf(day, from);
    const end = minuteOf(day, to);
    const length = end > begin ? end - begin : end - begin + DAY_MIN;
    return (minute - begin + WEEK_MIN) % WEEK_MIN < length;
  });
}
