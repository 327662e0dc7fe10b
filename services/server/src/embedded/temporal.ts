import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import getPort from 'get-port';
import { runningServer, type ServerProcess, startServer } from './server-process.ts';

export interface EmbeddedTemporal {
  /** host:port of its gRPC frontend. */
  address: string;
  stop(): Promise<void>;
}

/**
 * Starts Temporal's dev server on a free loopback port. With a folder, schedules and histories are stored there, and a server
 * that a killed process left running on them is taken over; without one they are in memory.
 */
export async function startTemporal(cli: string, folder?: string): Promise<EmbeddedTemporal> {
  if (!folder) return withAddress(await launch(cli, []));
  await mkdir(folder, { recursive: true });
  const record = join(folder, 'temporal.running');
  const kept = ['--db-filename', join(folder, 'temporal.db')];
  return withAddress((await runningServer(record, cli)) ?? (await launch(cli, kept, record)));
}

const withAddress = ({ port, stop }: ServerProcess): EmbeddedTemporal => ({
  address: `127.0.0.1:${port}`,
  stop,
});

async function launch(program: string, extra: string[], record?: string): Promise<ServerProcess> {
  const port = await getPort({ host: '127.0.0.1' });
  const where = ['--headless', '--ip', '127.0.0.1', '--port', String(port)];
  const args = ['server', 'start-dev', ...where, '--log-level', 'error', ...extra];
  return startServer({ name: "Temporal's dev server", program, args, port }, record);
}
