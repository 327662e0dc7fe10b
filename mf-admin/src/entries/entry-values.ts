import { type Entry, NewEntry } from '@vetta/contract/entries';
import { z } from 'zod';

/** What the dialog asks; the day is the page's own. */
export const EntryFields = NewEntry.omit({ date: true }).extend({
  playerId: z.uuid('Scegli un partecipante'),
});
export type EntryValues = z.input<typeof EntryFields>;
export type EntryOutput = z.output<typeof EntryFields>;

/** What the form shows first: a day's numbers where there are some, else none yet. */
export const entryValues = (playerId: string, entry: Entry | undefined): Required<EntryValues> => ({
  playerId,
  rings: entry?.rings ?? 0,
  apptSet: entry?.apptSet ?? 0,
  apptDone: entry?.apptDone ?? 0,
  alignment: entry?.alignment ?? false,
});
