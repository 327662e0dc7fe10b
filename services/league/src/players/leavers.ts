import type { Day } from '@vetta/contract/values';
import { italianDay } from '../time/rome.ts';

/** A player in the archive, and the day of leaving. */
export interface Leaver {
  readonly name: string;
  readonly archivedOn: Day;
}

/** Returns why a leaver takes no entry of a day from the day of leaving on. */
export const leftInWords = ({ name, archivedOn }: Leaver): string =>
  `${name} ha lasciato la gara il ${italianDay(archivedOn)}: da quel giorno non prende più numeri`;
