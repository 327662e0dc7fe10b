import { type Entry, NewEntry } from '@vetta/contract/entries';
import { z } from 'zod';

/** The dialog's fields; the date comes from the page. */
export const EntryFields = NewEntry.omit({ date: true }).extend({
  playerId: z.guid('Scegli un partecipante'),
});
export type EntryValues = z.input<typeof EntryFields>;
export type EntryOutput = z.output<typeof EntryFields>;

/** Returns the form's initial values: the entry's numbers, or zeros. */
export const entryValues = (playerId: string, entry: Entry | undefined): Required<EntryValues> => ({
  playerId,
  rings: entry?.rings ?? 0,
  apptSet: entry?.apptSet ?? 0,
  apptDone: entry?.apptDone ?? 0,
  alignment: entry?.alignment ?? false,
});
