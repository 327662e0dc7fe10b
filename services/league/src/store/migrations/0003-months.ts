import type { Knex } from 'knex';

/** Days that were closed, positions at the last close, months that are final, and what the standings stand for. */
export const months: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      create table closed_days (
        date date primary key,
        scheduled_for timestamptz not null,
        ran_at timestamptz not null,
        -- The newer day whose close took this one in, where it was not closed itself.
        covered_by date check (covered_by > date),
        -- Whether an entry of the day's month was there: from then on a newcomer is late.
        met_entries boolean not null,
        -- What the close did, for the operator.
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

      -- No reference to players: a final month outlives who left.
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
        -- The bonuses and hand edits that are in the points.
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
        -- The month that players.position, score, bonus and total stand for.
        month date check (month = month_of(month)),
        -- Counts the rebuilds that changed something; only ever grows.
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
