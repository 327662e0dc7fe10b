/** When most journeys play, and the evening of the prepared demonstration. */
export const EVENING = '2026-11-21T18:42:00+01:00';
