import { glob, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { checkout } from '@vetta/server/checkout';
import { parseArguments } from '@vetta/server/parse-arguments';
import { build } from '@vetta/server/start/build-front-ends';
import { attach } from '../processes/attach.ts';
import { changedFiles, codeTestsOf, journeysOf, storiesOf } from '../test/changed.ts';
import { testMachine } from '../test/machine.ts';
import { type TestPart, testParts } from '../test/parts.ts';
import {
  failedFiles,
  failedIn,
  flakyIn,
  REPORT_FILE,
  type Report,
  readReport,
  slowestFiles,
  type TestResult,
  withRepeated,
} from '../test/report.ts';

const reportWriter = join(import.meta.dirname, '../test/report-writer.ts');

/**
 * `npm test`: all parts of the short list; `npm run test:deep` of the deep one (`test --deep`). `npm test -- journeys`: one part. `npm test -- closing -t "twice"`: what Vitest understands,
 * in every part. `npm test -- changed [--since <commit>]`: what a change can break. The last line is `N passed, N failed` (and `, N skipped`).
 *
 * With CI=true a file that failed runs once more when its part has ended, with nothing beside it but the others that failed.
 * What fails only the first time counts as passed and is named: FLAKY is a defect to fix, of the test or of the product.
 */
export default async function test(args: string[]): Promise<number> {
  if (args[0] === '--deep') {
    process.env.TEST_LIST = 'deep';
    return runParts(args.slice(1));
  }
  if (args[0] === 'changed') return testChange(args.slice(1));
  return runParts(args);
}

/** Runs the tests that a change can break: in each part those that Vitest, or the names of folders, relate to a changed file. */
async function testChange(args: string[]): Promise<number> {
  const { values } = parseArguments(args, {
    usage: 'Usage: npm test -- changed [--since <commit>]',
    positionals: [0, 0],
    options: { since: { type: 'string' } },
  });
  const change = await changedFiles(values.since);
  const journeys = await Array.fromAsync(glob('e2e/src/**/*.test.ts', { cwd: checkout }));
  return runParts([], {
    code: await codeTestsOf(change),
    stories: storiesOf(change.files),
    journeys: journeysOf(change.files, journeys).map((path) => join(checkout, path)),
  });
}

/** Runs the parts with these arguments; with `chosen`, what it names in each part, and nothing where that is nothing. */
async function runParts(args: string[], chosen?: Readonly<Record<string, string[]>>): Promise<number> {
  const ci = process.env.CI === 'true';
  const machine = await testMachine({ ci });
  if (ci && machine.missing.length > 0) {
    for (const what of machine.missing) console.error(`MISSING: ${what}`);
    console.error('With CI=true nothing may be missing.');
    return 1;
  }
  const inList = testParts.filter(({ isDeep }) => isDeep || process.env.TEST_LIST !== 'deep');
  const asked = inList.filter(({ name }) => args.includes(name));
  const forVitest = args.filter((arg) => !testParts.some(({ name }) => name === arg));
  const parts = (asked.length > 0 ? asked : inList).filter(
    (part) => (machine.chromium || !part.needsChromium) && chosen?.[part.name]?.length !== 0,
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
  const whole: Report = { results: [], errors: [], files: [] };
  const flaky: TestResult[] = [];
  const slowest: { name: string; files: Report['files'] }[] = [];
  for (const part of parts) {
    const name = `${part.name}: ${part.what}`;
    let report = await timed(name, () => runPart(part, chosen?.[part.name] ?? forVitest, machine.env));
    slowest.push({ name: part.name, files: slowestFiles(report) });
    const again = ci && forVitest.length === 0 ? failedFiles(report) : [];
    if (again.length > 0) {
      const second = await timed(`${part.name}: failed files once more`, () =>
        runPart(part, again, machine.env),
      );
      flaky.push(...flakyIn(report, second));
      report = withRepeated(report, second);
    }
    whole.results.push(...report.results);
    whole.errors.push(...report.errors);
  }

  console.log('\nThe time of each part:');
  const total = shares.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
  for (const { name, milliseconds } of shares) {
    const percent = Math.round((100 * milliseconds) / total);
    console.log(
      `  ${(milliseconds / 1_000).toFixed(1).padStart(7)} s ${String(percent).padStart(3)} %  ${name}`,
    );
  }
  if (args.length === 0)
    for (const { name, files } of slowest) {
      console.log(`The slowest files of ${name}:`);
      for (const { file, milliseconds } of files)
        console.log(`  ${(milliseconds / 1_000).toFixed(1).padStart(7)} s  ${relative(checkout, file)}`);
    }
  for (const what of machine.missing) console.log(`NOT TESTED: ${what}`);
  for (const result of flaky) console.log(`FLAKY: ${lineOf(result)}`);
  for (const result of failedIn(whole)) console.log(`FAILED: ${lineOf(result)}`);
  for (const error of whole.errors) console.log(`FAILED: outside the tests: ${error}`);
  const count = (state: TestResult['state']) =>
    whole.results.filter((result) => result.state === state).length;
  const [passed, skipped] = [count('passed'), count('skipped')];
  const failed = count('failed') + whole.errors.length;
  const nothingRan = passed === 0 && failed === 0;
  if (nothingRan) console.log(`No test was run: nothing fits ${args.join(' ')}.`);
  if (ci && skipped > 0) console.log('With CI=true no test may be skipped.');
  console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  return failed > 0 || nothingRan || (ci && skipped > 0) ? 1 : 0;
}

async function runPart(part: TestPart, args: string[], env: Record<string, string>): Promise<Report> {
  const folder = await mkdtemp(join(tmpdir(), 'vetta-report-'));
  const report = join(folder, 'report.json');
  try {
    const reporters = ['--reporter=default', `--reporter=${reportWriter}`];
    const filter = args.length > 0 ? ['--passWithNoTests', ...args] : [];
    const code = await attach('vitest', ['run', ...reporters, ...filter], {
      cwd: part.folder,
      env: { ...process.env, ...env, [REPORT_FILE]: report },
    });
    return await readReport(report, code);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Returns file, title and the message's first lines. */
const lineOf = ({ file, title, message = '' }: TestResult): string =>
  `${relative(checkout, file)}: ${title}\n  ${message.split('\n').slice(0, 20).join('\n  ')}`;
