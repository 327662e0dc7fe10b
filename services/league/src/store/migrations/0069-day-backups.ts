import type { Knex } from 'knex';

/** When the newest backup between two closes was made, and when one failed since. */
export const dayBackups: Knex.Migration = {
  up: (db) =>
    db.schema.raw(
      'alter table nightly_backup add column day_made_at timestamptz, add column day_failed_at timestamptz',
    ),
  down: (db) =>
    db.schema.raw('alter table nightly_backup drop column day_made_at, drop column day_failed_at'),
};
