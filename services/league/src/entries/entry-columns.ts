import type { Entry } from '@vetta/contract/entries';

/** What these columns hold: an `Entry` without whether the player was away. */
export type EntryNumbers = Omit<Entry, 'absent'>;

/** The columns of an entry's numbers, over a row of `entries` or its alias. */
export const entryColumns = (row = 'entries'): string =>
  `${row}.id, ${row}.player_id as "playerId", ${row}.date, ${row}.rings, ${row}.appt_set as "apptSet",
  ${row}.appt_done as "apptDone", ${row}.alignment`;

/** The column of whether the player was away: it goes through `toEntry`. */
export const absentColumn = (row = 'entries'): string => `${row}.absent`;

/** An entry as it is read from its row. */
export type StoredEntry = EntryNumbers & { readonly absent: boolean };

/** Returns a row as an `Entry`, in which `absent` is left out unless it is true. */
export const toEntry = ({ absent, ...entry }: StoredEntry): Entry => (absent ? { ...entry, absent } : entry);
