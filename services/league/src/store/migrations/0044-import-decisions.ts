import type { Knex } from 'knex';

/** What an admin decided for a file, to be proposed for the next one. */
export const importDecisions: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      -- Which column is what in files with one header.
      create table import_layouts (
        -- A hash of the headings in their order.
        header text primary key,
        -- By field: a heading, a column's place from 0, or null for none.
        columns jsonb not null,
        -- The order of day and month, if it was chosen.
        date_order text check (date_order in ('dayFirst', 'monthFirst')),
        -- The sheet that was chosen among several.
        sheet text,
        decided_at timestamptz not null
      );

      -- Whom a name in a file means that is not a player's own.
      create table import_people (
        -- A hash of the name without case, accents, kinds of apostrophe and double spaces: a forgotten name is not kept here.
        name_hash text primary key,
        -- Null: rows of this name are left out.
        player_id uuid references players on delete cascade,
        -- The journal of the import: once that is undone, the decision no longer holds.
        journal uuid not null,
        decided_at timestamptz not null
      );
      create index on import_people (player_id);
    `),
  down: (db) => db.schema.raw('drop table import_people; drop table import_layouts;'),
};
