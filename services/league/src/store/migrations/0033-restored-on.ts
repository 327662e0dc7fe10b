import type { Knex } from 'knex';

/** The day of the last restore: no close freezes a Sunday before it. */
export const restoredOn: Knex.Migration = {
  up: (db) => db.schema.raw('alter table installation add column restored_on date'),
  down: (db) => db.schema.raw('alter table installation drop column restored_on'),
};
