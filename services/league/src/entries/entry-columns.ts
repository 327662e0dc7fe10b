/** The columns of an `Entry`, over a row of `entries` or its alias. */
export const entryColumns = (row = 'entries'): string =>
  `${row}.id, ${row}.player_id as "playerId", ${row}.date, ${row}.rings, ${row}.appt_set as "apptSet",
  ${row}.appt_done as "apptDone", ${row}.alignment`;
