import { counted, enumerated } from '../audit/words/enumeration.ts';

const MINUTE_MS = 60_000;

/** Returns «tra 5 ore e 17 minuti», and «a momenti» in the last minute and after it. */
export function untilInWords(now: Date, next: Date): string {
  const minutes = Math.floor((next.getTime() - now.getTime()) / MINUTE_MS);
  if (minutes < 1) return 'a momenti';
  const parts = [counted(Math.floor(minutes / 60), 'ora', 'ore'), counted(minutes % 60, 'minuto', 'minuti')];
  return `tra ${enumerated(parts)}`;
}
