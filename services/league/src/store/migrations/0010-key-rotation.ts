import type { Knex } from 'knex';

/** What a new admin key needs: the old one's time of grace, and whether the key is the operator's own. */
export const keyRotation: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      alter table admin_users
        -- The key before, which is still taken until then, by the database's own time.
        add column previous_hash text,
        add column previous_until timestamptz,
        -- Whether it came from ADMIN_KEY: then each start writes it anew.
        add column is_given boolean not null default false,
        add check ((previous_hash is null) = (previous_until is null));
    `),
  down: (db) =>
    db.schema.raw(
      'alter table admin_users drop column previous_hash, drop column previous_until, drop column is_given',
    ),
};
