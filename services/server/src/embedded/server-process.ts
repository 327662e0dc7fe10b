import { spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { OperatorError } from '../operator-error.ts';
import { run } from '../processes/run.ts';

export interface ServerProcess {
  /** Where it listens on the loopback. */
  port: number;
  signal(name: NodeJS.Signals): void;
  stop(): Promise<void>;
}

export interface ServerCommand {
  /** For the operator: «MinIO». */
  name: string;
  program: string;
  args: string[];
  env?: NodeJS.ProcessEnv;
  /** Where `args` tell it to listen. */
  port: number;
}

/**
 * Starts a server and waits until it listens. With a `record` file, whoever comes later finds it by `runningServer`.
 * However this process ends, short of a kill -9, the server does not outlive it.
 */
export async function startServer(
  { name, program, args, env, port }: ServerCommand,
  record?: string,
): Promise<ServerProcess> {
  // A process group of its own: Ctrl-C in the terminal reaches us first, not the server that we drain into.
  const child = spawn(program, args, { env, stdio: ['ignore', 'ignore', 'pipe'], detached: true });
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
    throw new OperatorError(`${name} (${program}) did not start: ${reason}`);
  }
  if (record) await writeFile(record, `${child.pid} ${port}`);
  return {
    port,
    signal: (name) => child.kill(name),
    stop: async () => {
      process.off('exit', killWithUs);
      child.kill('SIGTERM');
      const late = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await ended;
      clearTimeout(late);
      if (record) await rm(record, { force: true });
    },
  };
}

/** The server of this `record`, if it still runs: a living process's own, or one that a killed process left behind. */
export async function runningServer(record: string, program: string): Promise<ServerProcess | undefined> {
  const [pid, port] = (await readFile(record, 'utf8').catch(() => '')).split(' ').map(Number);
  if (!pid || !port || !(await accepts(port))) return undefined;
  // The number may since have gone to another program; ps shortens names.
  const named = await run('ps', ['-p', String(pid), '-o', 'args=']);
  if (!named.output.includes(basename(program))) return undefined;
  return {
    port,
    signal: (name) => process.kill(pid, name),
    stop: async () => {
      process.kill(pid, 'SIGTERM');
      while (await accepts(port)) await pause(50);
      await rm(record, { force: true });
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
