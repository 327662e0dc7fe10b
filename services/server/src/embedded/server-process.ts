import { spawn } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import getPort from 'get-port';
import { OperatorError } from '../operator-error.ts';
import { isAlive } from '../processes/is-alive.ts';
import { run } from '../processes/run.ts';
import { signalIfThere } from '../processes/signal-if-there.ts';
import { type GaveUp, keepRunning } from './keep-running.ts';
import { programEnvironment } from './program-environment.ts';

/** A server that ignores SIGTERM for this long is killed. */
const KILL_AFTER_MS = 5_000;

/** How long a server may take until it serves. */
const START_MS = 30_000;

/** How often a process that is no child of this one is looked for. */
const LOOK_MS = 500;

export interface ServerProcess {
  /** The port on 127.0.0.1 that it listens on. */
  port: number;
  /** Resolves when the process has ended. */
  ended: Promise<void>;
  signal(name: NodeJS.Signals): void;
  stop(): Promise<void>;
}

export interface ServerCommand {
  /** Shown to the operator, for example «MinIO». */
  name: string;
  program: string;
  args: string[];
  /** Its own variables. */
  env?: Readonly<Record<string, string>>;
  /** The port that `args` contain. */
  port: number;
  /** A path that answers 200 once the server can serve; by default it can as soon as it listens. */
  health?: string;
}

/**
 * Starts a server and waits until it can serve; throws OperatorError if it does not within 30 s. Its process id and port are
 * written to `record`, where `runningServer` finds them. The server ends with this process, unless that is killed with SIGKILL.
 */
export async function startServer(
  { name, program, args, env, port, health }: ServerCommand,
  record?: string,
): Promise<ServerProcess> {
  // In its own process group, so Ctrl-C reaches only this process, which still needs the server for its last requests.
  const child = spawn(program, args, {
    env: programEnvironment(env),
    stdio: ['ignore', 'ignore', 'pipe'],
    detached: true,
  });
  let errors = '';
  let running = true;
  child.stderr.on('data', (chunk: Buffer) => {
    errors = (errors + chunk.toString()).slice(-2_000);
  });
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    child.once('error', (error) => {
      errors += error.message;
      resolve();
    });
  }).then(() => {
    running = false;
  });
  const killOnExit = () => child.kill('SIGKILL');
  process.once('exit', killOnExit);

  try {
    const deadline = Date.now() + START_MS;
    while (!(await serves(port, health))) {
      if (running && Date.now() < deadline) {
        await pause(50);
        continue;
      }
      throw new OperatorError(whyNot({ name, program, args }, errors.trim(), running));
    }
    if (record) await writeFile(record, `${child.pid} ${port}`);
  } catch (error) {
    // It would keep this process alive.
    child.kill('SIGKILL');
    throw error;
  }
  return {
    port,
    ended: ended.then(() => {
      process.off('exit', killOnExit);
    }),
    signal: (name) => child.kill(name),
    stop: async () => {
      child.kill('SIGTERM');
      const killer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
      await ended;
      clearTimeout(killer);
      if (record) await rm(record, { force: true });
    },
  };
}

/** What a server wrote last, as many lines as a screen has room for. */
const LAST_LINES = 4;

function whyNot(
  { name, program, args }: Pick<ServerCommand, 'name' | 'program' | 'args'>,
  errors: string,
  isRunning: boolean,
): string {
  const said = errors.split('\n').slice(-LAST_LINES);
  if (!isRunning && errors !== '') return `${name} (${program}) did not start: ${said.join('\n  ')}`;
  const what = isRunning ? `did not answer within ${START_MS / 1_000} s` : 'ended at once';
  const wrote = errors === '' ? 'It wrote nothing.' : `It wrote last:\n  ${said.join('\n  ')}\n`;
  return `${name} ${what}. ${wrote} The machine may be busy or its disk slow: start again. If it stays, this shows why: ${program} ${args.join(' ')}`;
}

/**
 * Returns the server of this `record` if it still runs, else starts one. With `gaveUp` it is started again, on its port, whenever it
 * ends. `joined` says whether it ran.
 */
export async function joinOrStart(
  commandAt: (port: number) => ServerCommand,
  record: string,
  { program, gaveUp }: { program: string; gaveUp?: GaveUp | undefined },
): Promise<Pick<ServerProcess, 'port' | 'stop'> & { joined: boolean }> {
  const running = await runningServer(record, program);
  const port = running?.port ?? (await getPort({ host: '127.0.0.1' }));
  let server = running ?? (await startServer(commandAt(port), record));
  const release =
    gaveUp &&
    keepRunning(
      {
        name: commandAt(port).name,
        ended: () => server.ended,
        restart: async () => {
          server = await startServer(commandAt(port), record);
        },
        see: `the system's log`,
      },
      gaveUp,
    );
  return {
    port,
    joined: running !== undefined,
    stop: async () => {
      await release?.();
      await server.stop();
    },
  };
}

/** Returns the server of this `record` if it still runs: another process's, or one that a killed process left running. */
async function runningServer(record: string, program: string): Promise<ServerProcess | undefined> {
  const [pid, port] = (await readFile(record, 'utf8').catch(() => '')).split(' ').map(Number);
  if (!pid || !port || !(await accepts(port))) return undefined;
  // The process id may belong to another program by now. `args=`, because ps truncates names.
  const named = await run('ps', ['-p', String(pid), '-o', 'args=']);
  if (!named.output.includes(basename(program))) return undefined;
  const ended = async () => {
    while (isAlive(pid)) await pause(LOOK_MS, undefined, { ref: false });
  };
  return {
    port,
    ended: ended(),
    signal: (name) => process.kill(pid, name),
    stop: async () => {
      process.kill(pid, 'SIGTERM');
      const killer = setTimeout(() => signalIfThere(pid, 'SIGKILL'), KILL_AFTER_MS);
      while (await accepts(port)) await pause(50);
      clearTimeout(killer);
      await rm(record, { force: true });
    },
  };
}

async function serves(port: number, health: string | undefined): Promise<boolean> {
  if (!(await accepts(port))) return false;
  if (health === undefined) return true;
  return fetch(`http://127.0.0.1:${port}${health}`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Returns whether something accepts connections on this port of 127.0.0.1. */
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
