import type { Knex } from 'knex';

/** Stores the contest with a final month: the setting soon holds that of another month. */
export const keptContest: Knex.Migration = {
  // Null for months that were final before: their contest is that of the setting or the calendar.
  up: (db) => db.schema.raw('alter table final_months add column contest jsonb'),
  down: (db) => db.schema.raw('alter table final_months drop column contest'),
};
