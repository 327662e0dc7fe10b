import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { checkout } from '../../src/checkout.ts';

export interface StartedVetta {
  /** The address of the page; undefined for a scheduler, which serves nothing. */
  readonly url: string | undefined;
  /** Everything that the command has printed. */
  readonly output: string;
  /** Whether the process is still there. */
  readonly isRunning: boolean;
  signal(name: NodeJS.Signals): void;
  /** Resolves with the exit code; null if a signal ended the process. */
  readonly exited: Promise<number | null>;
  /** Kills it with SIGKILL. */
  kill(): Promise<void>;
}

/** Runs `npm start`, or another command, with PATH, HOME and these variables only. Does not wait until it is ready. */
export function spawnVetta(
  variables: Readonly<Record<string, string>>,
  command: readonly string[] = ['start'],
): StartedVetta {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [join(checkout, 'bin/vetta.mjs'), ...command], {
    env: { PATH, HOME, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk;
    });
  const exited = once(child, 'exit').then(([code]) => code);
  return {
    get url() {
      return /^ +Page +(http:\S+?)\/$/m.exec(output)?.[1];
    },
    get output() {
      return output;
    },
    get isRunning() {
      return child.exitCode === null && child.signalCode === null;
    },
    signal: (name) => child.kill(name),
    exited,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** Runs `npm start` until it is ready; the first start after a change builds the front ends. Throws its output if it ends. */
export async function startVetta(variables: Readonly<Record<string, string>>): Promise<StartedVetta> {
  const vetta = spawnVetta(variables);
  while (!vetta.output.includes('Ctrl-C stops it')) {
    if (!vetta.isRunning) throw new Error(`npm start ended:\n${vetta.output}`);
    await pause(50);
  }
  return vetta;
}
