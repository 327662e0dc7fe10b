import type { Entry } from '@vetta/contract/entries';

/** Returns whether two entries have the same numbers. */
export const sameNumbers = (one: Entry, other: Entry | undefined): boolean =>
  one.rings === other?.rings &&
  one.apptSet === other.apptSet &&
  one.apptDone === other.apptDone &&
  one.alignment === other.alignment;
