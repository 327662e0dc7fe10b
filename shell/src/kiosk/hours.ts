import { romeDay, romeSecondOfDay } from '@vetta/contract/rome-time';
import type { Hours } from '@vetta/contract/screen-plan';
import { DAY_MINUTES, isMinuteWithin } from '@vetta/contract/within-hours';

function minuteOfWeek(at: Date): number {
  const weekday = (new Date(`${romeDay(at)}T00:00:00Z`).getUTCDay() + 6) % 7;
  return weekday * DAY_MINUTES + Math.floor(romeSecondOfDay(at) / 60);
}

/** Returns whether an instant lies within the hours, Rome's time. */
export const isWithin = (hours: Hours, at: Date): boolean => isMinuteWithin(hours, minuteOfWeek(at));
