import type { Knex } from 'knex';

/** Where a league without data begins, and up to when a close has seen what was recorded. */
export const closeCutOffs: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      -- The Rome day on which the player was added. Null for a player of an older version: then the day of updated_at.
      alter table players add column added_on date;

      -- The instant of the close's first step: what was recorded later waits for the next close. Null for a covered day.
      alter table closed_days add column cut_off timestamptz;
      update closed_days set cut_off = ran_at where covered_by is null;

      -- That of the close that made the month final.
      alter table final_months add column cut_off timestamptz;
      update final_months set cut_off = finalised_at;
      alter table final_months alter column cut_off set not null;
    `),
  down: (db) =>
    db.schema.raw(`
      alter table final_months drop column cut_off;
      alter table closed_days drop column cut_off;
      alter table players drop column added_on;
    `),
};
