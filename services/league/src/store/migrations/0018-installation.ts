import type { Knex } from 'knex';

/** The id of this installation: its objects in a shared bucket are stored under it. */
export const installation: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      create table installation (
        singleton boolean primary key default true check (singleton),
        id uuid not null default gen_random_uuid()
      );
      insert into installation default values;
    `),
  down: (db) => db.schema.raw('drop table installation'),
};
