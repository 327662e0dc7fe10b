import { knownMigrations } from '@vetta/league/store/migrate';
import { freshDatabase, inDatabase } from '@vetta/league/testing/fresh-database';
import { folderOfTest } from '@vetta/league/testing/test-folder';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEnvironment } from '../../src/environment.ts';
import { openLeagueDatabase } from '../../src/start/league-database.ts';
import { everyRow } from '../every-row.ts';
import { makeSchema, migrationsOf } from '../older-schema.ts';
import { type StartedVetta, spawnVetta } from '../started-vetta.ts';
import { holdTable } from './held-table.ts';

let folder: string;
let vetta: StartedVetta | undefined;
beforeEach(async () => {
  folder = await folderOfTest();
});
afterEach(() => vetta?.kill());

async function olderLeague(): Promise<string> {
  const url = await freshDatabase();
  await makeSchema(url, knownMigrations().slice(0, 1));
  await inDatabase(url, (database) =>
    database.raw("insert into players (name, joined_on, updated_at) values ('Anna', '2026-10-01', now())"),
  );
  return url;
}

test('a start killed in the middle of its migrations changes nothing, and the next start does them all', async () => {
  const url = await olderLeague();
  const older = await everyRow(url);
  // The first migrations change other tables before one waits for this.
  const held = await holdTable(url, 'month_sums');
  vetta = spawnVetta({ ROLE: 'api', PORT: '0', DATABASE_URL: url, DATA_DIR: folder, DEMO: 'off' });
  await held.waitedFor();
  await vetta.kill();
  await held.release();
  expect(await everyRow(url)).toEqual(older);

  const next = await openLeagueDatabase(readEnvironment({ DATABASE_URL: url }), {
    as: 'owner',
    schema: 'migrate',
  });
  expect(await migrationsOf(next.database)).toEqual(knownMigrations());
  expect(await next.database('players').select('name')).toEqual([{ name: 'Anna' }]);
  await next.close();
});
