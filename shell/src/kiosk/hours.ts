import { romeDay, romeSecondOfDay } from '@vetta/contract/client/rome-time';
import type { Hours } from '@vetta/contract/screen-plan';

const WEEK_MIN = 7 * 24 * 60;

/** Returns the minutes since Monday's midnight of a weekday (1 is Monday) and a time of day. */
function minuteOf(day: number, time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (day - 1) * 24 * 60 + hours * 60 + minutes;
}

function minuteOfWeek(at: Date): number {
  const weekday = (new Date(`${romeDay(at)}T00:00:00Z`).getUTCDay() + 6) % 7;
  return weekday * 24 * 60 + Math.floor(romeSecondOfDay(at) / 60);
}

/** Returns whether an instant lies within the hours, Rome's time. */
export function isWithin({ days, from, to }: Hours, at: Date): boolean {
  const now = minuteOfWeek(at);
  return days.some((day) => {
    const begin = minuteOf(day, from);
    const end = minuteOf(day, to);
    const length = end > begin ? end - begin : end - begin + 24 * 60;
    return (now - begin + WEEK_MIN) % WEEK_MIN < length;
  });
}
