import type { Knex } from 'knex';

/**
 * Where the office hears of what happens, and what was sent there. A delivery is written by the transaction that makes the event;
 * its id is that of all its attempts.
 */
export const channels: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      create table channels (
        id uuid primary key default uuidv7(),
        name text not null check (char_length(name) between 1 and 60),
        kind text not null
          check (kind in ('slack', 'teams', 'google_chat', 'discord', 'mattermost', 'telegram', 'webhook')),
        events text[] not null check (cardinality(events) > 0),
        admin_only boolean not null,
        missing_at text check (missing_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
        -- The day of which it was told whose numbers are missing, or on which nobody's were.
        missing_told_on date,
        host text not null,
        -- Address and tokens, encrypted by a key that is not in the database.
        sealed text not null,
        is_active boolean not null default true,
        off_because text check (off_because in ('gone', 'failing', 'key')),
        off_at timestamptz,
        created_at timestamptz not null,
        -- Of the last attempts, the oldest first: at most 20 a minute.
        attempted_at timestamptz[] not null default '{}',
        check (is_active or off_at is not null)
      );

      create table channel_deliveries (
        id uuid primary key default uuidv7(),
        channel_id uuid not null references channels on delete cascade,
        event text not null,
        -- One message for one happening.
        key text not null,
        facts jsonb not null,
        created_at timestamptz not null,
        state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
        attempts int not null default 0,
        last_attempt_at timestamptz,
        next_attempt_at timestamptz not null,
        -- Since when it is to be sent: 24 hours later it fails.
        due_since timestamptz not null,
        status int,
        error text,
        unique (channel_id, key)
      );
      create index on channel_deliveries (channel_id, created_at desc, id desc);
      create index on channel_deliveries (next_attempt_at) where state = 'waiting';

      -- Who led when the channels were told last.
      create table told_leader (
        singleton boolean primary key default true check (singleton),
        month date not null,
        player_id uuid,
        told_at timestamptz
      );
    `),
  down: (db) => db.schema.raw('drop table told_leader; drop table channel_deliveries; drop table channels;'),
};
