import { expect, test } from 'vitest';
import { freshDatabase } from '../../testing/fresh-database.ts';
import { openDatabase } from './database.ts';
import { leagueTables, tablesOf } from './league-tables.ts';

test('every table that the migrations make is known by its name', async () => {
  const database = openDatabase(await freshDatabase(), { max: 1 });
  expect(await tablesOf(database)).toEqual(leagueTables.toSorted());
  await database.destroy();
});
