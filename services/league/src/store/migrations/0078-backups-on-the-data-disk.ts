import type { Knex } from 'knex';

/** Whether the backups are on the disk of the data; null until a scheduler has said so. */
export const backupsOnTheDataDisk: Knex.Migration = {
  up: (db) => db.schema.raw('alter table nightly_backup add column on_data_disk boolean'),
  down: (db) => db.schema.raw('alter table nightly_backup drop column on_data_disk'),
};
