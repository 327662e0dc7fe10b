const integer = new Intl.NumberFormat('it-IT', { useGrouping: 'always', maximumFractionDigits: 0 });
// Days are calendar days: read as UTC and shown as UTC, no zone can move them.
const dayFormat = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('it-IT', { timeZone: 'UTC', ...options });
const longDay = dayFormat({ weekday: 'long', day: 'numeric', month: 'long' });
const monthName = dayFormat({ month: 'long', year: 'numeric' });
const clock = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  hour: '2-digit',
  minute: '2-digit',
});
const moment = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** `3.120`: grouped from the first thousand on. */
export const formatPoints = (points: number): string => integer.format(points);

/** `sabato 21 novembre` of a `YYYY-MM-DD`. */
export const formatDay = (day: string): string => longDay.format(new Date(`${day}T00:00:00Z`));

/** `novembre 2026` of a `YYYY-MM`. */
export const formatMonth = (month: string): string => monthName.format(new Date(`${month}-01T00:00:00Z`));

/** `18:42` in Rome. */
export const formatClock = (at: Date): string => clock.format(at);

/** `21/11/26, 18:42` in Rome, of an ISO instant. */
export const formatInstant = (iso: string): string => moment.format(new Date(iso));
