import type { Knex } from 'knex';

/** Whose each source of events is, and which key brought each event. */
export const migration: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      -- Null for the shared key, and for events from before. Not references: a restore keeps the keys that are in force.
      alter table events add column key_id uuid;
      create table senders (
        source text primary key,
        key_id uuid,
        -- Of the day on which the last event was refused.
        refused_on date,
        refused int not null default 0
      );
      -- Of events from before, the Registro alone names the key.
      insert into senders (source, key_id)
      select distinct on (a.after ->> 'source') a.after ->> 'source', k.id
      from audit a join admin_keys k on k.name = a.actor and k.made_at <= a.at and (k.revoked_at is null or k.revoked_at >= a.at)
      where a.action = 'POST /api/intake/events' and a.after ->> 'source' is not null
      order by a.after ->> 'source', a.at, k.made_at desc;
    `),
  down: (db) => db.schema.raw('drop table senders; alter table events drop column key_id;'),
};
