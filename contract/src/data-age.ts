/**
 * Every answer from the public state (standings, site, scoring, months, receipts, draws) carries this header: the seconds since the state was last
 * known to match the database. Normally 0; it grows while the database is away and the last known state is served. A 304
 * carries it too, so that a cache replaces the value that it kept.
 */
export const DATA_AGE_HEADER = 'X-Data-Age';

/** The header, in the form in which an endpoint declares it. */
export const dataAge = {
  [DATA_AGE_HEADER]: 'Seconds since this was last known to be current; 0 unless the database is away',
};
