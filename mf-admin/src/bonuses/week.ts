import { formatDay } from '@vetta/contract/client/formats';
import { addDays } from '@vetta/contract/rome-time';

const dayAndMonth = (day: string) => formatDay(day).replace(/^\S+ /, '');

/** Returns `16–22 novembre`, or `28 settembre – 4 ottobre`, for the Monday of a week, as one word that no line breaks. */
export function formatWeek(monday: string): string {
  const first = dayAndMonth(monday);
  const last = dayAndMonth(addDays(monday, 6));
  const [number, month] = first.split(' ');
  const week = last.endsWith(` ${month}`) ? `${number}–${last}` : `${first} – ${last}`;
  return week.replaceAll(' ', '\u00a0');
}
