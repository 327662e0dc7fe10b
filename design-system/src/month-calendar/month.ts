import { type CalendarDate, endOfMonth, parseDate, startOfMonth, startOfWeek } from '@internationalized/date';

/** Returns the weeks of a month, each with seven ISO days from Sunday. `day` is any day of the month, `YYYY-MM-DD`. */
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

/** Returns the ISO day that a key moves to; undefined for other keys. */
export const dayByKey = (key: string, from: string) => steps[key]?.(parseDate(from)).toString();

/** Returns the same day `by` months later, or earlier if negative; the month's last day if there is no such day. */
export const monthsFrom = (day: string, by: number) => parseDate(day).add({ months: by }).toString();

/** Returns whether two ISO days are in the same month. */
export const sameMonth = (one: string, other: string) => one.slice(0, 7) === other.slice(0, 7);

// Days are parsed and formatted as UTC, so that no time zone shifts them.
const format = (options: Intl.DateTimeFormatOptions) => {
  const italian = new Intl.DateTimeFormat('it-IT', { ...options, timeZone: 'UTC' });
  return (day: string) => italian.format(new Date(`${day}T12:00:00Z`));
};

/** Returns `novembre 2026`. */
export const monthName = format({ month: 'long', year: 'numeric' });
/** Returns `sabato 21 novembre 2026`. */
export const dayName = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
const longWeekday = format({ weekday: 'long' });
const shortWeekday = format({ weekday: 'short' });

/** The names of the seven weekdays, from Sunday. */
export const weekdays = (weeksOf('2026-11-01')[0] ?? []).map((day) => ({
  long: longWeekday(day),
  short: shortWeekday(day),
}));
