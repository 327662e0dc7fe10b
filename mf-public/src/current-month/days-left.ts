import type { MonthView } from './month-view.ts';

/** Returns how far the month's end is: `mancano 9 giorni alla vetta`. */
export function daysLeftInWords({ day, days }: Pick<MonthView, 'day' | 'days'>): string {
  const left = Number(days) - Number(day);
  if (left === 0) return 'Ultimo giorno: stasera si arriva in vetta';
  return left === 1 ? 'Manca un giorno alla vetta' : `Mancano ${left} giorni alla vetta`;
}
