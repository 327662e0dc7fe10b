import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { checkout } from '@vetta/server/checkout';
import { signalIfThere } from '@vetta/server/processes/signal-if-there';

/**
 * Runs a program until it ends or `stop` is aborted, and prints a name before each of its lines. Resolves when the program has
 * ended. Does not start it if `stop` is already aborted.
 */
export function prefixed(
  name: string,
  program: string,
  args: string[],
  { env = process.env, stop }: { env?: NodeJS.ProcessEnv; stop: AbortSignal },
): Promise<void> {
  if (stop.aborted) return Promise.resolve();
  // A process group of its own: its children get the stop signal too, and Ctrl-C reaches the group only through this process.
  const child = spawn(program, args, {
    cwd: checkout,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => console.log(`${name.padEnd(10)} ${line}`));
  }
  stop.addEventListener('abort', () => child.pid !== undefined && signalIfThere(-child.pid, 'SIGTERM'), {
    once: true,
  });
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.log(`${name.padEnd(10)} ${error.message}`);
      resolve();
    });
    child.on('exit', () => resolve());
  });
}
