import type { Knex } from 'knex';

/** The close that fails, if one does: the scheduler lives and reports, and yet no day is closed. */
export const failingClose: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      create table failing_close (
        singleton boolean primary key default true check (singleton),
        day date not null,
        since timestamptz not null
      );
    `),
  down: (db) => db.schema.raw('drop table failing_close'),
};
