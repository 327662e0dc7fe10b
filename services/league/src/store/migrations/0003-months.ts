import type { Knex } from 'knex';

/** Closed days, positions at the last close, final months, and the month of the stored standings. */
export const months: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      create table closed_days (
        date date primary key,
        scheduled_for timestamptz not null,
        ran_at timestamptz not null,
        -- The newer day whose close covered this one, if this one was not closed itself.
        covered_by date check (covered_by > date),
        -- Whether the close met an entry of its month: from then on a new player is late.
        met_entries boolean not null,
        -- What the close did.
        report jsonb not null
      );

      -- A player's position at a month's last close, or as set by hand since: it orders ties and shows movement.
      create table last_positions (
        month date not null check (month = month_of(month)),
        player_id uuid not null references players on delete cascade,
        position int not null check (position >= 1),
        primary key (month, player_id)
      );

      create table final_months (
        month date primary key check (month = month_of(month)),
        finalised_at timestamptz not null,
        -- The values the standings were computed from.
        scoring jsonb not null,
        bonuses jsonb not null,
        prizes jsonb not null,
        prize_settings jsonb not null
      );

      -- No reference to players: a final month keeps players who were removed.
      create table final_standings (
        month date not null references final_months on delete cascade,
        position int not null check (position >= 1),
        player_id uuid not null,
        name text not null,
        score int not null,
        bonus int not null,
        total int not null,
        days bigint not null,
        rings bigint not null,
        appt_set bigint not null,
        appt_done bigint not null,
        presences bigint not null,
        last_position int,
        not_eligible text check (not_eligible in ('late', 'disqualified')),
        -- The bonuses and hand edits that the points contain.
        bonuses jsonb not null,
        adjustments jsonb not null,
        primary key (month, position),
        unique (month, player_id)
      );

      -- Every rebuild of a final month by an admin, with the reason.
      create table final_month_rebuilds (
        id uuid primary key default uuidv7(),
        month date not null references final_months,
        reason text not null check (length(reason) > 0),
        rebuilt_at timestamptz not null
      );

      create table standings_state (
        singleton boolean primary key default true check (singleton),
        -- The month of players.position, score, bonus and total.
        month date check (month = month_of(month)),
        -- The number of rebuilds that changed something.
        rebuilds bigint not null default 0,
        changed_at timestamptz
      );
      insert into standings_state default values;
    `),
  down: (db) =>
    db.schema.raw(`
      drop table standings_state, final_month_rebuilds, final_standings, final_months, last_positions, closed_days;
    `),
};
