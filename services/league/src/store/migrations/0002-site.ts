import type { Knex } from 'knex';

/** What the public page shows besides the standings, and the settings. */
export const site: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      create table prizes (
        id uuid primary key default uuidv7(),
        position int not null check (position >= 1),
        title text not null check (length(title) > 0),
        description text,
        image_url text,
        is_lottery boolean not null default false,
        is_active boolean not null default true,
        is_demo boolean not null default false,
        updated_at timestamptz not null
      );

      create table site_content (
        id uuid primary key default uuidv7(),
        key text not null unique check (length(key) > 0),
        value text not null,
        description text
      );

      create table game_rules (
        id uuid primary key default uuidv7(),
        title text not null check (length(title) > 0),
        content text not null,
        "order" int not null default 0 check ("order" >= 0),
        is_active boolean not null default true
      );

      create table settings (
        id uuid primary key default uuidv7(),
        key text not null unique,
        value jsonb not null,
        type text not null default 'string',
        description text
      );
    `),
  down: (db) => db.schema.raw('drop table settings, game_rules, site_content, prizes'),
};
