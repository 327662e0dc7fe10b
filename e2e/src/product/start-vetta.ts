import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { copyData } from './copy-data.ts';
import type {} from './prepared-data.ts';

const checkout = fileURLToPath(new URL('../../../', import.meta.url));

type Variables = Readonly<Record<string, string>>;

export interface RunningVetta {
  readonly url: string;
  readonly pid: number | undefined;
  /** Everything that the command has printed. */
  readonly output: string;
  /** The time from the command to the line that says it is ready, in milliseconds. */
  readonly startupMs: number;
  /** Returns what the process of the server holds in memory now, in bytes. Linux only. */
  memory(): Promise<number>;
  /** Stops it as Ctrl-C does, or a service manager by SIGTERM. Returns its exit code. */
  stop(signal?: 'SIGINT' | 'SIGTERM'): Promise<number | null>;
  /** Kills it with SIGKILL. */
  kill(): Promise<void>;
}

export interface DataFolder {
  readonly path: string;
  remove(): Promise<void>;
}

/** Creates a folder for the data of one installation in which the front ends are published. */
export async function dataFolder(league: 'empty' | 'demo' = 'empty'): Promise<DataFolder> {
  const folder = await emptyFolder();
  await copyData(inject('preparedData')[league], folder.path);
  return folder;
}

/** Creates a folder for the data of an installation that was never started. */
export async function emptyFolder(): Promise<DataFolder> {
  const path = await mkdtemp(join(tmpdir(), 'vetta-product-'));
  // If the tests run as root, PostgreSQL runs as a system user, which must be able to enter the folder.
  await chmod(path, 0o755);
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** Runs `npm start` on a free port. Resolves when it says that it is ready; rejects with its output if it ends before. */
export async function startVetta(dataDir: string, variables: Variables = {}): Promise<RunningVetta> {
  const began = performance.now();
  const { child, output } = spawnVetta({ DATA_DIR: dataDir, PORT: '0', ...variables });
  const url = await new Promise<string>((resolve, reject) => {
    const checkReady = () => {
      const ready = /^ +Page +(http:\S+?)\/$/m.exec(output());
      if (ready?.[1] && output().includes('Ctrl-C stops it')) resolve(ready[1]);
    };
    child.stdout?.on('data', checkReady);
    child.once('exit', (code) => reject(new Error(`npm start ended with ${code}:\n${output()}`)));
  });
  return {
    url,
    pid: child.pid,
    startupMs: performance.now() - began,
    get output() {
      return output();
    },
    async memory() {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
      return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1024;
    },
    async stop(signal = 'SIGINT') {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      child.kill(signal);
      await once(child, 'exit');
      return child.exitCode;
    },
    async kill() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** Starts `npm start` with PATH, HOME and these variables only: without backups, and it stops at once if no request is under way. */
function spawnVetta(variables: Variables): { child: ChildProcess; output: () => string } {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [join(checkout, 'bin/vetta.mjs'), 'start'], {
    // A journey of more than a minute would dump, restore and compare the demonstration's past months; the set-up has built.
    env: { PATH, HOME, DRAIN_SECONDS: '0', BACKUP_TO: 'off', BUILD: 'off', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  return { child, output: () => output };
}
