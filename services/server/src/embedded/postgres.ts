import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import getPort from 'get-port';
import pg from 'pg';
import { errorCode, OperatorError } from '../operator-error.ts';
import { run } from '../processes/run.ts';
import { type PostgresFolder, postgresFolder } from './postgres-folder.ts';
import { type PostgresPrograms, postgresPrograms } from './postgres-programs.ts';
import { postgresUser, type SystemUser } from './system-user.ts';

export interface EmbeddedPostgres {
  /** The address of one database of this server. */
  urlOf(database: string): string;
  /** False when another process of Vetta runs this server and we are its guest. */
  ours: boolean;
  /** Stops the server when it is ours; a guest only leaves. */
  stop(): Promise<void>;
}

export interface EmbeddedPostgresOptions {
  /** Settings as postgresql.conf names them, on top of ours. */
  settings?: Record<string, string>;
}

/**
 * PostgreSQL on the data in `parent`, on a free loopback port.
 * A server that a killed process left behind is taken over; one that a living process runs is joined as a guest.
 * Whoever runs the server holds a lock inside it, so that a process that dies in any way has let go of it.
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
  // The server may go first (pg_ctl stop, a crash): the lock is then gone, which is all there is to know.
  owner.on('error', () => {});
  await owner.connect();
  const { rows } = await owner.query(
    "select pg_try_advisory_lock(hashtext('vetta: runs this server')) as ours",
  );
  const ours = rows[0].ours === true;
  if (!ours) await owner.end();
  return {
    urlOf,
    ours,
    stop: async () => {
      if (!ours) return;
      await owner.end().catch(() => {});
      await run(programs.pgCtl, ['stop', '--pgdata', folder.path, '--mode=fast', '--wait'], { ...user });
    },
  };
}

/** The port of a server that answers on this data, if one does. */
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
  // pg_ctl gives the server a session of its own: Ctrl-C in the terminal reaches the api first, not the database.
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
    { ...user },
  );
  if (started.code === 0) return port;
  // Another process may have started it a moment ago.
  const other = await runningPort(folder);
  if (other) return other;
  throw new OperatorError(`PostgreSQL did not start: ${await reason(log)} Its log is ${log}.`);
}

/** Embedded defaults are for a small machine of the last century; a month's rebuild wants memory for its sort. */
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
  // One file a weekday, overwritten the week after: a log that nobody prunes.
  log_filename: 'postgresql-%a.log',
  log_rotation_age: '1d',
  log_truncate_on_rotation: 'on',
};

async function reason(log: string): Promise<string> {
  const lines = (await readFile(log, 'utf8').catch(() => '')).split('\n');
  const said = lines.findLast((line) => line.includes('FATAL:')) ?? 'it said nothing.';
  return said.replace(/^.*FATAL:\s*/, '');
}

/** Makes a database unless it is there. Answers whether it was made. */
export async function ensureDatabase(server: EmbeddedPostgres, name: string): Promise<boolean> {
  const client = new pg.Client(server.urlOf('postgres'));
  await client.connect();
  try {
    await client.query(`create database ${pg.escapeIdentifier(name)}`);
    return true;
  } catch (error) {
    // 42P04 duplicate_database; 23505 when two made it at the same moment.
    if (['42P04', '23505'].includes(errorCode(error))) return false;
    throw error;
  } finally {
    await client.end();
  }
}
