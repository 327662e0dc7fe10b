import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@vetta/league/store/database';
import { knownMigrations, migrate } from '@vetta/league/store/migrate';
import { rows } from '@vetta/league/store/rows';
import { freshDatabase } from '@vetta/league/testing/fresh-database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readEnvironment } from '../../src/environment.ts';
import { openLeagueDatabase } from '../../src/start/league-database.ts';
import { everyRow } from '../every-row.ts';
import { type StartedVetta, spawnVetta } from '../started-vetta.ts';
import { holdTable } from './held-table.ts';

let folder: string;
let vetta: StartedVetta | undefined;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vetta-killed-'));
  await chmod(folder, 0o755);
});
afterEach(async () => {
  await vetta?.kill();
  await rm(folder, { recursive: true, force: true });
});

async function olderLeague(): Promise<string> {
  const url = await freshDatabase();
  const database = openDatabase(url, { max: 1 });
  await database.raw('drop schema public cascade; create schema public');
  await migrate(database, knownMigrations().slice(0, 1));
  await database.raw(
    "insert into players (name, joined_on, updated_at) values ('Anna', '2026-10-01', now())",
  );
  await database.destroy();
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
  const applied = await rows<{ name: string }>(next.database, 'select name from knex_migrations order by id');
  expect(applied.map(({ name }) => name)).toEqual(knownMigrations());
  expect(await next.database('players').select('name')).toEqual([{ name: 'Anna' }]);
  await next.close();
});
