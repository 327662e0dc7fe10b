import { spawn } from 'node:child_process';
import { checkout } from '@vetta/server/checkout';

/** Runs a program on our terminal and answers its exit code; 127 when it cannot be started. */
export function attach(
  program: string,
  args: string[],
  { cwd = checkout, env = process.env }: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, env, stdio: 'inherit' });
    const pass = (signal: NodeJS.Signals) => child.kill(signal);
    process.on('SIGINT', pass).on('SIGTERM', pass);
    const end = (code: number) => {
      process.off('SIGINT', pass).off('SIGTERM', pass);
      resolve(code);
    };
    child.on('error', () => end(127));
    child.on('exit', (code) => end(code ?? 1));
  });
}
