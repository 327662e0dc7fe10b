import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';
import pg from 'pg';
import { OperatorError } from '../operator-error.ts';
import { run } from '../processes/run.ts';
import { diskIsFull, NO_SPACE } from './data-folder.ts';
import type { PostgresFolder } from './postgres-folder.ts';
import type { PostgresPrograms } from './postgres-programs.ts';
import { programEnvironment } from './program-environment.ts';
import type { SystemUser } from './system-user.ts';

/** How long the processes of a killed server may take to end, in milliseconds. */
const LEFT_PROCESSES_MS = 20_000;
/** A server writes into postmaster.pid within this time after it has made it. */
const EMPTY_FOR_MS = 1_000;
/** How many of the last lines of PostgreSQL's logs the operator is shown. */
const LAST_LINES = 4;
/** A first start on a slow disk takes up to some 20 s. */
const START_SECONDS = 60;

/**
 * Starts PostgreSQL and returns its port on 127.0.0.1: the one it had before if that is free, so that the clients of a server
 * that was killed find it again. Throws OperatorError with what PostgreSQL said last.
 */
export async function launchPostgres(
  folder: PostgresFolder,
  programs: PostgresPrograms,
  user: SystemUser | undefined,
  settings: Record<string, string>,
): Promise<number> {
  const before = portOf(await lockFile(folder));
  const port = before && (await isFree(before)) ? before : await getPort({ host: '127.0.0.1' });
  const flags = Object.entries({ ...tuning, ...settings }).map(([name, value]) => `-c ${name}=${value}`);
  const log = join(folder.path, 'start.log');
  const deadline = performance.now() + LEFT_PROCESSES_MS;
  for (;;) {
    await removeStaleLock(folder);
    await rm(log, { force: true });
    const begun = Date.now();
    // pg_ctl starts the server in its own session, so Ctrl-C in the terminal reaches this process and not the database.
    const { code } = await run(
      programs.pgCtl,
      [
        ...['start', '--wait', `--timeout=${START_SECONDS}`, '--pgdata', folder.path, '--log', log],
        ...['--options', `-p ${port} ${flags.join(' ')}`],
      ],
      { ...user, env: programEnvironment() },
    );
    if (code === 0) return port;
    // Another process may have started it a moment ago.
    const other = await runningPort(folder);
    if (other) return other;
    const said = await lastLines(folder, log, begun);
    const areProcessesLeft = said.some((line) => /is still in use|lock file .* already exists/.test(line));
    if (areProcessesLeft && performance.now() < deadline) {
      await pause(200);
      continue;
    }
    throw new OperatorError(
      said.some((line) => line.includes(NO_SPACE))
        ? diskIsFull(folder.path)
        : explain(said, folder, Date.now() - begun >= START_SECONDS * 1_000),
    );
  }
}

/** Returns whether a server can listen on the port. get-port gives no port twice within some seconds. */
const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** An office's league has some 20 MB; what is more than the buffers stays in the system's own. A rebuild of a month sorts in work_mem. */
const tuning: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: "''",
  max_connections: '60',
  shared_buffers: '64MB',
  work_mem: '32MB',
  maintenance_work_mem: '64MB',
  effective_cache_size: '1GB',
  random_page_cost: '1.1',
  max_wal_size: '1GB',
  io_workers: '1',
  jit: 'off',
  // After a kill one sync of the file system in place of one a file: it serves again after half a second instead of two.
  ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
  logging_collector: 'on',
  // One file per weekday, overwritten a week later, so that the log does not grow.
  log_filename: 'postgresql-%a.log',
  log_rotation_age: '1d',
  log_truncate_on_rotation: 'on',
};

/** Returns the port of the server that runs on this data, or undefined. */
export async function runningPort(folder: PostgresFolder): Promise<number | undefined> {
  const port = portOf(await lockFile(folder));
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

const lockPath = (folder: PostgresFolder): string => join(folder.path, 'postmaster.pid');
const lockFile = (folder: PostgresFolder): Promise<string> =>
  readFile(lockPath(folder), 'utf8').catch(() => '');

/** postmaster.pid: process, folder, start time, port, … */
const portOf = (lines: string): number | undefined => Number(lines.split('\n')[3]) || undefined;

/**
 * Removes a postmaster.pid that PostgreSQL would take for a running server's: an empty one, as a full disk or a power cut leaves
 * it, and one whose process is another program or has ended without a parent that asks for it, as in a copied folder or a container.
 */
async function removeStaleLock(folder: PostgresFolder): Promise<void> {
  const file = await stat(lockPath(folder)).catch(() => undefined);
  if (!file) return;
  const pid = Number.parseInt(await lockFile(folder), 10);
  const isStale = Number.isNaN(pid)
    ? Date.now() - file.mtimeMs > EMPTY_FOR_MS
    : await isNoPostgres(Math.abs(pid));
  if (!isStale) return;
  console.error(`${lockPath(folder)} names no running PostgreSQL and is removed.`);
  await rm(lockPath(folder), { force: true });
}

async function isNoPostgres(pid: number): Promise<boolean> {
  const { code, output } = await run('ps', ['-p', String(pid), '-o', 'stat=', '-o', 'args=']);
  // No such process: PostgreSQL sees that by itself.
  return code === 0 && (output.startsWith('Z') || !output.includes('postgres'));
}

/** Returns the last lines that PostgreSQL wrote since `begun`, before and after it had opened its log. */
async function lastLines(folder: PostgresFolder, log: string, begun: number): Promise<string[]> {
  const logs = join(folder.path, 'log');
  const files = [log, ...(await readdir(logs).catch(() => [])).map((name) => join(logs, name))];
  const written = await Promise.all(
    files.map(async (file) => {
      const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: 0 }));
      return mtimeMs < begun - 1_000 ? '' : readFile(file, 'utf8').catch(() => '');
    }),
  );
  // It announces its log, and its end after an error.
  const noise =
    /redirecting log output|will appear in directory|database system is shut down|starting PostgreSQL/;
  return written.flatMap((text) =>
    text
      .split('\n')
      .filter((line) => line.trim() !== '' && !noise.test(line))
      .slice(-LAST_LINES),
  );
}

/** Returns why PostgreSQL did not start, and what to do. One that is only late goes on starting, and the next start joins it. */
export function explain(
  said: readonly string[],
  folder: Pick<PostgresFolder, 'path'>,
  isLate: boolean,
): string {
  const fault = said.findLast((line) => /(FATAL|PANIC):/.test(line))?.replace(/^.*(FATAL|PANIC):\s*/, '');
  const lines = said.map((line) => `  ${line}`).join('\n') || '  (nothing)';
  const where = `Its logs are ${join(folder.path, 'start.log')} and those in ${join(folder.path, 'log')}.`;
  if (fault === undefined && isLate)
    return `PostgreSQL did not answer within ${START_SECONDS} s: the machine may be busy or its disk slow. Nothing is lost; start again in a minute. ${where} It wrote last:\n${lines}`;
  return `PostgreSQL did not start: ${fault ?? 'see its last lines.'} ${where} It wrote last:\n${lines}`;
}
