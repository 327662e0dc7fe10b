import type { Knex } from 'knex';

/** The files that admins uploaded. */
export const uploads: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      create table uploads (
        -- The objects in the store are named by it.
        id uuid primary key,
        type text not null check (type in ('image/jpeg', 'image/png', 'video/mp4')),
        -- The database's own time, whatever CLOCK says: an unused file is kept for an hour from here.
        uploaded_at timestamptz not null default now()
      );
    `),
  down: (db) => db.schema.raw('drop table uploads'),
};
