import type { Knex } from 'knex';

const entriesByPlayer = (included: string) => `
  alter table entries drop constraint entries_player_id_date_key;
  alter table entries add constraint entries_player_id_date_key unique (player_id, date) ${included};
`;

/** Lets a player's month be read from the index alone: in the table each of its days is on another page. */
export const numbersByPlayer: Knex.Migration = {
  up: (db) => db.schema.raw(entriesByPlayer('include (rings, appt_set, appt_done, alignment)')),
  down: (db) => db.schema.raw(entriesByPlayer('')),
};
