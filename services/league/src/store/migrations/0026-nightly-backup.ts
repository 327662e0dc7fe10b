import type { Knex } from 'knex';

/** The newest good nightly backup, and the failures since then. */
export const nightlyBackup: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      create table nightly_backup (
        singleton boolean primary key default true check (singleton),
        -- The newest day whose close the backup contains; null before the first good one.
        day date,
        file text,
        bytes bigint,
        made_at timestamptz,
        check (num_nulls(day, file, bytes, made_at) in (0, 4)),
        failures integer not null default 0,
        failed_at timestamptz
      );
    `),
  down: (db) => db.schema.raw('drop table nightly_backup'),
};
