import type { Knex } from 'knex';

/** The lottery's commitments and draws. */
export const lottery: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      -- A secret is committed to before the participants are known, and revealed by its draw.
      create table draw_commitments (
        id uuid primary key default uuidv7(),
        month date not null check (month = month_of(month)),
        commitment text not null,
        secret text not null,
        committed_at timestamptz not null,
        -- The time of its draw; until then the secret is not shown.
        revealed_at timestamptz
      );
      create index draw_commitments_by_month on draw_commitments (month);

      create table draws (
        id uuid primary key default uuidv7(),
        month date not null check (month = month_of(month)),
        -- No reference to prizes: a draw stays when its prize is removed.
        prize_id uuid not null,
        prize_title text not null,
        commitment_id uuid not null references draw_commitments,
        drawn_at timestamptz not null,
        -- Ids, names and totals at the draw, sorted by id: the winner can be recomputed from them.
        participants jsonb not null,
        winner_id uuid,
        voided_at timestamptz,
        void_reason text,
        check ((voided_at is null) = (void_reason is null))
      );
      -- The voided draw that the next one replaces; null for the month's first commitment.
      alter table draw_commitments add column redraws uuid unique references draws;
      -- With two first commitments one could be chosen afterwards.
      create unique index draw_commitments_first on draw_commitments (month) where redraws is null;
      -- One valid draw for each prize and month, beside the voided ones.
      create unique index draws_standing on draws (month, prize_id) where voided_at is null;
    `),
  down: (db) => db.schema.raw('drop table draws, draw_commitments cascade'),
};
