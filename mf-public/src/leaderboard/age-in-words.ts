const MINUTE_MS = 60_000;

const withUnit = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Returns an age in words, at least `1 minuto`. `age` in milliseconds. */
export function ageInWords(age: number): string {
  const minutes = Math.max(1, Math.round(age / MINUTE_MS));
  if (minutes < 60) return withUnit(minutes, 'minuto', 'minuti');
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? withUnit(hours, 'ora', 'ore') : withUnit(Math.floor(hours / 24), 'giorno', 'giorni');
}
