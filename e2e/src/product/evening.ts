/** When most journeys play, and the evening of the prepared demonstration. */
export const EVENING = '2026-11-21T18:42:00+01:00';

/** The key of the journeys' products. The prepared data knows it already (`prepared-data.ts`). */
export const ADMIN_KEY = 'la-chiave-di-una-sera-in-ufficio';
