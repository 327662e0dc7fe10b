import type { Knex } from 'knex';

/** The holder of the admin key, the audit, and the scheduler's report. */
export const operation: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      create table admin_users (
        id uuid primary key default uuidv7(),
        username text not null unique,
        password_hash text not null,
        last_login timestamptz,
        created_at timestamptz not null
      );

      create table audit (
        id uuid primary key default uuidv7(),
        at timestamptz not null,
        actor text not null,
        action text not null,
        before jsonb,
        after jsonb
      );
      create index audit_by_time on audit (at);

      create table scheduler_reports (
        singleton boolean primary key default true check (singleton),
        runner text not null check (runner in ('temporal', 'in-process')),
        next_run timestamptz,
        paused boolean not null,
        -- The database's own time, with which the age of a report is computed.
        reported_at timestamptz not null
      );
    `),
  down: (db) => db.schema.raw('drop table scheduler_reports, audit, admin_users'),
};
