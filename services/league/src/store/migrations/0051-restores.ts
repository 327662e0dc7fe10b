import type { Knex } from 'knex';

/** Whether the newest nightly backup was restored for a check, and the newest drill that held. */
export const restores: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      alter table nightly_backup
        -- False: it was only read to its end. Null: not known, or no good backup yet.
        add column is_restored boolean,
        add column drilled_at timestamptz,
        -- The moment whose data the drill's backup had.
        add column drill_data_at timestamptz,
        add column drill_ms integer,
        add check (num_nulls(drilled_at, drill_data_at, drill_ms) in (0, 3));
    `),
  down: (db) =>
    db.schema.raw(`
      alter table nightly_backup drop column is_restored, drop column drilled_at, drop column drill_data_at, drop column drill_ms;
    `),
};
