import type { Knex } from 'knex';

/** Players, their entries, hand edits, scoring values and weekly bonuses. */
export const play: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      -- The Monday of a day's week; 1 January 1900 was one. In whole numbers, since a close computes it for every entry.
      create function week_of(day date) returns date language sql immutable parallel safe
        return day - (day - date '1900-01-01') % 7;
      -- The first day of a day's month.
      create function month_of(day date) returns date language sql immutable parallel safe
        return cast(date_trunc('month', cast(day as timestamp)) as date);

      create table players (
        id uuid primary key default uuidv7(),
        name text not null check (length(name) between 1 and 120),
        joined_on date not null,
        -- The first day on which a leaver is no longer on the board.
        archived_on date,
        is_demo boolean not null default false,
        -- The current month's standings.
        position int not null default 0 check (position >= 0),
        score int not null default 0,
        bonus int not null default 0,
        total int not null default 0,
        updated_at timestamptz not null
      );

      create table entries (
        id uuid primary key default uuidv7(),
        player_id uuid not null references players on delete cascade,
        date date not null,
        rings int not null check (rings between 0 and 10000),
        appt_set int not null check (appt_set between 0 and 1000),
        appt_done int not null check (appt_done between 0 and 1000),
        alignment boolean not null,
        recorded_at timestamptz not null,
        unique (player_id, date)
      );
      create index entries_by_date on entries (date);

      -- Points set by an admin, as the difference to what the data gave, so that they hold after every rebuild.
      create table adjustments (
        id uuid primary key default uuidv7(),
        player_id uuid not null references players on delete cascade,
        -- The day decides the month in which it counts.
        date date not null,
        field text not null check (field in ('score', 'bonus', 'total')),
        points bigint not null check (points <> 0),
        made_at timestamptz not null
      );
      create index adjustments_by_date on adjustments (date);

      create table scoring_config (
        singleton boolean primary key default true check (singleton),
        ring_points int not null check (ring_points between 0 and 100),
        appointment_set_points int not null check (appointment_set_points between 0 and 500),
        appointment_done_points int not null check (appointment_done_points between 0 and 1000),
        -- A decimal, not a float: half points must round the same everywhere.
        bonus_multiplier numeric(3, 1) not null check (bonus_multiplier between 0.1 and 10),
        updated_at timestamptz not null
      );

      create table bonus_types (
        id uuid primary key default uuidv7(),
        name text not null,
        bonus_key text not null unique,
        points int not null,
        description text not null,
        is_active boolean not null default true
      );

      create table player_bonuses (
        id uuid primary key default uuidv7(),
        player_id uuid not null references players on delete cascade,
        bonus_type_id uuid not null references bonus_types,
        week_start date not null check (week_start = week_of(week_start)),
        -- The day decides the month in which it counts.
        date_earned date not null check (date_earned >= week_start),
        manually_assigned boolean not null,
        -- Null for an automatic award: only such an award follows the data.
        assigned_by text,
        created_at timestamptz not null,
        -- Null while the award is pending and not part of the points.
        settled_at timestamptz,
        -- A bonus is earned at most once a week.
        unique (player_id, bonus_type_id, week_start)
      );
      create index player_bonuses_by_date on player_bonuses (date_earned);
      create index player_bonuses_by_week on player_bonuses (week_start);

      -- A bonus that an admin removed is not awarded again that week.
      create table bonus_blocks (
        player_id uuid not null references players on delete cascade,
        bonus_type_id uuid not null references bonus_types,
        week_start date not null check (week_start = week_of(week_start)),
        primary key (player_id, bonus_type_id, week_start)
      );

      create table disqualifications (
        player_id uuid not null references players on delete cascade,
        month date not null check (month = month_of(month)),
        reason text not null check (length(reason) > 0),
        primary key (player_id, month)
      );
    `),
  down: (db) =>
    db.schema.raw(`
      drop table disqualifications, bonus_blocks, player_bonuses, bonus_types, scoring_config, adjustments, entries, players;
      drop function month_of, week_of;
    `),
};
