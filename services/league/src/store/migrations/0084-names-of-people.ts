import type { Knex } from 'knex';

/** Names by which a person was known before, so that a file or a sheet makes no second one (docs/intake.md, «People»). */
export const migration: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      -- Of a player: the names before the present one. Of a removed one: all. Hence no reference to players.
      create table earlier_names (
        player_id uuid not null,
        name text not null,
        primary key (player_id, name)
      );
      insert into earlier_names
      select distinct cast(before ->> 'id' as uuid), before ->> 'name' from audit
      where (action = 'DELETE /api/admin/players/{id}'
          or (action = 'PUT /api/admin/players/{id}' and before ->> 'name' <> after ->> 'name'))
        and before ->> 'name' !~ '^Partecipante [1-9]\\d*$';

      create table forgotten_names (
        -- Keyed by a secret that is not in the database, and without whose name it was.
        name_hash text primary key,
        -- The journal of the import that left rows of this name out.
        left_out_by uuid
      );
    `),
  down: (db) => db.schema.raw('drop table forgotten_names; drop table earlier_names;'),
};
