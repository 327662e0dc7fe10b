import type { Knex } from 'knex';

/** The tables that the public state is read from. A change of another table leaves the version as it is. */
const READ_BY_ALL = [
  'players',
  'entries',
  'adjustments',
  'player_bonuses',
  'bonus_types',
  'scoring_config',
  'disqualifications',
  'last_positions',
  'closed_days',
  'standings_state',
  'prizes',
  'settings',
  'site_content',
  'game_rules',
];

/** The events of a trigger, each with the transition table that shows whether a row changed. */
const EVENTS = [
  ['insert', 'new'],
  ['update', 'new'],
  ['delete', 'old'],
] as const;

const triggers = READ_BY_ALL.flatMap((table) =>
  EVENTS.map(
    ([event, rows]) => `
      create trigger moves_public_version_on_${event} after ${event} on ${table}
        referencing ${rows} table as changed for each statement execute function move_public_version();`,
  ),
);

/**
 * A version number of the public state: a reader compares it with that of its copy and is notified when it grows. Triggers
 * increment it, so no writer can forget it.
 */
export const publicVersion: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      create table public_version (
        singleton boolean primary key default true check (singleton),
        -- Only grows. In one row, so that two changes wait for each other: one number means one content.
        number bigint not null default 1
      );
      insert into public_version default values;
      -- The version replaces this count.
      alter table standings_state drop column rebuilds;

      create function move_public_version() returns trigger language plpgsql as $$
      begin
        if exists (select from changed) then
          update public_version set number = number + 1;
          -- Sent at the commit, once for all statements of a transaction.
          notify public_change;
        end if;
        return null;
      end $$;
      ${triggers.join('')}
    `),
  down: (db) =>
    db.schema.raw(`
      drop function move_public_version cascade;
      drop table public_version;
      alter table standings_state add column rebuilds bigint not null default 0;
    `),
};
