import type { Knex } from 'knex';

/** For undo: the rows that a change removed and wrote, and which change undoes which. */
export const undo: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      -- Whole rows: an undo restores them with their ids and references.
      create table audit_rows (
        trace uuid not null,
        table_name text not null,
        removed jsonb not null default '[]',
        written jsonb not null default '[]',
        primary key (trace, table_name)
      );

      alter table audit
        -- Null if there is nothing to undo.
        add column trace uuid unique,
        -- A change is undone at most once.
        add column undoes uuid unique references audit,
        -- The ids of the players, prizes and rules and the keys of the texts that the change is about.
        add column subjects text[] not null default '{}';
      create index audit_by_subject on audit using gin (subjects);
    `),
  down: (db) =>
    db.schema.raw(`
      alter table audit drop column trace, drop column undoes, drop column subjects;
      drop table audit_rows;
    `),
};
