import { ageInWords } from './age-in-words.ts';

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
