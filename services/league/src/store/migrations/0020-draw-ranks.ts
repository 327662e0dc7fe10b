import type { Knex } from 'knex';

/** The rank that a draw's choice depends on: the prize's place among the month's lottery prizes, from 1. */
export const drawRanks: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      -- Null for a draw that was held before: its choice depends on the prize's id.
      alter table draws add column rank int check (rank >= 1);
    `),
  down: (db) => db.schema.raw('alter table draws drop column rank'),
};
