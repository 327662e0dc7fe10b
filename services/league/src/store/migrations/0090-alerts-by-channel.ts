import type { Knex } from 'knex';

/** ALERT_URL is a channel, whose deliveries say what it was told; and nobody counts the calls of guests any more. */
export const alertsByChannel: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      drop table close_alerts, plugin_calls;
      alter table screens drop column alerted_at;
      alter table sources drop column problem_told_at;
    `),
  down: (db) =>
    db.schema.raw(`
      alter table sources add column problem_told_at timestamptz;
      alter table screens add column alerted_at timestamptz;
      create table close_alerts (day date primary key, sent_at timestamptz not null, recovered_at timestamptz);
      create table plugin_calls (
        plugin text not null,
        call text not null,
        day date not null,
        made integer not null check (made > 0),
        failed integer not null check (failed between 0 and made),
        failed_at timestamptz,
        failed_status integer,
        primary key (plugin, call, day),
        check ((failed = 0) = (failed_at is null) and (failed = 0) = (failed_status is null))
      );
    `),
};
