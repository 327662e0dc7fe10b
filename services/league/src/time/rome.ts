import { type Article, elided } from '@vetta/contract/italian-article';
import { formatClock, formatMonth } from '@vetta/contract/italian-dates';
import type { Day, Month } from '@vetta/contract/values';

export const ROME = 'Europe/Rome';
const date = (day: Day) => Temporal.PlainDate.from(day);

/** The Rome day of an instant. */
export const romeDay = (instant: Temporal.Instant): Day =>
  instant.toZonedDateTimeISO(ROME).toPlainDate().toString();

/** The minutes since Monday's midnight by Rome's clocks. */
export function romeMinuteOfWeek(instant: Temporal.Instant): number {
  const { dayOfWeek, hour, minute } = instant.toZonedDateTimeISO(ROME);
  return ((dayOfWeek - 1) * 24 + hour) * 60 + minute;
}

export const addDays = (day: Day, days: number): Day => date(day).add({ days }).toString();

/** The Monday of a day's week. */
export const weekStart = (day: Day): Day => addDays(day, 1 - date(day).dayOfWeek);

export const isMonday = (day: Day): boolean => date(day).dayOfWeek === 1;

export const isSunday = (day: Day): boolean => date(day).dayOfWeek === 7;

export const monthOf = (day: Day): Month => day.slice(0, 7);

export const firstDay = (month: Month): Day => `${month}-01`;

export const addMonths = (month: Month, months: number): Month =>
  Temporal.PlainYearMonth.from(month).add({ months }).toString();

export const lastDay = (month: Month): Day => addDays(firstDay(addMonths(month, 1)), -1);

/** Whether a day is the last of its month. */
export const isLastOfMonth = (day: Day): boolean => day === lastDay(monthOf(day));

/** Both ends are included; empty if `from` is later than `to`. */
export function daysBetween(from: Day, to: Day): Day[] {
  const days: Day[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Both ends are included. */
export function monthsBetween(from: Month, to: Month): Month[] {
  const months: Month[] = [];
  for (let month = from; month <= to; month = addMonths(month, 1)) months.push(month);
  return months;
}

/** Returns the midnight that ends a day, which is the first instant of the next. */
export const dayEnds = (day: Day): Temporal.Instant =>
  date(addDays(day, 1)).toZonedDateTime(ROME).toInstant();

/** Returns the midnight that ends a month. */
export const monthEnds = (month: Month): Temporal.Instant => dayEnds(lastDay(month));

/**
 * Returns 23:59 of a day in Rome, when it is closed. It exists exactly once on every day, clock changes
 * included. Temporal's schedule says the time again (`schedule.ts` of the scheduler).
 */
export const closeInstant = (day: Day): Temporal.Instant =>
  date(day).toZonedDateTime({ timeZone: ROME, plainTime: '23:59' }).toInstant();

export const isOver = (day: Day, now: Temporal.Instant): boolean =>
  Temporal.Instant.compare(closeInstant(day), now) <= 0;

/** Returns the newest day that is over: from 23:59 on the day itself, before that the day before. */
export function newestDayOver(now: Temporal.Instant): Day {
  const today = romeDay(now);
  return isOver(today, now) ? today : addDays(today, -1);
}

/** `novembre 2026`. */
export const italianMonth: (month: Month) => string = formatMonth;

const dayLabel = new Intl.DateTimeFormat('it-IT', { timeZone: 'UTC', dateStyle: 'long' });

/** `21 novembre 2026`, and `1° novembre 2026` for the first. */
export const italianDay = (day: Day): string =>
  dayLabel.format(new Date(`${day}T00:00:00Z`)).replace(/^1 /, '1° ');

/** Why a day after today takes no numbers. */
export const inTheFuture = (day: Day): string => `La data ${italianDay(day)} è nel futuro`;

/** `del 21 novembre 2026`, and `dell’8 novembre 2026` before a vowel. */
export const withArticle = (article: Article, day: Day): string => elided(`${article} ${italianDay(day)}`);

/** `21 novembre 2026 alle 18:30`, Rome's time of an instant as it is stored. */
export const italianInstant = (instant: string): string =>
  `${italianDay(romeDay(Temporal.Instant.from(instant)))} alle ${formatClock(new Date(instant))}`;
