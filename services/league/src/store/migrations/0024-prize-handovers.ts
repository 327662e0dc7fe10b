import type { Knex } from 'knex';

/** The days on which the prizes of months were handed over. */
export const prizeHandovers: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      -- No references: a handover stays when its prize or its player is removed.
      create table prize_handovers (
        month date not null check (month = month_of(month)),
        prize_id uuid not null,
        -- The prize's title and winner at that time.
        title text not null,
        player_id uuid not null,
        handed_on date not null check (handed_on >= month),
        primary key (month, prize_id)
      );
    `),
  down: (db) => db.schema.raw('drop table prize_handovers'),
};
