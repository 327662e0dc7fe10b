import type { Knex } from 'knex';

/** The wall screens, what their last beats said, and the commands that they get. */
export const screens: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      create table screens (
        -- The screen makes it at first contact.
        id uuid primary key,
        -- The letters that it shows until it has a name.
        code text not null unique check (code ~ '^[A-Z]{6}$'),
        first_seen_at timestamptz not null,
        name text check (char_length(name) between 1 and 60),
        -- A ScreenPlan; null: the plan of screens without one.
        plan jsonb,
        -- The SHA-256 of its token; null until it got one.
        token_hash text unique,
        -- When it first proved itself by the token; until then it gets another one for its id.
        token_used_at timestamptz,
        check (name is not null or num_nonnulls(plan, token_hash, token_used_at) = 0),
        -- Its last beat.
        beat_at timestamptz not null,
        generation integer not null,
        painted boolean not null,
        dark boolean not null,
        scene text,
        -- In seconds.
        data_age integer,
        restarts integer not null,
        -- In milliseconds.
        clock_offset integer not null,
        viewport_width integer not null,
        viewport_height integer not null,
        -- In bytes.
        heap bigint,
        -- A ScreenFailure, the last that it reported.
        last_failure jsonb
      );
      create unique index screens_by_name on screens (lower(name));

      create table screen_commands (
        id uuid primary key,
        screen_id uuid not null references screens on delete cascade,
        kind text not null check (kind in ('identify', 'reload', 'dark')),
        sent_at timestamptz not null,
        received_at timestamptz,
        done_at timestamptz
      );
      create index screen_commands_by_screen on screen_commands (screen_id, sent_at);
    `),
  down: (db) => db.schema.raw('drop table screen_commands, screens'),
};
