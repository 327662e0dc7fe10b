import type { Knex } from 'knex';

const ROLES = "('setter', 'trainer', 'team_leader')";

/** What a player does in the office, null where nobody said; in a final month, what it was when the month became final. */
export const playerRoles: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      alter table players add column role text check (role in ${ROLES});
      alter table final_standings add column role text check (role in ${ROLES});
    `),
  down: (db) =>
    db.schema.raw(`
      alter table players drop column role;
      alter table final_standings drop column role;
    `),
};
