import { checkout } from '@vetta/server/checkout';
import { execa } from 'execa';

/** Runs a program on this terminal. Returns its exit code, 127 where it cannot be started. */
export async function attach(
  program: string,
  args: string[],
  { cwd = checkout, env = process.env }: { cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<number> {
  const { exitCode, code } = await execa(program, args, {
    cwd,
    env,
    extendEnv: false,
    stdio: 'inherit',
    reject: false,
  });
  return code === 'ENOENT' ? 127 : (exitCode ?? 1);
}
