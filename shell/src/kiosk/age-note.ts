import { formatClock, formatDay } from '@vetta/contract/client/formats';
import { romeDay } from '@vetta/contract/client/rome-time';

/** Returns what a wall says about data that the server knew at `at`: their time, and their day if it is over. */
export function ageNote(at: Date, now: Date): string {
  const day = romeDay(at);
  const when = day === romeDay(now) ? `delle ${formatClock(at)}` : `di ${formatDay(day)}, ${formatClock(at)}`;
  return `Dati ${when}, in attesa del server`;
}
