import type { Knex } from 'knex';

/**
 * What each player's total was at the month's last close, and how much of it was set by hand: why a place is another one since.
 * Null where a position was set by hand, and until the first close of this version.
 */
export const keptPoints: Knex.Migration = {
  up: (db) => db.schema.raw('alter table last_positions add column total int, add column by_hand bigint'),
  down: (db) => db.schema.raw('alter table last_positions drop column total, drop column by_hand'),
};
