import { join } from 'node:path';
import { checkout } from '../src/checkout.ts';
import { type RunResult, run } from '../src/processes/run.ts';

/** A key of secrets for machines that restore each other's backups. */
export const TEST_SECRETS_KEY = 'a key that nobody guesses'.repeat(2);

/** Runs an npm script as an operator does, with PATH, HOME and these variables only, for so many milliseconds at most. */
export function runScript(
  args: string[],
  variables: Record<string, string> = {},
  timeout = 60_000,
): Promise<RunResult> {
  const { PATH, HOME } = process.env;
  return run(process.execPath, [join(checkout, 'bin/vetta.mjs'), ...args], {
    env: { PATH, HOME, ...variables },
    timeout,
  });
}
