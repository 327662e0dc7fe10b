import type { Knex } from 'knex';

/** The team of a player, beside the role; a final month keeps that of its end. */
export const migration: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      alter table players add column team text check (char_length(team) between 1 and 30);
      alter table final_standings add column team text check (char_length(team) between 1 and 30);
    `),
  down: (db) =>
    db.schema.raw('alter table players drop column team; alter table final_standings drop column team;'),
};
