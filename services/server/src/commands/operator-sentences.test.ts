import { once } from 'node:events';
import { access, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { openDatabase } from '@vetta/league/store/database';
import { freshDatabase, inDatabase } from '@vetta/league/testing/fresh-database';
import { listen } from '@vetta/league/testing/listen';
import { folderOfFile } from '@vetta/league/testing/test-folder';
import { expect, test } from 'vitest';
import { runHere } from '../../testing/run-here.ts';
import { runScript } from '../../testing/run-script.ts';

const folder = await folderOfFile();

/** Expects that the command prints the sentence and no stack, and exits with 1. */
async function endsWith(sentence: string | RegExp, args: string[], variables: Record<string, string> = {}) {
  const isServer = ['start', 'dev'].includes(args[0] ?? '');
  const { code, output } = await (isServer ? runScript : runHere)(args, variables);
  expect(output).toMatch(sentence);
  expect(output).not.toMatch(/^\s+at /m);
  expect(code).toBe(1);
}

test('a taken port stops the start before anything is built', async () => {
  const other = createServer();
  const port = await listen(other);
  await endsWith(`Port ${port} on 127.0.0.1 is taken by another program.`, ['start'], { PORT: String(port) });
  other.close();
});

test('a taken port of a front end stops npm run dev before it starts anything', async () => {
  const other = createServer().listen(5174, '127.0.0.1');
  // If npm run dev runs on this machine, the port is already taken.
  await once(other, 'listening').catch(() => {});
  await endsWith(
    /^Port 517[345] on 127\.0\.0\.1 is taken by another program\. Stop that program: /m,
    ['dev'],
    {
      PORT: '0',
    },
  );
  other.close();
});

test('a wrong variable stops the start with what was expected', async () => {
  await endsWith('PORT: expected a whole number from 0 (any free port) to 65535, got "tremila".', ['start'], {
    PORT: 'tremila',
  });
  await endsWith('CLOCK: expected an ISO instant with its offset', ['close', '2026-10-31'], {
    CLOCK: 'ieri',
  });
});

test('a data folder that cannot be written stops the start with a sentence', async () => {
  const file = join(folder, 'a-file');
  await writeFile(file, '');
  await endsWith(`The data folder ${file} is, or lies in, a file: set DATA_DIR to a folder.`, ['seed'], {
    DATA_DIR: file,
  });
  await endsWith('The data folder /proc/vetta is not writable', ['start'], {
    DATA_DIR: '/proc/vetta',
    PORT: '0',
  });
});

test('a command on an empty data folder says that nothing is there, and makes nothing', async () => {
  const empty = join(folder, 'empty');
  for (const args of [['status'], ['backup', join(folder, 'none.tar.gz')], ['close', '2026-10-31']])
    await endsWith(`There is no league in ${empty}: start Vetta once with npm start`, args, {
      DATA_DIR: empty,
    });
  await expect(access(empty)).rejects.toThrow('ENOENT');
});

test('a database that is unreachable, or refuses the user, stops the start with a sentence', async () => {
  const unreachable = 'postgres://vetta:segreto@127.0.0.1:1/vetta';
  await endsWith('The database at 127.0.0.1:1 cannot be used: nothing listens there', ['start'], {
    DATABASE_URL: unreachable,
    PORT: '0',
  });
  const { output } = await runScript(['close', '2026-10-31'], { DATABASE_URL: unreachable });
  expect(output).not.toContain('segreto');

  const reachable = new URL(await freshDatabase());
  reachable.password = 'sbagliata';
  await endsWith('it refuses the user or the password', ['close', '2026-10-31'], {
    DATABASE_URL: reachable.href,
  });
});

test('a PostgreSQL that is too old stops the start with a sentence', async () => {
  const DATABASE_URL = await freshDatabase();
  // It says of itself what an older one would.
  await inDatabase(DATABASE_URL, (database) =>
    database.raw(`
      create schema older;
      create function older.current_setting(text) returns text
        return case $1 when 'server_version' then '15.18' else '150018' end;
      do $$ begin
        execute format('alter database %I set search_path = older, pg_catalog, public', current_database());
      end $$`),
  );
  const sentence =
    'is PostgreSQL 15.18, and Vetta needs 18 or newer: upgrade it, or set DATABASE_URL to another';
  await endsWith(sentence, ['close', '2026-10-31'], { DATABASE_URL });
});

test('a password with #, / and ? stands beside the address of the database, in PGPASSWORD', async () => {
  const address = new URL(await freshDatabase());
  const database = openDatabase(address.href, { max: 1 });
  const user = `office_${address.pathname.slice(1)}`;
  const PGPASSWORD = 'a#b/c?d e';
  // Knex would take a bare ? for a value.
  await database.raw(`create role ${user} login superuser password '${PGPASSWORD.replace('?', '\\?')}'`);
  Object.assign(address, { username: user, password: '' });
  const DATABASE_URL = address.href;
  const { output } = await runHere(['close', '2026-10-31'], { DATABASE_URL, PGPASSWORD });
  expect(output).toContain('the league has no player yet');
  await endsWith('or PGPASSWORD where the address has no password', ['close', '2026-10-31'], {
    ...{ DATABASE_URL, PGPASSWORD: 'another' },
  });
  await database.raw(`drop role ${user}`);
  await database.destroy();
});

test('wrong arguments show the usage', async () => {
  await endsWith('npm run close -- 2026-10-31', ['close']);
  await endsWith('npm run import -- tracker.csv', ['import']);
  await endsWith('npm run seed -- --players 100 --month 2026-11 --random 7', ['seed', '--players', 'cento']);
  for (const command of ['backup', 'close', 'import', 'key', 'restore', 'seed', 'soak']) {
    await endsWith(new RegExp(`^[^\n]+: npm run ${command} -- [^\n]+\n$`), [command, '--help']);
  }
});
