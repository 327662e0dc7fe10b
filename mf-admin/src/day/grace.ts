import { addDays, daysInMonth, monthOf } from '@vetta/contract/rome-time';

/** The closes of so many days of the next month still take a month's late data; the last of them makes it final. */
const GRACE_DAYS = 2;

/** Returns the day at whose close a month becomes final: `2026-12-02` for `2026-11`. */
export const graceEnds = (month: string): string => addDays(`${month}-${daysInMonth(month)}`, GRACE_DAYS);

/** Returns whether a day of a month that is over still counts at once, because the month is in grace on `today`. */
export const isInGrace = (day: string, today: string): boolean =>
  monthOf(day) < monthOf(today) && today <= graceEnds(monthOf(day));
