import type { Knex } from 'knex';

/** Keys with a name, beside the shared one. */
export const namedKeys: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      create table admin_keys (
        id uuid primary key,
        name text not null check (length(name) > 0),
        scopes text[] not null check (cardinality(scopes) > 0),
        -- SHA-256 of the whole key, in hexadecimal digits: the key has 32 random bytes, so that a slow hash adds nothing.
        hash text not null check (hash ~ '^[0-9a-f]{64}$'),
        made_at timestamptz not null,
        made_by text not null,
        ends_at timestamptz,
        -- To the hour.
        last_used_at timestamptz,
        revoked_at timestamptz
      );
      create unique index admin_keys_by_name on admin_keys (lower(name)) where revoked_at is null;
    `),
  down: (db) => db.schema.raw('drop table admin_keys'),
};
