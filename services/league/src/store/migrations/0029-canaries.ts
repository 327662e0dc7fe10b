import type { Knex } from 'knex';

/** The screen that a generation is tried on, and how it fares there; which generations screens have reported. */
export const canaries: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      alter table generations
        -- Null without a canary, and in one whose screen was removed. canary_screen is its name at the canary's begin.
        add column canary_screen_id uuid references screens on delete set null,
        -- Whether the canary is extended once it is healthy.
        add column canary_extends boolean not null default false,
        -- For how long the screen had shown it well when it was last judged.
        add column canary_seconds integer not null default 0,
        add column canary_healthy_at timestamptz,
        -- When a named screen last said that it runs this generation. To the hour.
        add column reported_at timestamptz;

      -- When the operator learned that the screen is lost; null once its return was reported, too.
      alter table screens add column alerted_at timestamptz;

      -- What the screen said while it ran the canary.
      create table canary_beats (
        generation integer references generations,
        at timestamptz,
        painted boolean not null,
        dark boolean not null,
        -- In seconds.
        data_age integer,
        -- In bytes.
        heap bigint,
        -- A ScreenFailure.
        failure jsonb,
        primary key (generation, at)
      );

      -- A canary changes what its screen gets, and so does the token by which the screen is known.
      create trigger announces_canary after insert or update of canary_state on generations
        for each statement execute function announce_generation();
      create trigger announces_token after update of token_hash on screens
        for each statement execute function announce_generation();
    `),
  down: (db) =>
    db.schema.raw(`
      drop table canary_beats;
      drop trigger announces_token on screens;
      drop trigger announces_canary on generations;
      alter table screens drop column alerted_at;
      alter table generations drop column canary_screen_id, drop column canary_extends, drop column canary_seconds,
        drop column canary_healthy_at, drop column reported_at;
    `),
};
