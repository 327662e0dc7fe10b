import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { checkout } from '../src/checkout.ts';

export interface StartedVetta extends AsyncDisposable {
  /** The address of the page, without a slash at its end; empty until it is known, and for a scheduler, which serves nothing. */
  readonly url: string;
  readonly pid: number;
  /** Everything that the command has printed. */
  readonly output: string;
  /** Whether the process is still there. */
  readonly isRunning: boolean;
  signal(name: NodeJS.Signals): void;
  /** Resolves with the exit code; null if a signal ended the process. */
  readonly exited: Promise<number | null>;
  /** Stops it as Ctrl-C does, or a service manager by SIGTERM. Returns its exit code. */
  stop(signal?: 'SIGINT' | 'SIGTERM'): Promise<number | null>;
  /** Kills it with SIGKILL. */
  kill(): Promise<void>;
}

/** Runs `npm start`, or another command, with PATH, HOME and these variables only. Does not wait until it is ready. */
export function spawnVetta(
  variables: NodeJS.ProcessEnv,
  command: readonly string[] = ['start'],
): StartedVetta {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [join(checkout, 'bin/vetta.mjs'), ...command], {
    env: { PATH, HOME, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`Node could not be started: ${process.execPath}`);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const exited = once(child, 'exit').then(([code]) => code);
  const stop = (signal: NodeJS.Signals = 'SIGINT') => {
    child.kill(signal);
    return exited;
  };
  return {
    pid,
    get url() {
      return /^ +Page +(http:\S+?)\/$/m.exec(output)?.[1] ?? '';
    },
    get output() {
      return output;
    },
    get isRunning() {
      return child.exitCode === null && child.signalCode === null;
    },
    signal: (name) => child.kill(name),
    exited,
    stop,
    async kill() {
      await stop('SIGKILL');
    },
    async [Symbol.asyncDispose]() {
      await stop('SIGTERM');
    },
  };
}

/** Runs `npm start` until it is ready; the first start after a change builds the front ends. Throws its output if it ends. */
export async function startVetta(variables: NodeJS.ProcessEnv): Promise<StartedVetta> {
  const vetta = spawnVetta(variables);
  while (!vetta.output.includes('Ctrl-C stops it')) {
    if (!vetta.isRunning) throw new Error(`npm start ended:\n${vetta.output}`);
    await pause(20);
  }
  return vetta;
}

export interface DataFolder extends AsyncDisposable {
  readonly path: string;
  remove(): Promise<void>;
}

/** Creates a folder for the data of an installation that was never started. */
export async function emptyFolder(): Promise<DataFolder> {
  const path = await mkdtemp(join(tmpdir(), 'vetta-data-'));
  // If the tests run as root, PostgreSQL runs as a system user, which must be able to enter the folder.
  await chmod(path, 0o755);
  const remove = () => rm(path, { recursive: true, force: true });
  return { path, remove, [Symbol.asyncDispose]: remove };
}
