import { formatMonth } from '@vetta/contract/client/formats';
import { monthName } from '@vetta/contract/month-name';
import { monthOf } from '@vetta/contract/rome-time';

/** Returns `novembre` for a day of this year, and `novembre 2025` for one of another year. */
export function monthInWords(day: string, today: string): string {
  const words = formatMonth(monthOf(day));
  return day.slice(0, 4) === today.slice(0, 4) ? monthName(words) : words;
}
