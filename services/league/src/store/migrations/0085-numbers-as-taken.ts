import type { Knex } from 'knex';

/** What each source took of its sheet, and what of it waits for a person (docs/intake.md, «A sheet that is fetched»). */
export const migration: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      create table source_numbers (
        source_id uuid not null references sources on delete cascade,
        player_id uuid not null references players on delete cascade,
        date date not null,
        -- By field: each number as the sheet had it when it was last taken, or when somebody decided against it.
        taken jsonb not null,
        -- By field: each number that the sheet has now and that was not taken, since another one is stored.
        asked jsonb not null default '{}',
        -- Whether the sheet no longer has the row.
        is_gone boolean not null default false,
        primary key (source_id, player_id, date)
      );
      create index on source_numbers (player_id, date);
      create index on source_numbers (date) where asked <> '{}';

      -- The people of the last sheet whose rows wait: their questions.
      alter table sources add column waiting jsonb not null default '[]';
    `),
  down: (db) => db.schema.raw('alter table sources drop column waiting; drop table source_numbers;'),
};
