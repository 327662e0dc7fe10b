import type { Knex } from 'knex';

/** The numbers of which the sums of sfide are made, in groups that moved them together (docs/rules.md, «Sfide»). */
export const migration: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      create table told_numbers (
        moved_with uuid not null,
        counted text collate "C" not null check (counted in ('rings', 'apptSet', 'apptDone', 'presences')),
        -- Not a reference: the numbers of who was removed leave the sums with others.
        player_id uuid not null,
        day date not null,
        -- By how much the day's number moved.
        number int not null check (number <> 0),
        primary key (moved_with, player_id, day)
      );
      create index on told_numbers (counted, day);
    `),
  down: (db) => db.schema.raw('drop table told_numbers'),
};
