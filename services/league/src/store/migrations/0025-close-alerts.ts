import type { Knex } from 'knex';

/** Why a close waits or has stopped, and the alerts that the operator got about late closes. */
export const closeAlerts: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      alter table failing_close
        add column stopped boolean not null default false,
        -- The error's message, without values of rows.
        add column because text;

      alter table scheduler_reports
        add column temporal_away boolean not null default false;

      create table close_alerts (
        day date primary key,
        sent_at timestamptz not null,
        -- When the receiver learned that the day is closed after all.
        mended_at timestamptz
      );
    `),
  down: (db) =>
    db.schema.raw(`
      drop table close_alerts;
      alter table scheduler_reports drop column temporal_away;
      alter table failing_close drop column stopped, drop column because;
    `),
};
