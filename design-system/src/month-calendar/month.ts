import { type CalendarDate, endOfMonth, parseDate, startOfMonth, startOfWeek } from '@internationalized/date';

/** The weeks that touch a month, each seven ISO days from Sunday on. `day` is any day of it, `YYYY-MM-DD`. */
export const weeksOf = (day: string): string[][] => {
  const first = startOfMonth(parseDate(day));
  const last = endOfMonth(first);
  const weeks: string[][] = [];
  for (
    let start = startOfWeek(first, 'it-IT', 'sun');
    start.compare(last) <= 0;
    start = start.add({ weeks: 1 })
  )
    weeks.push(Array.from({ length: 7 }, (_, index) => start.add({ days: index }).toString()));
  return weeks;
};

const steps: Record<string, (day: CalendarDate) => CalendarDate> = {
  ArrowLeft: (day) => day.subtract({ days: 1 }),
  ArrowRight: (day) => day.add({ days: 1 }),
  ArrowUp: (day) => day.subtract({ weeks: 1 }),
  ArrowDown: (day) => day.add({ weeks: 1 }),
  Home: (day) => startOfWeek(day, 'it-IT', 'sun'),
  End: (day) => startOfWeek(day, 'it-IT', 'sun').add({ days: 6 }),
  PageUp: (day) => day.subtract({ months: 1 }),
  PageDown: (day) => day.add({ months: 1 }),
};

/** The ISO day a key leads to from another one, or undefined when the key leads nowhere. */
export const dayByKey = (key: string, from: string) => steps[key]?.(parseDate(from)).toString();

/** The same day of the month `by` months later (earlier when negative), or that month's last day. */
export const monthsFrom = (day: string, by: number) => parseDate(day).add({ months: by }).toString();

/** Whether two ISO days share a month. */
export const sameMonth = (one: string, other: string) => one.slice(0, 7) === other.slice(0, 7);

// Noon UTC names the same day in every zone that formats it as UTC.
const format = (options: Intl.DateTimeFormatOptions) => {
  const italian = new Intl.DateTimeFormat('it-IT', { ...options, timeZone: 'UTC' });
  return (day: string) => italian.format(new Date(`${day}T12:00:00Z`));
};

/** «novembre 2026» */
export const monthName = format({ month: 'long', year: 'numeric' });
/** «sabato 21 novembre 2026» */
export const dayName = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const longWeekday = format({ weekday: 'long' });
const shortWeekday = format({ weekday: 'short' });

/** The seven columns, Sunday first. */
export const weekdays = (weeksOf('2026-11-01')[0] ?? []).map((day) => ({
  long: longWeekday(day),
  short: shortWeekday(day),
}));
