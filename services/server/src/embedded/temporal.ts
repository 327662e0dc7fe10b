import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import getPort from 'get-port';
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
 * again whenever it ends.
 */
export async function startTemporal(
  cli: string,
  folder?: string,
  gaveUp?: GaveUp,
): Promise<EmbeddedTemporal> {
  if (!folder) return withAddress(await startServer(command(cli, await getPort({ host: '127.0.0.1' }))));
  await mkdir(folder, { recursive: true });
  const kept = ['--db-filename', join(folder, 'temporal.db')];
  return withAddress(
    await joinOrStart((port) => command(cli, port, kept), join(folder, 'temporal.running'), {
      program: cli,
      gaveUp,
    }),
  );
}

const withAddress = ({ port, stop }: Pick<ServerProcess, 'port' | 'stop'>): EmbeddedTemporal => ({
  address: `127.0.0.1:${port}`,
  stop,
});

function command(program: string, port: number, extra: string[] = []): ServerCommand {
  const where = ['--headless', '--ip', '127.0.0.1', '--port', String(port)];
  const args = ['server', 'start-dev', ...where, '--log-level', 'error', ...extra];
  return { name: "Temporal's dev server", program, args, port };
}
