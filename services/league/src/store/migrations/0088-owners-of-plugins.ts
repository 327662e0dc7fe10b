import type { Knex } from 'knex';

/** Whose each plugin's name is, which key published each build, and builds that were withdrawn. */
export const migration: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      -- Null for the shared key. Not a reference: a restore keeps the keys that are in force.
      alter table plugin_versions add column published_key uuid, add column withdrawn_at timestamptz;

      create table plugin_owners (
        name text primary key,
        -- Null for the admins.
        key_id uuid
      );

      -- Of builds from before only the name of the key is known.
      update plugin_versions v set published_key = (
        select k.id from admin_keys k
        where k.name = v.published_by and k.made_at <= v.published_at
          and (k.revoked_at is null or k.revoked_at >= v.published_at)
        order by k.made_at desc limit 1
      );
      insert into plugin_owners (name, key_id)
      select distinct on (name) name, published_key from plugin_versions
      where declaration -> 'isolated' = 'true' order by name, published_at, hash;
    `),
  down: (db) =>
    db.schema.raw(`
      drop table plugin_owners;
      alter table plugin_versions drop column published_key, drop column withdrawn_at;
    `),
};
