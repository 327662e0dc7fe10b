import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import getPort from 'get-port';
import pg from 'pg';
import { errorCode, OperatorError } from '../operator-error.ts';
import { run } from '../processes/run.ts';
import { diskIsFull, NO_SPACE } from './data-folder.ts';
import { type PostgresFolder, postgresFolder } from './postgres-folder.ts';
import { type PostgresPrograms, postgresPrograms } from './postgres-programs.ts';
import { programEnvironment } from './program-environment.ts';
import { postgresUser, type SystemUser } from './system-user.ts';

export interface EmbeddedPostgres {
  /** Returns the connection string of one database of this server. */
  urlOf(database: string): string;
  /** False if another process of Vetta owns this server and this one is a guest. */
  isOwner: boolean;
  /** Stops the server if this process owns it. For a guest it does nothing. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** Settings as in postgresql.conf, on top of the defaults below. */
  settings?: Record<string, string>;
}

/**
 * Starts PostgreSQL on the data in `parent`, on a free loopback port. Throws OperatorError if it does not start.
 * A server that a killed process left running is taken over; of one that a living process owns, this process is a guest.
 * The owner holds an advisory lock in the server, which PostgreSQL releases however the owner ends.
 */
export async function startPostgres(
  parent: string,
  { settings = {} }: EmbeddedPostgresOptions = {},
): Promise<EmbeddedPostgres> {
  const user = await postgresUser();
  const programs = await postgresPrograms(join(parent, 'programs'), user);
  const folder = await postgresFolder(parent, programs, user);
  const port = (await runningPort(folder)) ?? (await launch(folder, programs, user, settings));
  const urlOf = (database: string) => `postgres://postgres:${folder.password}@127.0.0.1:${port}/${database}`;

  const owner = new pg.Client({ connectionString: urlOf('postgres'), application_name: 'vetta owner' });
  // If the server ends first (pg_ctl stop, a crash), the lock ends with it.
  owner.on('error', () => {});
  await owner.connect();
  const { rows } = await owner.query(
    "select pg_try_advisory_lock(hashtext('vetta: runs this server')) as locked",
  );
  const isOwner = rows[0].locked === true;
  if (!isOwner) await owner.end();
  return {
    urlOf,
    isOwner,
    stop: async () => {
      if (!isOwner) return;
      const args = ['stop', '--pgdata', folder.path, '--mode=fast', '--wait'];
      // Together, because a frozen server never ends the owner's connection.
      await Promise.all([
        owner.end().catch(() => {}),
        run(programs.pgCtl, args, { ...user, env: programEnvironment() }),
      ]);
    },
  };
}

/** Returns the port of the server that runs on this data, or undefined. */
async function runningPort(folder: PostgresFolder): Promise<number | undefined> {
  const lines = await readFile(join(folder.path, 'postmaster.pid'), 'utf8').catch(() => '');
  // postmaster.pid: process, folder, start time, port, …
  const port = Number(lines.split('\n')[3]);
  if (!port) return undefined;
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: folder.password,
    database: 'postgres',
    connectionTimeoutMillis: 5_000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return port;
  } catch {
    return undefined;
  }
}

async function launch(
  folder: PostgresFolder,
  programs: PostgresPrograms,
  user: SystemUser | undefined,
  settings: Record<string, string>,
): Promise<number> {
  const port = await getPort({ host: '127.0.0.1' });
  const flags = Object.entries({ ...tuning, ...settings }).map(([name, value]) => `-c ${name}=${value}`);
  const log = join(folder.path, 'start.log');
  // pg_ctl starts the server in its own session, so Ctrl-C in the terminal reaches this process and not the database.
  const started = await run(
    programs.pgCtl,
    [
      'start',
      '--wait',
      '--timeout=60',
      '--pgdata',
      folder.path,
      '--log',
      log,
      '--options',
      `-p ${port} ${flags.join(' ')}`,
    ],
    { ...user, env: programEnvironment() },
  );
  if (started.code === 0) return port;
  // Another process may have started it a moment ago.
  const other = await runningPort(folder);
  if (other) return other;
  const why = await reason(log);
  throw new OperatorError(
    why.includes(NO_SPACE) ? diskIsFull(folder.path) : `PostgreSQL did not start: ${why} Its log is ${log}.`,
  );
}

/** PostgreSQL's defaults are for very small machines. A rebuild of a month sorts in work_mem. */
const tuning: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: "''",
  max_connections: '60',
  shared_buffers: '256MB',
  work_mem: '32MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '1GB',
  random_page_cost: '1.1',
  max_wal_size: '1GB',
  jit: 'off',
  logging_collector: 'on',
  // One file per weekday, overwritten a week later, so that the log does not grow.
  log_filename: 'postgresql-%a.log',
  log_rotation_age: '1d',
  log_truncate_on_rotation: 'on',
};

async function reason(log: string): Promise<string> {
  const lines = (await readFile(log, 'utf8').catch(() => '')).split('\n');
  const message = lines.findLast((line) => line.includes('FATAL:')) ?? 'it said nothing.';
  return message.replace(/^.*FATAL:\s*/, '');
}

/** Creates the database if it does not exist. Returns whether it was created. */
export async function ensureDatabase(server: EmbeddedPostgres, name: string): Promise<boolean> {
  const client = new pg.Client(server.urlOf('postgres'));
  await client.connect();
  try {
    await client.query(`create database ${pg.escapeIdentifier(name)}`);
    return true;
  } catch (error) {
    // 42P04 is duplicate_database; 23505 if two processes create it at the same time.
    if (['42P04', '23505'].includes(errorCode(error))) return false;
    throw error;
  } finally {
    await client.end();
  }
}
