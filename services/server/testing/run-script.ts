import { join } from 'node:path';
import type { ObjectStoreSettings } from '@vetta/api/storage/object-store';
import { expect } from 'vitest';
import { checkout } from '../src/checkout.ts';
import { type RunResult, run } from '../src/processes/run.ts';

/** A key of secrets for machines that restore each other's backups. */
export const TEST_SECRETS_KEY = 'a key that nobody guesses'.repeat(2);

/** Returns the variables that name a store of files. */
export const storeVariables = ({ endpoint, accessKey, secretKey, bucket }: ObjectStoreSettings) => ({
  S3_ENDPOINT: endpoint,
  S3_ACCESS_KEY: accessKey,
  S3_SECRET_KEY: secretKey,
  S3_BUCKET: bucket,
});

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

/** Matches the result of a script that ended with this code and wrote, among other things, this. */
export const exited = (code: number, output: string | RegExp) => ({
  code,
  output: typeof output === 'string' ? expect.stringContaining(output) : expect.stringMatching(output),
});
