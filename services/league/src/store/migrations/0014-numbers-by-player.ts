import type { Knex } from 'knex';

const entriesByPlayer = (included: string) => `
  alter table entries drop constraint entries_player_id_date_key;
  alter table entries add constraint entries_player_id_date_key unique (player_id, date) ${included};
`;

/** A player's month is read from the index alone: its days lie on as many pages of the table as there were evenings. */
export const numbersByPlayer: Knex.Migration = {
  up: (db) => db.schema.raw(entriesByPlayer('include (rings, appt_set, appt_done, alignment)')),
  down: (db) => db.schema.raw(entriesByPlayer('')),
};
