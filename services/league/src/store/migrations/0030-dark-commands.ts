import type { Knex } from 'knex';

/** What a screen is to be after the command `dark`: two who press the same button want the same. */
export const darkCommands: Knex.Migration = {
  up: (db) =>
    db.schema.raw(`
      alter table screen_commands
        -- Null: the other of what it is when it gets the command.
        add column dark boolean check (dark is null or kind = 'dark')
    `),
  down: (db) => db.schema.raw('alter table screen_commands drop column dark'),
};
