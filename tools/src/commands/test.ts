import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '@vetta/server/start/build-front-ends';
import { attach } from '../processes/attach.ts';
import { type Counts, countsOf, sum } from '../test/counts.ts';
import { testMachine } from '../test/machine.ts';
import { type TestPart, testParts } from '../test/parts.ts';

/**
 * `npm test`: all parts. `npm test -- journeys`: one part. `npm test -- closing -t "twice"`: what Vitest understands,
 * in every part. The last line is `N passed, N failed` (and `, N skipped`).
 */
export default async function test(args: string[]): Promise<number> {
  const ci = process.env.CI === 'true';
  const machine = await testMachine({ ci });
  if (ci && machine.missing.length > 0) {
    for (const what of machine.missing) console.error(`MISSING: ${what}`);
    console.error('With CI=true nothing may be missing.');
    return 1;
  }
  const asked = testParts.filter(({ name }) => args.includes(name));
  const forVitest = args.filter((arg) => !testParts.some(({ name }) => name === arg));
  const parts = (asked.length > 0 ? asked : testParts).filter(
    (part) => machine.chromium || !part.needsChromium,
  );

  const shares: { name: string; milliseconds: number }[] = [];
  const timed = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    console.log(`\n── ${name}`);
    const began = Date.now();
    const done = await work();
    shares.push({ name, milliseconds: Date.now() - began });
    return done;
  };
  await timed('build', () => build());
  const counts: Counts[] = [];
  for (const part of parts) {
    counts.push(await timed(`${part.name}: ${part.what}`, () => runPart(part, forVitest, machine.env)));
  }

  console.log('\nThe time of each part:');
  const whole = shares.reduce((total, { milliseconds }) => total + milliseconds, 0);
  for (const { name, milliseconds } of shares) {
    const percent = Math.round((100 * milliseconds) / whole);
    console.log(
      `  ${(milliseconds / 1_000).toFixed(1).padStart(7)} s ${String(percent).padStart(3)} %  ${name}`,
    );
  }
  for (const what of machine.missing) console.log(`NOT TESTED: ${what}`);
  const { passed, failed, skipped, failures } = sum(counts);
  for (const failure of failures) console.log(`FAILED: ${failure}`);
  const nothingRan = passed === 0 && failed === 0;
  if (nothingRan) console.log(`No test was run: nothing fits ${args.join(' ')}.`);
  if (ci && skipped > 0) console.log('With CI=true no test may be skipped.');
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return failed > 0 || nothingRan || (ci && skipped > 0) ? 1 : 0;
}

async function runPart(part: TestPart, args: string[], env: Record<string, string>): Promise<Counts> {
  const folder = await mkdtemp(join(tmpdir(), 'vetta-report-'));
  const report = join(folder, 'report.json');
  try {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const filter = args.length > 0 ? ['--passWithNoTests', ...args] : [];
    const code = await attach('vitest', ['run', ...reporters, ...filter], {
      cwd: part.folder,
      env: { ...process.env, ...env },
    });
    return await countsOf(report, code);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
