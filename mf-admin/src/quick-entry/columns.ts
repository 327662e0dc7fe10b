import { Appointments, Rings } from '@vetta/contract/entries';
import { entryFields } from '../entries/entry-fields.ts';

export const columns = ['rings', 'apptSet', 'apptDone', 'alignment'] as const;
/** A column of the grid: one of an entry's four numbers. */
export type Column = (typeof columns)[number];
type NumberColumn = Exclude<Column, 'alignment'>;

export const labels: Readonly<Record<Column, string>> = {
  rings: entryFields.rings.label,
  apptSet: entryFields.apptSet.label,
  apptDone: entryFields.apptDone.label,
  alignment: entryFields.alignment.label,
};

/** The headings of a narrow grid. The reader of tables knows them too (contract/src/tracker-fields.ts). */
export const shortLabels: Readonly<Record<Column, string>> = {
  rings: 'Chiam.',
  apptSet: 'Fissati',
  apptDone: 'Concl.',
  alignment: 'All.',
};

/** The contract's bounds of each number. */
export const bounds = { rings: Rings, apptSet: Appointments, apptDone: Appointments } as const;

export const isNumberColumn = (column: Column): column is NumberColumn => column !== 'alignment';
