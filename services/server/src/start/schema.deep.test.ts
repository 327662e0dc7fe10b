import { openDatabase } from '@vetta/league/store/database';
import { knownMigrations } from '@vetta/league/store/migrate';
import { rows } from '@vetta/league/store/rows';
import { freshDatabase, inDatabase } from '@vetta/league/testing/fresh-database';
import { beforeEach, expect, test } from 'vitest';
import { makeSchema, migrationsOf, nameAsBefore } from '../../testing/older-schema.ts';
import { readEnvironment } from '../environment.ts';
import { type DatabaseUse, openLeagueDatabase } from './league-database.ts';

let url: string;
beforeEach(async () => {
  url = await freshDatabase();
});

/** Opens the database, closes it, and returns the migrations that it has then. */
async function open(use: DatabaseUse): Promise<string[]> {
  const data = await openLeagueDatabase(readEnvironment({ DATABASE_URL: url }), use);
  const applied = await migrationsOf(data.database);
  await data.close();
  return applied;
}

const newest = knownMigrations().at(-1) ?? '';
/** Gives the database the schema of an older version, without the `missing` newest migrations. */
const makeOlder = (missing = 1) => makeSchema(url, knownMigrations().slice(0, -missing));

test('the api’s start brings an older schema up to date', async () => {
  await makeOlder();
  expect(await open({ as: 'owner', schema: 'migrate' })).toEqual(knownMigrations());
});

test('a start that cannot lock the tables ends with a sentence after 10 s and changes nothing', async () => {
  // As many that one of them changes a table that is there.
  await makeOlder(8);
  const other = openDatabase(url, { max: 1 });
  await other.transaction(async (trx) => {
    const tables = await rows<{ name: string }>(
      trx,
      "select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'knex%'",
    );
    await trx.raw(`lock table ${tables.map(({ name }) => name).join(', ')} in access share mode`);
    await expect(open({ as: 'owner', schema: 'migrate' })).rejects.toThrow(
      'Another process uses the tables of this database',
    );
  });
  await other.destroy();
  expect(await open({ as: 'guest', schema: 'leave' })).not.toContain(newest);
  expect(await open({ as: 'owner', schema: 'migrate' })).toContain(newest);
});

test('a command refuses an older schema with a sentence and leaves it as it is', async () => {
  await makeOlder();
  await expect(open({ as: 'guest', schema: 'require' })).rejects.toThrow(
    'An older Vetta has set up this database',
  );
  expect(await open({ as: 'guest', schema: 'leave' })).not.toContain(newest);
});

test('a schema of before the baseline is refused by the commit to go through, and the last one is taken on', async () => {
  await makeOlder(knownMigrations().length - 1);
  const database = openDatabase(url, { max: 1 });
  await nameAsBefore(database, '0079-rules-without-figures');
  for (const schema of ['migrate', 'require'] as const)
    await expect(open({ as: 'guest', schema })).rejects.toThrow('start the version of commit 0da0bf0f');
  await nameAsBefore(database, '0081-absent-days');
  await database.destroy();
  expect(await open({ as: 'owner', schema: 'migrate' })).toEqual(knownMigrations());
});

test('an empty database gets its tables from the api’s start only', async () => {
  await makeSchema(url);
  for (const schema of ['require', 'leave'] as const)
    await expect(open({ as: 'guest', schema })).rejects.toThrow('There is no league in this database yet');
  expect(await open({ as: 'owner', schema: 'migrate' })).toEqual(knownMigrations());
});

test('the start and every command refuse the schema of a newer version', async () => {
  await inDatabase(url, (database) =>
    database.raw(
      "insert into knex_migrations (name, batch, migration_time) values ('9999-future', 99, now())",
    ),
  );
  for (const schema of ['migrate', 'require', 'leave'] as const)
    await expect(open({ as: 'guest', schema })).rejects.toThrow('A newer Vetta has set up this database');
});
