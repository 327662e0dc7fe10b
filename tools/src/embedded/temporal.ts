import { spawn } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';
import { OperatorError } from '../operator-error.ts';
import { run } from '../processes/run.ts';

export interface EmbeddedTemporal {
  /** host:port of the frontend. */
  address: string;
  stop(): Promise<void>;
}

/**
 * Temporal's own dev server on a free loopback port. With a folder, schedules and histories are kept there, and a
 * server that a killed process left running on them is taken over; without one they live in memory.
 */
export async function startTemporal(cli: string, folder?: string): Promise<EmbeddedTemporal> {
  if (!folder) return launch(cli, []);
  await mkdir(folder, { recursive: true });
  const record = join(folder, 'temporal.running');
  const left = await leftRunning(record);
  if (left) return left;
  const server = await launch(cli, ['--db-filename', join(folder, 'temporal.db')]);
  await writeFile(record, `${server.pid} ${server.address}`);
  return server;
}

async function leftRunning(record: string): Promise<EmbeddedTemporal | undefined> {
  const [pid, address] = (await readFile(record, 'utf8').catch(() => '')).split(' ');
  const port = Number(address?.split(':')[1]);
  if (!address || !(await accepts(port))) return undefined;
  // The number may since have gone to another program.
  const named = await run('ps', ['-p', String(pid), '-o', 'comm=']);
  if (!named.output.includes('temporal')) return undefined;
  return {
    address,
    stop: async () => {
      process.kill(Number(pid), 'SIGTERM');
      while (await accepts(port)) await pause(50);
    },
  };
}

async function launch(cli: string, extra: string[]): Promise<EmbeddedTemporal & { pid: number | undefined }> {
  const port = await getPort({ host: '127.0.0.1' });
  const where = ['--headless', '--ip', '127.0.0.1', '--port', String(port)];
  // A process group of its own: Ctrl-C in the terminal reaches our worker first, not the server it drains into.
  const child = spawn(cli, ['server', 'start-dev', ...where, '--log-level', 'error', ...extra], {
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  let said = '';
  let running = true;
  child.stderr.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString()).slice(-2_000);
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', (error) => {
      said += error.message;
      resolve();
    });
  }).then(() => {
    running = false;
  });
  // However we end, short of a kill -9, the server does not outlive us.
  const killWithUs = () => child.kill('SIGKILL');
  process.once('exit', killWithUs);

  const deadline = Date.now() + 30_000;
  while (!(await accepts(port))) {
    if (running && Date.now() < deadline) {
      await pause(50);
      continue;
    }
    child.kill('SIGKILL');
    const reason = said.trim().split('\n').at(-1) || 'no answer in 30 s';
    throw new OperatorError(`Temporal's dev server (${cli}) did not start: ${reason}`);
  }
  return {
    pid: child.pid,
    address: `127.0.0.1:${port}`,
    stop: async () => {
      process.off('exit', killWithUs);
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await ended;
      clearTimeout(late);
    },
  };
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.once('error', () => resolve(false));
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
  });
}
