import type { Entry, Origin } from '@vetta/contract/entries';

/** The columns of an entry's numbers, each with the column of its origin, and what it is without one. */
export const NUMBER_COLUMNS = [
  { column: 'rings', field: 'rings', kind: 'ring', none: '0', most: 10_000 },
  { column: 'appt_set', field: 'apptSet', kind: 'apptSet', none: '0', most: 1_000 },
  { column: 'appt_done', field: 'apptDone', kind: 'apptDone', none: '0', most: 1_000 },
  { column: 'alignment', field: 'alignment', kind: 'alignment', none: 'false', most: null },
] as const;
export type NumberColumn = (typeof NUMBER_COLUMNS)[number];

/** Where a number comes from as it is stored. `kept`: written, and kept although events say otherwise. Null: there is none. */
export type StoredOrigin = Origin | 'kept' | null;
export type StoredOrigins = Readonly<Record<NumberColumn['field'], StoredOrigin>>;

/** Returns SQL for each number, separated by commas. */
export const eachNumber = (sql: (number: NumberColumn) => string, separator = ', '): string =>
  NUMBER_COLUMNS.map(sql).join(separator);

/** SQL: somebody wrote the number, by hand, by a file or a sheet. */
export const isWritten = (origin: string): string => `${origin} in ('typed', 'fetched', 'kept')`;

/** SQL: somebody wrote something of the entry in a row of `entries`, a number or that the player was away. */
export const isByHand = (row: string): string =>
  `(${row}.absent or ${eachNumber(({ column }) => `coalesce(${isWritten(`${row}.${column}_origin`)}, false)`, ' or ')})`;

/** SQL: nobody needs to be asked for the numbers of an entry, as by the contract's `isRecorded`. */
export const isRecorded = (row: string): string =>
  `(${isByHand(row)} or num_nulls(${row}.rings_origin, ${row}.appt_set_origin, ${row}.appt_done_origin) = 0)`;

/** Returns what an entry says of its numbers' origins: nothing if all were typed, or the player was away. */
export function shownOrigins(origins: StoredOrigins): Entry['origins'] {
  const all = Object.entries(origins).map(([field, origin]) => [field, origin === 'kept' ? 'typed' : origin]);
  if (all.every(([, origin]) => origin === 'typed')) return undefined;
  return Object.fromEntries(all.filter(([, origin]) => origin !== null));
}
