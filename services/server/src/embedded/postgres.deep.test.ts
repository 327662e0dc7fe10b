import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, chown, glob, readdir, readFile, stat, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '@vetta/league/store/database';
import { migrate } from '@vetta/league/store/migrate';
import { folderOfTest } from '@vetta/league/testing/test-folder';
import pg from 'pg';
import { beforeEach, describe, expect, test } from 'vitest';
import { exited, runScript } from '../../testing/run-script.ts';
import { readEnvironment } from '../environment.ts';
import { openLeagueDatabase } from '../start/league-database.ts';
import { explain } from './launch-postgres.ts';
import { ensureDatabase, startPostgres } from './postgres.ts';

let folder: string;
beforeEach(async () => {
  folder = await folderOfTest();
});

async function ask(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

/** Starts PostgreSQL in a process of its own, which prints its address. */
function startInProcess() {
  const script = `
    import { startPostgres } from ${JSON.stringify(new URL('./postgres.ts', import.meta.url).href)};
    console.log((await startPostgres(process.argv[1])).urlOf('postgres'));
    setInterval(() => {}, 1_000);`;
  // In its own process group, so that it can be killed with the programs that it runs.
  return spawn(process.execPath, ['--input-type=module', '-e', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
}

test('data outlives a stop, and a database is made once', async () => {
  const first = await startPostgres(folder);
  expect(await ensureDatabase(first, 'office')).toBe(true);
  await ask(first.urlOf('office'), 'create table kept as select 7 as number');
  await first.stop();

  const second = await startPostgres(folder);
  expect(await ensureDatabase(second, 'office')).toBe(false);
  expect(await ask(second.urlOf('office'), 'select number from kept')).toEqual([{ number: 7 }]);
  await second.stop();
});

test('a server that a killed process left running is taken over', async () => {
  const killed = startInProcess();
  const [url] = await once(killed.stdout, 'data');
  killed.kill('SIGKILL');
  await once(killed, 'exit');
  expect(await ask(String(url).trim(), 'select 1 as alive')).toEqual([{ alive: 1 }]);

  const server = await startPostgres(folder);
  expect(server.isOwner).toBe(true);
  expect(server.urlOf('postgres')).toBe(String(url).trim());
  await server.stop();
});

test('a start that a power cut ended while it made the data makes them again', async () => {
  const killed = startInProcess();
  const ended = once(killed, 'exit');
  const begun = async () => (await Array.fromAsync(glob(join(folder, '*/PG_VERSION')))).length;
  await expect.poll(begun, { timeout: 30_000, interval: 5 }).toBe(1);
  process.kill(-(killed.pid ?? 0), 'SIGKILL');
  await ended;

  const server = await startPostgres(folder);
  expect(await ask(server.urlOf('postgres'), 'select 1 as alive')).toEqual([{ alive: 1 }]);
  await server.stop();
});

test('two first starts at once use the same data, of which one owns the server', async () => {
  const starts = [startInProcess(), startInProcess()];
  const urls = await Promise.all(starts.map(({ stdout }) => once(stdout, 'data')));
  expect(new Set(urls.map(String)).size).toBe(1);
  expect(await ask(String(urls[0]).trim(), 'select 1 as alive')).toEqual([{ alive: 1 }]);
  expect((await readdir(folder)).filter((name) => /\.\d+$/.test(name))).toEqual([]);
  for (const start of starts) {
    start.kill('SIGKILL');
    await once(start, 'exit');
  }
  await (await startPostgres(folder)).stop();
});

test('a start that cannot use the database stops the server that it started', async () => {
  const first = await startPostgres(folder);
  await ensureDatabase(first, 'vetta');
  await ask(first.urlOf('postgres'), 'alter database vetta allow_connections false');
  await first.stop();

  const settings = readEnvironment({ DATA_DIR: folder });
  const opening = openLeagueDatabase(settings, { as: 'owner', schema: 'migrate' });
  await expect(opening).rejects.toThrow('cannot be used');
  const next = await startPostgres(folder);
  expect(next.isOwner).toBe(true);
  await next.stop();
});

test('one process owns a data folder, and commands use its server as guests', async () => {
  const owner = await startPostgres(folder);
  const guest = await startPostgres(folder);
  expect([owner.isOwner, guest.isOwner]).toEqual([true, false]);
  await guest.stop();
  await ensureDatabase(owner, 'vetta');
  const database = openDatabase(owner.urlOf('vetta'), { max: 1 });
  await migrate(database);
  await database.destroy();
  expect(await ask(owner.urlOf('postgres'), 'select 1 as alive')).toEqual([{ alive: 1 }]);

  const second = await runScript(['start'], { DATA_DIR: folder, PORT: '0' });
  expect(second.output).toContain(`Vetta already runs on the data in ${folder}: stop it first`);
  expect(second.code).toBe(1);
  const command = await runScript(['close', '2026-10-31'], { DATA_DIR: folder });
  expect(command).toEqual(exited(0, '2026-10-31 stays open'));
  expect(await ask(owner.urlOf('postgres'), 'select 1 as alive')).toEqual([{ alive: 1 }]);
  await owner.stop();
});

describe('a data folder that was moved or damaged', () => {
  const data = () => join(folder, 'postgres');
  const lock = () => join(data(), 'postmaster.pid');
  async function makeData(): Promise<void> {
    const server = await startPostgres(folder);
    await ensureDatabase(server, 'office');
    await server.stop();
  }
  async function startsWithItsData(): Promise<void> {
    const server = await startPostgres(folder);
    expect(await ensureDatabase(server, 'office')).toBe(false);
    await server.stop();
  }

  test('starts with an empty postmaster.pid, and with one whose process is another program', async () => {
    await makeData();
    await writeFile(lock(), '');
    const aMinuteAgo = new Date(Date.now() - 60_000);
    await utimes(lock(), aMinuteAgo, aMinuteAgo);
    await startsWithItsData();

    // This process has the user's rights that PostgreSQL asks about.
    await writeFile(lock(), `${process.pid}\n${data()}\n1700000000\n5432\n\n127.0.0.1\n`);
    await startsWithItsData();
  });

  test('is given to the user of PostgreSQL, with the rights that it wants', async () => {
    await makeData();
    await chmod(data(), 0o755);
    const { uid } = await stat(data());
    if (process.getuid?.() === 0) {
      for await (const file of glob(join(data(), '**'))) await chown(file, 12_345, 12_345);
      await chown(data(), 12_345, 12_345);
    }
    await startsWithItsData();
    expect(await stat(data())).toMatchObject({ uid });
    expect((await stat(data())).mode & 0o777).toBe(0o700);
  });

  test('that PostgreSQL cannot read shows what it wrote last', async () => {
    await makeData();
    await truncate(join(data(), 'global/pg_control'), 100);
    await expect(startPostgres(folder)).rejects.toThrow(
      /^PostgreSQL did not start: .*pg_control.* It wrote last:\n {2}/s,
    );
    expect(await readFile(join(data(), 'start.log'), 'utf8')).toContain('pg_control');
  });
});

test('a PostgreSQL that is only late asks to start again in a minute', () => {
  const said = ['LOG:  database system was interrupted'];
  expect(explain(said, { path: '/data/postgres' }, true)).toMatch(
    /^PostgreSQL did not answer within 60 s: .* start again in a minute\. .*interrupted$/s,
  );
  expect(explain(['FATAL:  no room'], { path: '/data/postgres' }, true)).toMatch(
    /^PostgreSQL did not start: no room/,
  );
});
