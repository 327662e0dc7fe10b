import { readFileSync } from 'node:fs';
import type { Knex } from 'knex';

/** The schema that a released version began with, in SQL beside this file. */
export const migration: Knex.Migration = {
  up: (db) =>
    // Knex takes a question mark for a place of a value.
    db.schema.raw(
      readFileSync(new URL('./0081-baseline.sql', import.meta.url), 'utf8').replaceAll('?', '\\?'),
    ),
  down: async () => {
    throw new Error('Nothing was before the baseline: drop the schema instead');
  },
};
