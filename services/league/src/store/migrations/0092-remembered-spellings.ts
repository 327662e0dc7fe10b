import type { Knex } from 'knex';

/** How a table spelled a name that is remembered, so that «Nomi ricordati» can show it. */
export const migration: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      -- Null: from before it was kept, or like a name of a person who is forgotten.
      alter table import_people add column name text;
    `),
  down: (db) => db.schema.raw('alter table import_people drop column name;'),
};
