/**
 * The oracle's own calendar, written independently of the league's, so that both cannot have the same defect.
 * Days are `YYYY-MM-DD`, months `YYYY-MM`, both of Rome.
 */
export const dayOf = (instant: Temporal.Instant): string =>
  instant.toZonedDateTimeISO('Europe/Rome').toPlainDate().toString();

export const monthOfDay = (day: string): string => day.slice(0, 7);

export const daysLater = (day: string, days: number): string =>
  Temporal.PlainDate.from(day).add({ days }).toString();

export const monthsLater = (month: string, months: number): string =>
  Temporal.PlainYearMonth.from(month).add({ months }).toString();

/** The seven days of a day's week, Monday first. */
export function weekOfDay(day: string): string[] {
  let monday = day;
  while (Temporal.PlainDate.from(monday).dayOfWeek !== 1) monday = daysLater(monday, -1);
  return [0, 1, 2, 3, 4, 5, 6].map((days) => daysLater(monday, days));
}

/** Returns the 2nd of the next month, whose close makes a month final. */
export const lastDayOfGrace = (month: string): string => `${monthsLater(month, 1)}-02`;

/** Returns the newest day whose 23:59 has passed in Rome. */
export function newestOver(instant: Temporal.Instant): string {
  const { hour, minute } = instant.toZonedDateTimeISO('Europe/Rome');
  return hour === 23 && minute === 59 ? dayOf(instant) : daysLater(dayOf(instant), -1);
}
