import { formatClock, formatDay, formatMonth } from '@vetta/contract/client/formats';
import { monthName } from '@vetta/contract/month-name';
import { monthOf, romeDay } from '@vetta/contract/rome-time';

/** Returns when something is: «alle 18:42», with its day if that is not today. */
export function hourInWords(at: Date, now: Date): string {
  const day = romeDay(at);
  return `alle ${formatClock(at)}${day === romeDay(now) ? '' : ` di ${formatDay(day)}`}`;
}

/** Returns `novembre` for a day of this year, and `novembre 2025` for one of another year. */
export function monthInWords(day: string, today: string): string {
  const words = formatMonth(monthOf(day));
  return day.slice(0, 4) === today.slice(0, 4) ? monthName(words) : words;
}
