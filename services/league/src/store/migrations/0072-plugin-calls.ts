import type { Knex } from 'knex';

/** The calls that guests have made by the back office: how many a day, and the last one that failed. */
export const pluginCalls: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      create table plugin_calls (
        plugin text not null,
        -- By its name, as \`GET /api/admin/prizes\`.
        call text not null,
        day date not null,
        made integer not null check (made > 0),
        failed integer not null check (failed between 0 and made),
        failed_at timestamptz,
        -- The HTTP status of the last failure.
        failed_status integer,
        primary key (plugin, call, day),
        check ((failed = 0) = (failed_at is null) and (failed = 0) = (failed_status is null))
      );
    `),
  down: (db) => db.schema.raw('drop table plugin_calls'),
};
