import { formatMonth } from '@vetta/contract/client/formats';
import { monthName } from '@vetta/contract/month-name';
import { monthShare, type PrerenderData } from '@vetta/contract/prerender';
import { daysInMonth, monthOf, romeDay } from '@vetta/contract/rome-time';

export type MonthView = Pick<PrerenderData, 'monthName' | 'year' | 'day' | 'days' | 'monthShare'>;

/** Returns where the month stands today in Rome. `now` is the server's time. */
export function monthView(now: Date): MonthView {
  const today = romeDay(now);
  const month = monthOf(today);
  const day = Number(today.slice(8));
  const days = daysInMonth(month);
  return {
    monthName: monthName(formatMonth(month)),
    year: month.slice(0, 4),
    day: String(day),
    days: String(days),
    monthShare: String(monthShare(day, days)),
  };
}

/** Returns how far the month's end is: `mancano 9 giorni alla vetta`. */
export function daysLeftInWords({ day, days }: Pick<MonthView, 'day' | 'days'>): string {
  const left = Number(days) - Number(day);
  if (left === 0) return 'Ultimo giorno: stasera si arriva in vetta';
  return left === 1 ? 'Manca un giorno alla vetta' : `Mancano ${left} giorni alla vetta`;
}
