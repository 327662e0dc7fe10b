import type { Knex } from 'knex';

/** The lottery's commitments and draws. */
export const lottery: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      -- A secret is committed to before anyone knows the participants, and shown when it was used.
      create table draw_commitments (
        id uuid primary key default uuidv7(),
        month date not null check (month = month_of(month)),
        commitment text not null,
        secret text not null,
        committed_at timestamptz not null,
        -- When it was drawn with; until then the secret is nobody's.
        revealed_at timestamptz
      );
      create index draw_commitments_by_month on draw_commitments (month);

      create table draws (
        id uuid primary key default uuidv7(),
        month date not null check (month = month_of(month)),
        -- No reference to prizes: a draw outlives its prize.
        prize_id uuid not null,
        prize_title text not null,
        commitment_id uuid not null references draw_commitments,
        drawn_at timestamptz not null,
        -- Ids and names as they stood, sorted: what the winner can be recomputed from.
        participants jsonb not null,
        winner_id uuid,
        voided_at timestamptz,
        void_reason text,
        check ((voided_at is null) = (void_reason is null))
      );
      -- The voided draw that a commitment is to take the place of; the month's first commitment has none.
      alter table draw_commitments add column redraws uuid unique references draws;
      -- Two first commitments would let somebody choose.
      create unique index draw_commitments_first on draw_commitments (month) where redraws is null;
      -- One standing draw for each prize and month; voided ones stay visible beside it.
      create unique index draws_standing on draws (month, prize_id) where voided_at is null;
    `),
  down: (db) => db.schema.raw('drop table draws, draw_commitments cascade'),
};
