import type { Knex } from 'knex';

/** An index by total, to find a player's position after an entry. */
export const playersByTotal: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      create index players_by_total on players (total);
      -- An overtaken player's position changes, which no index contains: with room on the page no index needs a new entry.
      alter table players set (fillfactor = 70);
    `),
  down: (db) => db.schema.raw('drop index players_by_total; alter table players reset (fillfactor)'),
};
