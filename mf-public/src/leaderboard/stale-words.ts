const MINUTE_MS = 60_000;

const withUnit = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Returns an age in words, at least `1 minuto`. `age` in milliseconds. */
export function ageInWords(age: number): string {
  const minutes = Math.max(1, Math.round(age / MINUTE_MS));
  if (minutes < 60) return withUnit(minutes, 'minuto', 'minuti');
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? withUnit(hours, 'ora', 'ore') : withUnit(Math.floor(hours / 24), 'giorno', 'giorni');
}

interface Reading {
  /** When the server last answered, and when a later poll failed, if one did; milliseconds of the device's clock. */
  readonly loadedAt: number;
  readonly failedAt: number | null;
  /** How old the standings were in the server's answer, in seconds: above 0 while its database is away. */
  readonly age: number;
}

/** How long a server may be without its database before the page says so, in seconds. */
const WORTH_TELLING = 30;

/** Returns how old the shown standings are, in words; null while they are as new as they should be. */
export function staleWords({ loadedAt, failedAt, age }: Reading): string | null {
  if (failedAt !== null)
    return `non raggiungibile ora · dati di ${ageInWords(failedAt - loadedAt + age * 1000)} fa`;
  return age < WORTH_TELLING ? null : `dati di ${ageInWords(age * 1000)} fa`;
}
