import type { Knex } from 'knex';

/** A person of a source is a player's from a day on, and a source counts a kind or not (docs/intake.md, «Who is who»). */
export const migration: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      create table identity_links (
        source text not null,
        who text not null,
        -- The first day of the link; '0001-01-01' for all. It holds until the next one of the same person begins.
        from_day date not null,
        -- Null: no player's.
        player_id uuid references players on delete set null,
        -- «Non è dei nostri»: nobody is asked about the person again, and no more events are taken.
        ignored boolean not null default false,
        primary key (source, who, from_day),
        foreign key (source, who) references identities on delete cascade,
        check (not ignored or player_id is null)
      );
      create index on identity_links (player_id);
      insert into identity_links (source, who, from_day, player_id)
      select source, who, '0001-01-01', player_id from identities where player_id is not null;
      alter table identities drop column player_id;
      alter table event_kinds add column counts boolean not null default true;
    `),
  down: (db) =>
    db.schema.raw(`
      alter table event_kinds drop column counts;
      alter table identities add column player_id uuid references players on delete set null;
      create index on identities (player_id);
      update identities i set player_id = l.player_id
      from (select distinct on (source, who) * from identity_links order by source, who, from_day desc) l
      where l.source = i.source and l.who = i.who;
      drop table identity_links;
    `),
};
