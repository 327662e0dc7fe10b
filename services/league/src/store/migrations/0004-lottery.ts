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
        revealed_at timestamptz
      );
      create index draw_commitments_by_month on draw_commitments (month);

      create table draws (
        id uuid primary key default uuidv7(),
        month date not null check (month = month_of(month)),
        prize_id uuid not null,
        commitment_id uuid not null references draw_commitments,
        drawn_at timestamptz not null,
        -- Ids and names as they stood, sorted: what the winner can be recomputed from.
        participants jsonb not null,
        winner_id uuid,
        voided_at timestamptz,
        void_reason text,
        check ((voided_at is null) = (void_reason is null))
      );
      -- One standing draw for each prize and month; voided ones stay visible beside it.
      create unique index draws_standing on draws (month, prize_id) where voided_at is null;
    `),
  down: (db) => db.schema.raw('drop table draws, draw_commitments'),
};
