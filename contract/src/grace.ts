import { monthOf } from './rome-time.ts';
import type { Day, Month } from './values.ts';

/**
 * Returns the day whose close makes a month final: the 2nd of the next month, since updates take up to 48 hours (docs/rules.md,
 * «Months»). Until then late data count.
 */
export function lastDayOfGrace(month: Month): Day {
  const [year = 0, index = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, index, 2)).toISOString().slice(0, 10);
}

/** Returns whether a day of a month that is over still counts at once, because the month is in grace on `today`. */
export const isInGrace = (day: Day, today: Day): boolean =>
  monthOf(day) < monthOf(today) && today <= lastDayOfGrace(monthOf(day));
