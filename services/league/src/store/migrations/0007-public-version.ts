import type { Knex } from 'knex';

/** What the public reads is made of these; a change of anything else moves no version. */
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

/** The events of a statement, each with the rows that tell whether it changed any. */
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
 * A number for what everybody reads: whoever holds a copy compares it, and is told at the commit that moved it. By
 * triggers, so that no writer can forget it.
 */
export const publicVersion: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      create table public_version (
        singleton boolean primary key default true check (singleton),
        -- Only ever grows. One row, so that of two changes one waits for the other: a number is one content.
        number bigint not null default 1
      );
      insert into public_version default values;
      -- The number takes over what these counted.
      alter table standings_state drop column rebuilds;

      create function move_public_version() returns trigger language plpgsql as $$
      begin
        if exists (select from changed) then
          update public_version set number = number + 1;
          -- Heard at the commit, once however often it was said.
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
