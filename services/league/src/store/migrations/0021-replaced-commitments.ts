import type { Knex } from 'knex';

/** The commitments that a restored league has replaced: no backup has their secrets. */
export const replacedCommitments: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      create table replaced_commitments (
        id uuid primary key default uuidv7(),
        month date not null check (month = month_of(month)),
        commitment text not null,
        committed_at timestamptz not null,
        replaced_at timestamptz not null
      );
      create index replaced_commitments_by_month on replaced_commitments (month);
    `),
  down: (db) => db.schema.raw('drop table replaced_commitments'),
};
