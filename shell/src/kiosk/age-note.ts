import { formatClock, formatDay } from '@vetta/contract/client/formats';
import { romeDay } from '@vetta/contract/rome-time';

/** Returns the note for data that the server last confirmed at `at`: the time, and also the day if it is not today. */
export function ageNote(at: Date, now: Date): string {
  const day = romeDay(at);
  const when = day === romeDay(now) ? `delle ${formatClock(at)}` : `di ${formatDay(day)}, ${formatClock(at)}`;
  return `Dati ${when}, in attesa del server`;
}
