/** The key of the journeys' products. The prepared data knows it already (`prepared-data.ts`). */
export const ADMIN_KEY = 'la-chiave-di-una-sera-in-ufficio';
