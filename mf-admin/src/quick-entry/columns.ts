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

/** The contract's bounds of each number. */
export const bounds = { rings: Rings, apptSet: Appointments, apptDone: Appointments } as const;

export const isNumberColumn = (column: Column): column is NumberColumn => column !== 'alignment';
