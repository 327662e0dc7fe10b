import type { Knex } from 'knex';

/** One word with the webhook's event: a day that is closed after all has recovered. */
export const recoveredAlerts: Knex.Migration = {
  up: (db) => db.schema.raw('alter table close_alerts rename column mended_at to recovered_at'),
  down: (db) => db.schema.raw('alter table close_alerts rename column recovered_at to mended_at'),
};
