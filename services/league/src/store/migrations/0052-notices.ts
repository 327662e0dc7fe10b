import type { Knex } from 'knex';

const triggers = (
  [
    ['insert', 'new'],
    ['update', 'new'],
    ['delete', 'old'],
  ] as const
)
  .map(
    ([event, rows]) => `
      create trigger moves_public_version_on_${event} after ${event} on notices
        referencing ${rows} table as changed for each statement execute function move_public_version();`,
  )
  .join('');

/** Messages on wall screens, and which screens have shown them. The public version tells walls of them at once. */
export const notices: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      create table notices (
        id uuid primary key default uuidv7(),
        title text check (char_length(title) between 1 and 40),
        text text not null check (char_length(text) between 1 and 140),
        tone text not null check (tone in ('info', 'festa', 'urgente')),
        -- The screens that show it; null: all.
        screens uuid[],
        created_at timestamptz not null,
        ends_at timestamptz not null check (ends_at > created_at)
      );
      create index on notices (ends_at);

      create table notice_showings (
        notice_id uuid not null references notices on delete cascade,
        screen_id uuid not null references screens on delete cascade,
        since timestamptz not null,
        primary key (notice_id, screen_id)
      );
      create index on notice_showings (screen_id);
      ${triggers}
    `),
  down: (db) => db.schema.raw('drop table notice_showings; drop table notices;'),
};
