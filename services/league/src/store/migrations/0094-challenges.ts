import type { Knex } from 'knex';

/** Sfide: duels, squads and goals as views of what entries and bonuses say (docs/rules.md, «Sfide»). */
export const migration: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      create table challenges (
        id uuid primary key default uuidv7(),
        name text not null check (length(name) > 0),
        -- What is at stake.
        stake text,
        first_day date not null,
        last_day date not null check (last_day between first_day and first_day + 91),
        counted text not null check (counted in ('points', 'rings', 'apptSet', 'apptDone', 'presences')),
        -- Null: the most wins.
        target int check (target > 0),
        per text not null check (per in ('mean', 'sum')),
        -- Names, colours and the ids of people. Not references: who was removed may come back.
        sides jsonb not null check (jsonb_array_length(sides) > 0),
        -- What is shown since the last close, of sums other than points; of a final one its standing, with names and values.
        shown jsonb,
        finalised_at timestamptz,
        -- When and why a final one was computed again.
        rebuilds jsonb not null default '[]',
        check (finalised_at is null or shown is not null)
      );

      do $$
      declare event text;
      begin
        foreach event in array array['insert', 'update', 'delete'] loop
          execute format('create trigger moves_public_version_on_%s after %s on challenges referencing %s table as changed
            for each statement execute function move_public_version()',
            event, event, case event when 'delete' then 'old' else 'new' end);
        end loop;
      end $$;
    `),
  down: (db) => db.schema.raw('drop table challenges'),
};
