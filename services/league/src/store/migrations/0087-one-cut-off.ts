import type { Knex } from 'knex';

/** What a close counts as of its first step, and what is told once it has stood. */
export const migration: Knex.Migration = {
  up: (db) =>
    db.raw(`
      -- What a player's entries added up to at the first step of the close under way, of the months that it draws or makes final.
      create table cut_off_sums (
        month date not null,
        player_id uuid not null references players on delete cascade,
        days int not null,
        rings int not null,
        appt_set int not null,
        appt_done int not null,
        presences int not null,
        primary key (month, player_id)
      );

      -- Whether the channels were told, or were to be.
      alter table final_months add column is_told boolean not null default true;

      -- Who leads and was not told yet, since when; and what the leader had when looked at last.
      alter table told_leader add column next_id uuid, add column next_since timestamptz,
        add column seen_id uuid, add column seen_total int, add column seen_at timestamptz;

      -- Whom a source must not name again: keyed hashes of how it called people who were made anonymous.
      create table forgotten_identities (
        source text not null,
        who_hash text not null,
        primary key (source, who_hash)
      );
    `),
  down: (db) =>
    db.raw(`
      drop table forgotten_identities;
      alter table told_leader drop column next_id, drop column next_since, drop column seen_id, drop column seen_total,
        drop column seen_at;
      alter table final_months drop column is_told;
      drop table cut_off_sums;
    `),
};
