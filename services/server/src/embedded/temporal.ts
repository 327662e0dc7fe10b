import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import getPort from 'get-port';
import { OperatorError } from '../operator-error.ts';
import type { GaveUp } from './keep-running.ts';
import { joinOrStart, type ServerCommand, type ServerProcess, startServer } from './server-process.ts';

export interface EmbeddedTemporal {
  /** host:port of its gRPC frontend. */
  address: string;
  stop(): Promise<void>;
}

/**
 * Starts Temporal's dev server on a free loopback port. With a folder, schedules and histories are stored there, and a server
 * that a killed process left running on them is taken over; without one they are in memory. With a folder and `gaveUp` it is started
 * again whenever it ends. A damaged file of data is set aside, and a new one made.
 */
export async function startTemporal(
  cli: string,
  folder?: string,
  gaveUp?: GaveUp,
): Promise<EmbeddedTemporal> {
  if (!folder) return withAddress(await startServer(command(cli, await getPort({ host: '127.0.0.1' }))));
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'temporal.db');
  const start = () =>
    joinOrStart((port) => command(cli, port, ['--db-filename', file]), join(folder, 'temporal.running'), {
      program: cli,
      gaveUp,
    });
  return withAddress(
    await start().catch(async (error: unknown) => {
      if (!(error instanceof OperatorError && IS_DAMAGED.test(error.message))) throw error;
      await setAside(file);
      return start();
    }),
  );
}

/** What SQLite says of a file that it cannot read (26, 11). */
const IS_DAMAGED = /file is not a database|database disk image is malformed/;

/**
 * Renames a damaged file, so that a new one is made. Nothing of the game is in it: closed days are in PostgreSQL, and the start makes
 * the schedule again and closes the days that were missed.
 */
async function setAside(file: string): Promise<void> {
  const kept = `${file}.damaged-${Temporal.Now.instant().toString({ smallestUnit: 'second' }).replaceAll(':', '')}`;
  await rename(file, kept);
  // Its log and index belong to the damaged file.
  for (const end of ['-wal', '-shm']) await rm(file + end, { force: true });
  console.error(
    `Temporal's data in ${file} is damaged and set aside as ${kept}. A new file is made, with the schedule; only the history of past closes is missing in it.`,
  );
}

const withAddress = ({ port, stop }: Pick<ServerProcess, 'port' | 'stop'>): EmbeddedTemporal => ({
  address: `127.0.0.1:${port}`,
  stop,
});

function command(program: string, port: number, extra: string[] = []): ServerCommand {
  const where = ['--headless', '--ip', '127.0.0.1', '--port', String(port)];
  const args = ['server', 'start-dev', ...where, '--log-level', 'error', ...onePartition, ...extra];
  // One close a day: it may collect more often, for less memory.
  return { name: "Temporal's dev server", program, args, port, env: { GOGC: '25' } };
}

/** One worker polls a queue: of the four partitions that Temporal gives each, three would idle, for 5 MB and a quarter of its CPU. */
const onePartition = ['Read', 'Write'].flatMap((kind) => [
  '--dynamic-config-value',
  `matching.numTaskqueue${kind}Partitions=1`,
]);
