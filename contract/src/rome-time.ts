// By Intl: the oldest browsers that we support have no Temporal.
const dateTime = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Rome',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

function romeFields(at: Date) {
  const fields = new Map(dateTime.formatToParts(at).map(({ type, value }) => [type, value]));
  const field = (name: Intl.DateTimeFormatPartTypes) => fields.get(name) ?? '';
  return {
    day: `${field('year')}-${field('month')}-${field('day')}`,
    seconds: Number(field('hour')) * 3600 + Number(field('minute')) * 60 + Number(field('second')),
  };
}

/** Returns the Rome day of an instant, `YYYY-MM-DD`. */
export const romeDay = (at: Date): string => romeFields(at).day;

/** Returns the Rome time of day in whole seconds, 0 to 86 399. */
export const romeSecondOfDay = (at: Date): number => romeFields(at).seconds;

const utc = (day: string) => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date) => date.toISOString().slice(0, 10);

/** Returns the calendar day `days` later, or earlier if negative. Clock changes do not affect it. */
export function addDays(day: string, days: number): string {
  const date = utc(day);
  date.setUTCDate(date.getUTCDate() + days);
  return dayOf(date);
}

/** Returns the Monday of the day's week. */
export const weekStart = (day: string): string => addDays(day, -((utc(day).getUTCDay() + 6) % 7));

/** Returns the month of a day, `YYYY-MM`. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** Whether it is the last hour of a month in Rome. */
export const isLastHour = (at: Date): boolean =>
  romeSecondOfDay(at) >= 23 * 3600 && addDays(romeDay(at), 1).endsWith('-01');

/** Returns how many days a `YYYY-MM` has. */
export function daysInMonth(month: string): number {
  const [year, index] = month.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, index ?? 0, 0)).getUTCDate();
}
