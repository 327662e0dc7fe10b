import { join } from 'node:path';
import { checkout } from '../src/checkout.ts';
import { type RunResult, run } from '../src/processes/run.ts';

/** Runs one of the npm scripts as an operator does, with these variables set on top of a bare environment. */
export function runScript(words: string[], variables: Record<string, string> = {}): Promise<RunResult> {
  const { PATH, HOME } = process.env;
  return run(process.execPath, [join(checkout, 'bin/vetta.mjs'), ...words], {
    env: { PATH, HOME, ...variables },
    timeout: 60_000,
  });
}
