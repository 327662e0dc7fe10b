import type { Knex } from 'knex';

/** For a new admin key: how long the old one is still accepted, and whether the key came from ADMIN_KEY. */
export const keyRotation: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      alter table admin_users
        -- The former key, accepted until then by the database's own time.
        add column previous_hash text,
        add column previous_until timestamptz,
        -- Whether the key came from ADMIN_KEY: then every start writes it again.
        add column is_given boolean not null default false,
        add check ((previous_hash is null) = (previous_until is null));
    `),
  down: (db) =>
    db.schema.raw(
      'alter table admin_users drop column previous_hash, drop column previous_until, drop column is_given',
    ),
};
