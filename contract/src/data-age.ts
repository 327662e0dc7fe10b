/**
 * The header of every answer that comes from the public state (standings, site, scoring): the seconds since it was last
 * known to be what the database holds. 0 in good order; it counts up while the database is away and the last known state
 * is served. On every such answer, a 304 too: what a cache keeps is corrected by the next.
 */
export const DATA_AGE_HEADER = 'X-Data-Age';

/** The header as an endpoint declares it. */
export const dataAge = {
  [DATA_AGE_HEADER]: 'Seconds since this was last known to be current; 0 unless the database is away',
};
