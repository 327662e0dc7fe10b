import type { Database } from '@vetta/league/store/database';
import { migrate } from '@vetta/league/store/migrate';
import { rows } from '@vetta/league/store/rows';
import { inDatabase } from '@vetta/league/testing/fresh-database';

/** Gives a database nothing but what these migrations make. */
export const makeSchema = (url: string, migrations: readonly string[] = []): Promise<void> =>
  inDatabase(url, async (database) => {
    await database.raw('drop schema public cascade; create schema public');
    if (migrations.length > 0) await migrate(database, migrations);
  });

/** Returns the names of a database's migrations, in their order. */
export const migrationsOf = async (database: Database): Promise<string[]> =>
  (await rows<{ name: string }>(database, 'select name from knex_migrations order by id')).map(
    ({ name }) => name,
  );

/** Gives the migrations of the baseline the names that they had, up to `last`. */
export async function nameAsBefore(database: Database, last: string): Promise<void> {
  await database.raw("update knex_migrations set name = '0001-play' where name = '0081-baseline'");
  await database.raw('insert into knex_migrations (name, batch, migration_time) values (?, 1, now())', [
    last,
  ]);
}
