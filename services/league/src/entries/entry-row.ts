import type { Entry } from '@vetta/contract/entries';

export interface EntryRow {
  id: string;
  player_id: string;
  date: string;
  rings: number;
  appt_set: number;
  appt_done: number;
  alignment: boolean;
}

/** A day's numbers, without whose and which day it is. */
export const toNumbers = (row: EntryRow) => ({
  rings: row.rings,
  apptSet: row.appt_set,
  apptDone: row.appt_done,
  alignment: row.alignment,
});

export const toEntry = (row: EntryRow): Entry => ({
  id: row.id,
  playerId: row.player_id,
  date: row.date,
  ...toNumbers(row),
});
