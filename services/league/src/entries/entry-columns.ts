import type { Entry } from '@vetta/contract/entries';
import { eachNumber, type StoredOrigins, shownOrigins } from './origins.ts';

/** What these columns hold: an `Entry` without whether the player was away, and where its numbers come from. */
export type EntryNumbers = Omit<Entry, 'absent' | 'origins'>;

/** The columns of an entry's numbers, over a row of `entries` or its alias. */
export const entryColumns = (row = 'entries'): string =>
  `${row}.id, ${row}.player_id as "playerId", ${row}.date, ${row}.rings, ${row}.appt_set as "apptSet",
  ${row}.appt_done as "apptDone", ${row}.alignment`;

/** The columns of whether the player was away, and of the numbers' origins: they go through `toEntry`. */
export const stateColumns = (row = 'entries'): string =>
  `${row}.absent, jsonb_build_object(${eachNumber(({ column, field }) => `'${field}', ${row}.${column}_origin`)}) as origins`;

/** An entry as it is read from its row. */
export type StoredEntry = EntryNumbers & { readonly absent: boolean; readonly origins: StoredOrigins };

/** Returns a row as an `Entry`, in which `absent` is left out unless it is true, and `origins` if all numbers were typed. */
export function toEntry({ absent, origins, ...entry }: StoredEntry): Entry {
  if (absent) return { ...entry, absent };
  const shown = shownOrigins(origins);
  return shown === undefined ? entry : { ...entry, origins: shown };
}
