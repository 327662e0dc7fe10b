import { randomInt } from 'node:crypto';
import { join } from 'node:path';
import { checkout } from '@vetta/server/checkout';
import { OperatorError } from '@vetta/server/operator-error';
import { parseArguments } from '@vetta/server/parse-arguments';
import { stopSignal } from '@vetta/server/start/stop-signal';
import { z } from 'zod';
import { attach } from '../processes/attach.ts';
import { testMachine } from '../test/machine.ts';

/**
 * The number of cases per round: ten times as many as in the deep list. With SOAK the files `*.soak.test.ts` run
 * too, and the tests take every case instead of a few.
 */
const LARGER = { SOAK: '1', FC_RUNS: '50', FUZZ_CASES: '250' };

/**
 * Runs `npm run soak -- --minutes 60`: repeats the deep list with more cases and a new seed per round
 * until the time is over. Stops at the first failure, prints the seed that repeats it and returns 1.
 */
export default async function soak(args: string[]): Promise<number> {
  const { minutes, seed: firstSeed = randomInt(2 ** 30) } = read(args);
  const stop = stopSignal();
  const { env, missing } = await testMachine({ ci: false });
  for (const what of missing) console.log(`NOT TESTED: ${what}`);

  const until = performance.now() + minutes * 60_000;
  let seed = firstSeed;
  do {
    console.log(`\n── Round ${seed - firstSeed + 1}, seed ${seed}`);
    const seeds = { FC_SEED: String(seed), FUZZ_SEED: String(seed) };
    // One file at a time, so that a missed deadline is not caused by other tests.
    const oneByOne = ['run', '--bail=1', '--no-file-parallelism'];
    const larger = { ...LARGER, ...process.env, ...env, ...seeds };
    let code = await attach('vitest', oneByOne, { env: larger });
    if (code === 0 && !stop.aborted)
      code = await attach('vitest', oneByOne, { env: larger, cwd: join(checkout, 'e2e') });
    if (stop.aborted) return 130;
    if (code !== 0) {
      console.error(`\nThis round failed. It is repeated with: npm run soak -- --minutes 1 --seed ${seed}`);
      return 1;
    }
    seed += 1;
  } while (performance.now() < until);
  console.log(`\nEvery round held, from seed ${firstSeed} to ${seed - 1}.`);
  return 0;
}

const usage = 'Usage: npm run soak -- --minutes 60 [--seed 7]';

const Options = z.object({
  /** A round that begins within this time runs to its end. */
  minutes: z.coerce.number().positive().default(60),
  seed: z.coerce
    .number()
    .int()
    .min(0)
    .max(2 ** 30)
    .optional(),
});

function read(args: string[]) {
  const text = { type: 'string' } as const;
  const { values } = parseArguments(args, {
    usage,
    positionals: [0, 0],
    options: { minutes: text, seed: text },
  });
  const asked = Options.safeParse(values);
  if (asked.success) return asked.data;
  throw new OperatorError(usage);
}
