import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { freshBucket } from '@vetta/api/testing/object-stores';
import { reportScheduler, type SchedulerReport } from '@vetta/league/closes/scheduler-status';
import type { Database } from '@vetta/league/store/database';
import { knownMigrations } from '@vetta/league/store/migrate';
import { rows } from '@vetta/league/store/rows';
import { freshDatabase, inDatabase } from '@vetta/league/testing/fresh-database';
import { folderOfTest } from '@vetta/league/testing/test-folder';
import { beforeEach, expect, test } from 'vitest';
import { makeSchema, migrationsOf } from '../../testing/older-schema.ts';
import { exited, runScript, storeVariables } from '../../testing/run-script.ts';

let folder: string;
let DATABASE_URL: string;
let run: (...args: string[]) => ReturnType<typeof runScript>;
beforeEach(async () => {
  folder = await folderOfTest();
  DATABASE_URL = await freshDatabase();
  const store = storeVariables(freshBucket('s3rver'));
  run = (...args) => runScript(args, { DATA_DIR: folder, DATABASE_URL, ...store });
});

/** Works on the database and leaves it: a restore refuses to run beside a connected server. */
const on = <T>(work: (database: Database) => Promise<T>) => inDatabase(DATABASE_URL, work);
const sql = (text: string, bindings: string[] = []) => on((database) => database.raw(text, bindings));
const names = (query: string) =>
  on(async (database) => (await rows<{ name: string }>(database, query)).map(({ name }) => name));

/** Gives the database the schema before the newest migration, with one player. */
async function makeOlder(): Promise<void> {
  await makeSchema(DATABASE_URL, knownMigrations().slice(0, -1));
  await addPlayer('Giulia');
}
const addPlayer = (name: string) =>
  sql("insert into players (name, joined_on, updated_at) values (?, '2026-11-01', now())", [name]);
const players = () => names('select name from players order by name');
const applied = () => on(migrationsOf);
const archives = async () => (await readdir(folder)).filter((name) => name.startsWith('before-'));

test('migrate backs up an older database, brings it up to date, and does nothing the second time', async () => {
  await makeOlder();
  const file = join(folder, 'before-upgrade.tar.gz');
  expect(await run('migrate', '--backup', file)).toMatchObject({ code: 0 });
  expect(await applied()).toEqual(knownMigrations());
  const [archive = ''] = await archives();
  expect(archive).toMatch(/^before-upgrade-\d{8}T\d{6}Z\.tar\.gz$/);
  expect(await run('migrate', '--backup', file)).toMatchObject({ code: 0 });
  expect(await archives()).toEqual([archive]);

  await addPlayer('Marco, after the upgrade');
  const restored = await run('restore', join(folder, archive), '--replace');
  expect(restored).toMatchObject({ code: 0 });
  expect(await players()).toEqual(['Giulia']);
});

test('migrate makes the tables of an empty database, and backs up none', async () => {
  await makeSchema(DATABASE_URL);
  const file = join(folder, 'before-upgrade.tar.gz');
  expect(await run('migrate', '--backup', file)).toMatchObject(exited(0, 'The database is up to date.'));
  expect(await applied()).toEqual(knownMigrations());
  expect(await archives()).toEqual([]);
});

test('a version can be taken back: restore --replace puts its backup in the place of a newer version’s tables', async () => {
  await addPlayer('Giulia');
  const archive = join(folder, 'vetta.tar.gz');
  expect(await run('backup', archive)).toMatchObject({ code: 0 });
  await sql(
    "insert into knex_migrations (name, batch, migration_time) values ('9999-future', 99, now()); create table of_the_future ()",
  );
  await addPlayer('Marco, of the newer version');

  for (const refused of [
    await run('migrate'),
    await run('restore', archive),
    await run('backup', join(folder, 'b')),
  ]) {
    expect(refused.output).toContain('A newer Vetta has set up this database');
    expect(refused.code).toBe(1);
  }
  expect(await players()).toHaveLength(2);

  expect(await run('restore', archive, '--replace')).toMatchObject({ code: 0 });
  expect(await applied()).toEqual(knownMigrations());
  expect(await players()).toEqual(['Giulia']);
  const left = await names("select tablename as name from pg_tables where tablename = 'of_the_future'");
  expect(left).toEqual([]);
});

test('status says whether the days are closed, and ends with 1 if no scheduler reports', async () => {
  const silent = await run('status');
  expect(silent).toMatchObject(exited(1, 'NO SCHEDULER REPORTS'));

  const report = (reported: SchedulerReport) => on((database) => reportScheduler(database, reported));
  const nextRun = Temporal.Instant.from('2026-11-22T22:59:00Z');
  await report({ runner: 'temporal', nextRun, paused: true });
  const paused = await run('status');
  expect(paused).toMatchObject(exited(0, 'THE SCHEDULE IS PAUSED'));

  await report({ runner: 'temporal', nextRun, paused: false });
  const active = await run('status');
  expect(active.code).toBe(0);
  expect(active.output).toMatch(
    /The next close runs at 2026-11-22T22:59:00\S* \(in Rome 2026-11-22 23:59\)\./,
  );
});

test('where the system sorts texts by other rules than the indexes were made by, status says so, and migrate makes them anew', async () => {
  const other = 'the system below PostgreSQL sorts texts by version';
  await sql("update pg_database set datcollversion = '1.0' where datname = current_database()");
  expect((await run('status')).output).toContain(`Warning: ${other}`);
  expect(await run('migrate')).toMatchObject(exited(0, 'The indexes were rebuilt'));
  expect((await run('status')).output).not.toContain(other);
});
