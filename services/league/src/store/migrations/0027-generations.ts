import type { Knex } from 'knex';

/** The published builds of the shell and the plugins, and the generations made of them. */
export const generations: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      -- The bytes are in the object store.
      create table plugin_versions (
        name text check (name ~ '^[a-z][a-z0-9-]{0,40}$'),
        -- Of the files' names and bytes.
        hash text check (hash ~ '^[0-9a-f]{16,64}$'),
        -- The build's plugin.json. The shell has none.
        declaration jsonb check ((declaration is null) = (name = 'shell')),
        -- An array of { path, size, sha256 }.
        files jsonb not null,
        published_at timestamptz not null,
        published_by text not null,
        primary key (name, hash)
      );

      create table generations (
        number integer primary key check (number > 0),
        made_at timestamptz not null,
        made_by text not null,
        why text not null,
        -- The one that was current when this one was made.
        based_on integer references generations,
        -- The earlier one that this one equals, because somebody went back to it.
        restores integer references generations,
        -- The screen that gets it before everyone else.
        canary_screen text,
        canary_state text check (canary_state in ('open', 'extended', 'ended')),
        check (num_nulls(canary_screen, canary_state) in (0, 2)),
        -- Why the canary on the screen was ended.
        canary_ended_because text,
        check ((canary_ended_because is null) = (canary_state is distinct from 'ended'))
      );
      -- Two canaries at once could not be told apart by what they break.
      create unique index one_open_canary on generations ((true)) where canary_state = 'open';

      create table generation_plugins (
        generation integer references generations,
        name text,
        hash text not null,
        primary key (generation, name),
        foreign key (name, hash) references plugin_versions
      );

      create table current_generation (
        singleton boolean primary key default true check (singleton),
        -- Null until something is published.
        number integer references generations
      );
      insert into current_generation default values;

      create function announce_generation() returns trigger language plpgsql as $$
      begin
        notify generation_change;
        return null;
      end $$;
      create trigger announces_generation after update on current_generation
        for each statement execute function announce_generation();

      -- The front ends that the newest start brought. A start changes what differs from here, and so leaves alone what an
      -- admin has chosen since.
      create table started_builds (
        name text primary key,
        hash text not null,
        foreign key (name, hash) references plugin_versions
      );
    `),
  down: (db) =>
    db.schema.raw(`
      drop table started_builds, current_generation, generation_plugins, generations, plugin_versions;
      drop function announce_generation;
    `),
};
