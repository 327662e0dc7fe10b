import type { Entry } from '@vetta/contract/entries';

/** Whether two days hold the same four things. */
export const sameNumbers = (one: Entry, other: Entry | undefined): boolean =>
  one.rings === other?.rings &&
  one.apptSet === other.apptSet &&
  one.apptDone === other.apptDone &&
  one.alignment === other.alignment;
