import type { Knex } from 'knex';

/** Sheets on other servers that are fetched, and how that goes. */
export const sources: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      create table sources (
        id uuid primary key default uuidv7(),
        name text not null check (char_length(name) between 1 and 80),
        url text not null,
        every_minutes int not null check (every_minutes between 5 and 1440),
        -- Times of day in Rome.
        from_time text not null check (from_time ~ '^\\d\\d:\\d\\d$'),
        to_time text not null check (to_time ~ '^\\d\\d:\\d\\d$' and to_time >= from_time),
        paused boolean not null,
        options jsonb not null,
        -- Of the bytes that were taken last. A source with other settings is fetched and read again.
        etag text,
        last_modified text,
        content_hash text,
        last_run_at timestamptz,
        last_good_at timestamptz,
        last_taken_at timestamptz,
        problem jsonb,
        problem_since timestamptz,
        -- When ALERT_URL was told of this problem.
        problem_told_at timestamptz,
        check ((problem is null) = (problem_since is null))
      );
      create unique index sources_by_name on sources (lower(name));
    `),
  down: (db) => db.schema.raw('drop table sources'),
};
