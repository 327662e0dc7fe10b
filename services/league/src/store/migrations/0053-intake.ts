import type { Knex } from 'knex';

/** Events that telephone systems and CRMs count, and whom they mean. */
export const intake: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      -- typed: by a person, or by a file. counted: from events, and follows them. kept: typed, and kept although events say otherwise.
      alter table entries add column origin text not null default 'typed'
        check (origin in ('typed', 'counted', 'kept'));

      create table events (
        source text not null,
        -- The source's own.
        id text not null,
        -- Null for a cancellation.
        kind text check (kind in ('ring', 'apptSet', 'apptDone', 'alignment')),
        at timestamptz,
        -- In Rome.
        day date,
        who text,
        amount int check (amount > 0),
        -- The event of the same source that this one takes back.
        cancels text,
        received_at timestamptz not null,
        primary key (source, id),
        check (case when cancels is null then num_nulls(kind, at, day, who, amount) = 0
          else num_nonnulls(kind, at, day, who, amount) = 0 end)
      );
      create index on events (source, who, day) where cancels is null;
      create index on events (source, cancels) where cancels is not null;
      create index on events (day);

      -- What events of long ago add up to.
      create table event_sums (
        source text not null,
        who text not null,
        day date not null,
        kind text not null,
        amount int not null check (amount > 0),
        primary key (source, who, day, kind)
      );

      -- What each source counts: a zero of it is a number, and no missing one.
      create table event_kinds (
        source text not null,
        kind text not null,
        primary key (source, kind)
      );

      create table identities (
        source text not null,
        who text not null,
        -- Null while nobody has said who it is.
        player_id uuid references players on delete set null,
        first_seen_at timestamptz not null,
        primary key (source, who)
      );
      create index on identities (player_id);
    `),
  down: (db) =>
    db.schema.raw(`
      drop table identities; drop table event_kinds; drop table event_sums; drop table events;
      alter table entries drop column origin;
    `),
};
