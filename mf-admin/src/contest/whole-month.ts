import { daysInMonth, monthOf } from '@vetta/contract/rome-time';
import type { ContestSettings } from '@vetta/contract/settings';

/** Returns the first and the last day of a day's month. */
export function wholeMonth(today: string): ContestSettings {
  const month = monthOf(today);
  return { start: `${month}-01`, end: `${month}-${daysInMonth(month)}` };
}
