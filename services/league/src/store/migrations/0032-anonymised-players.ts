import type { Knex } from 'knex';

/** Who was made anonymous: a restore of an older backup repeats it. */
export const anonymisedPlayers: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      -- No reference to players: most of them are removed one day.
      create table anonymised_players (
        player_id uuid primary key,
        -- «Partecipante N», which the player has for ever.
        name text not null,
        anonymised_at timestamptz not null
      );
      insert into anonymised_players
      select distinct on (1) cast(after ->> 'playerId' as uuid), after ->> 'name', at
      from audit where action = 'POST /api/admin/players/{id}/anonymise' order by 1, at desc;
    `),
  down: (db) => db.schema.raw('drop table anonymised_players'),
};
