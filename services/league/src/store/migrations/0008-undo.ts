import type { Knex } from 'knex';

/** What an undo needs: the rows that a change removed and wrote, and which change takes which back. */
export const undo: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      -- The rows as they were, whole: what is undone comes back with its ids, and refers to what it referred to.
      create table audit_rows (
        trace uuid not null,
        table_name text not null,
        removed jsonb not null default '[]',
        written jsonb not null default '[]',
        primary key (trace, table_name)
      );

      alter table audit
        -- Null where there is nothing to undo.
        add column trace uuid unique,
        -- The promise that a change is undone once.
        add column undoes uuid unique references audit,
        -- Ids of the players, prizes and rules and keys of the texts that the change is about.
        add column subjects text[] not null default '{}';
      create index audit_by_subject on audit using gin (subjects);
    `),
  down: (db) =>
    db.schema.raw(`
      alter table audit drop column trace, drop column undoes, drop column subjects;
      drop table audit_rows;
    `),
};
