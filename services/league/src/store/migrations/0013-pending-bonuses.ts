import type { Knex } from 'knex';

/** An index of the pending awards, which a close selects from all awards. */
export const pendingBonuses: Knex.Migration = {
  up: (db) =>
    db.schema.raw(
      'create index player_bonuses_pending on player_bonuses (date_earned) where settled_at is null',
    ),
  down: (db) => db.schema.raw('drop index player_bonuses_pending'),
};
