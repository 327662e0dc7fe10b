import { formatClock, formatDay } from '@vetta/contract/client/formats';
import { romeDay } from '@vetta/contract/rome-time';

/** Returns when something is: «alle 18:42», with its day if that is not today. */
export function hourInWords(at: Date, now: Date): string {
  const day = romeDay(at);
  return `alle ${formatClock(at)}${day === romeDay(now) ? '' : ` di ${formatDay(day)}`}`;
}
