import type { Knex } from 'knex';

/** What a single entry needs to find its place among many players. */
export const playersByTotal: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      create index players_by_total on players (total);
      -- Whoever is overtaken moves by a place, which no index holds: room on the page spares every index a new entry.
      alter table players set (fillfactor = 70);
    `),
  down: (db) => db.schema.raw('drop index players_by_total; alter table players reset (fillfactor)'),
};
