const MINUTE_MS = 60_000;

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** How old something is, in words: `3 minuti`. `age` in milliseconds; never less than a minute. */
export function ageInWords(age: number): string {
  const minutes = Math.max(1, Math.round(age / MINUTE_MS));
  if (minutes < 60) return counted(minutes, 'minuto', 'minuti');
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? counted(hours, 'ora', 'ore') : counted(Math.floor(hours / 24), 'giorno', 'giorni');
}
