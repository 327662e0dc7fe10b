import { lazily } from './lazily.ts';

// Calendar days are parsed and formatted as UTC, so that no time zone shifts them.
const dayFormat = (options: Intl.DateTimeFormatOptions) =>
  lazily(() => new Intl.DateTimeFormat('it-IT', { timeZone: 'UTC', ...options }));
const longDay = dayFormat({ weekday: 'long', day: 'numeric', month: 'long' });
const dayOfMonth = dayFormat({ day: 'numeric', month: 'long' });
const monthName = dayFormat({ month: 'long', year: 'numeric' });
const romeFormat = (options: Intl.DateTimeFormatOptions) =>
  lazily(() => new Intl.DateTimeFormat('it-IT', { timeZone: 'Europe/Rome', ...options }));
const clock = romeFormat({ hour: '2-digit', minute: '2-digit' });
const dateAndTime = romeFormat({ dateStyle: 'short', timeStyle: 'short' });

/** Returns `sabato 21 novembre` for a `YYYY-MM-DD`, and `domenica 1° novembre` for the first. */
export const formatDay = (day: string): string =>
  longDay()
    .format(new Date(`${day}T00:00:00Z`))
    .replace(' 1 ', ' 1° ');

/** Returns `21 novembre` for a `YYYY-MM-DD`, and `1° novembre` for the first. */
export const formatDayOfMonth = (day: string): string =>
  dayOfMonth()
    .format(new Date(`${day}T00:00:00Z`))
    .replace(/^1 /, '1° ');

/** Returns `novembre 2026` for a `YYYY-MM`. */
export const formatMonth = (month: string): string => monthName().format(new Date(`${month}-01T00:00:00Z`));

/** Returns Rome's time of day, `18:42`. */
export const formatClock = (at: Date): string => clock().format(at);

/** Returns Rome's date and time, `21/11/26, 18:42`, of an ISO instant. */
export const formatInstant = (iso: string): string => dateAndTime().format(new Date(iso));
