import type { Knex } from 'knex';

/** A day on which somebody was away: it has no numbers, and nobody is asked for them (docs/rules.md, «Entries»). */
export const absentDays: Knex.Migration = {
  up: (db) =>
    db.raw(`
      alter table entries add column absent boolean not null default false,
        add constraint absent_without_numbers
          check (not absent or (rings = 0 and appt_set = 0 and appt_done = 0 and not alignment));
    `),
  // The day stays, with zeros.
  down: (db) => db.raw('alter table entries drop column absent;'),
};
