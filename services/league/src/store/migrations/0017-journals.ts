import type { Knex } from 'knex';

/** One word for what an undo works on: the journal of a change. */
export const journals: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      alter table audit_rows rename column trace to journal;
      alter table audit rename column trace to journal;
    `),
  down: (db) =>
    db.schema.raw(`
      alter table audit rename column journal to trace;
      alter table audit_rows rename column journal to trace;
    `),
};
