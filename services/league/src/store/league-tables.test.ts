import { expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { openDatabase } from './database.ts';
import { leagueTables, tablesOf } from './league-tables.ts';
import { rows } from './rows.ts';

test('every table that the migrations make is known by its name', async () => {
  const database = openDatabase(await freshDatabase(), { max: 1 });
  expect(await tablesOf(database)).toEqual(leagueTables.toSorted());
  await database.destroy();
});

test('no id, hash or key is sorted by rules that another version of the system may change', async () => {
  const database = openDatabase(await freshDatabase(), { max: 1 });
  const sorted = await rows<{ name: string }>(
    database,
    `select cast(cast(indexrelid as regclass) as text) as name from pg_index join pg_class on oid = indrelid
    where relnamespace = 'public'::regnamespace and 'pg_catalog."default"'::regcollation = any (indcollation) order by name`,
  );
  // Of lower(name): what people name.
  expect(sorted.map(({ name }) => name)).toEqual([
    'admin_keys_by_name',
    'screens_by_name',
    'sources_by_name',
  ]);
  await database.destroy();
});
