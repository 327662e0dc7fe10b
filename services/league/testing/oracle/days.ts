/**
 * The oracle's own calendar, written apart from the league's, so that the two cannot share a mistake.
 * Days are `YYYY-MM-DD`, months `YYYY-MM`, both of Rome.
 */
export const dayOf = (instant: Temporal.Instant): string =>
  instant.toZonedDateTimeISO('Europe/Rome').toPlainDate().toString();

export const monthOfDay = (day: string): string => day.slice(0, 7);

export const daysLater = (day: string, days: number): string =>
  Temporal.PlainDate.from(day).add({ days }).toString();

/** The seven days of a day's week, Monday first. */
export function weekOfDay(day: string): string[] {
  let monday = day;
  while (Temporal.PlainDate.from(monday).dayOfWeek !== 1) monday = daysLater(monday, -1);
  return [0, 1, 2, 3, 4, 5, 6].map((days) => daysLater(monday, days));
}

/** The 2nd of the month after: the day whose close makes a month final. */
export function lastDayOfGrace(month: string): string {
  const next = Temporal.PlainYearMonth.from(month).add({ months: 1 });
  return `${next}-02`;
}

/** The newest day whose 23:59 has come on Rome's clocks. */
export function newestOver(instant: Temporal.Instant): string {
  const { hour, minute } = instant.toZonedDateTimeISO('Europe/Rome');
  return hour === 23 && minute === 59 ? dayOf(instant) : daysLater(dayOf(instant), -1);
}
