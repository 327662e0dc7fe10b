import type { Knex } from 'knex';

/** A final month keeps its contest too: the setting soon speaks of another month. */
export const keptContest: Knex.Migration = {
  // Null for months that were final before: the setting, or the calendar, still says it.
  up: (db) => db.schema.raw('alter table final_months add column contest jsonb'),
  down: (db) => db.schema.raw('alter table final_months drop column contest'),
};
