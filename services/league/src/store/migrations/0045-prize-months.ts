import type { Knex } from 'knex';

/** The one month in which a prize is active; null for every month. */
export const prizeMonths: Knex.Migration = {
  up: (db) => db.schema.raw('alter table prizes add column month date check (month = month_of(month))'),
  down: (db) => db.schema.raw('alter table prizes drop column month'),
};
