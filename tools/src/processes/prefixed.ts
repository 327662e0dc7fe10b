import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { checkout } from '@vetta/server/checkout';
import { signalIfThere } from '@vetta/server/processes/signal-if-there';

/**
 * Runs a program until `stop`, each of its lines with a name before it. Resolves when it has ended, by itself too; one
 * that was stopped before is not started.
 */
export function prefixed(
  name: string,
  program: string,
  args: string[],
  { env = process.env, stop }: { env?: NodeJS.ProcessEnv; stop: AbortSignal },
): Promise<void> {
  if (stop.aborted) return Promise.resolve();
  // A process group of its own: what it starts is told to end with it, and Ctrl-C reaches it once, through us.
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
