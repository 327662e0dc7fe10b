import { checkout } from '@vetta/server/checkout';
import { run } from '@vetta/server/processes/run';
import { wrongImports } from '../imports/wrong-imports.ts';
import { reportRawValues } from '../raw-values/report-raw-values.ts';

interface Finding {
  isClean: boolean;
  /** What is wrong, for the terminal. */
  output: string;
}

/** Runs a program that exits with 0 when it finds nothing. */
async function runProgram(program: string, args: string[]): Promise<Finding> {
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: '1' };
  const { code, output } = await run(program, args, { cwd: checkout, env });
  return { isClean: code === 0, output: output.trim() };
}

/** Runs a function that returns a sentence for each thing that is wrong. */
async function runSentences(find: (checkout: string) => Promise<string[]>): Promise<Finding> {
  const wrong = await find(checkout);
  return { isClean: wrong.length === 0, output: wrong.join('\n') };
}

const checks: { name: string; find: () => Promise<Finding> }[] = [
  {
    name: 'format, lint, declared imports',
    find: () => runProgram('biome', ['check', '--error-on-warnings', '.']),
  },
  { name: 'types', find: () => runProgram('turbo', ['run', 'types', '--output-logs=errors-only']) },
  // It is no workspace: outside the checkout it has packages of its own.
  { name: 'types of the example', find: () => runProgram('tsc', ['-p', 'examples/meteo']) },
  { name: 'direction of imports', find: () => runSentences(wrongImports) },
  { name: 'values outside the tokens', find: () => runSentences(reportRawValues) },
  { name: 'unused files, exports and dependencies', find: () => runProgram('knip', ['--no-progress']) },
];

/**
 * `npm run check`: format, lint, types, imports, values outside the tokens, and code that is not used. Changes nothing;
 * `npm run fix` fixes the first two where it can.
 */
export default async function check(): Promise<number> {
  const findings = await Promise.all(
    checks.map(async ({ name, find }) => {
      const began = Date.now();
      const { isClean, output } = await find();
      if (!isClean) console.log(output);
      return { name, isClean, seconds: (Date.now() - began) / 1_000 };
    }),
  );
  for (const { name, isClean, seconds } of findings) {
    console.log(`${isClean ? 'clean ' : 'FAILED'}  ${name} (${seconds.toFixed(1)} s)`);
  }
  return findings.every(({ isClean }) => isClean) ? 0 : 1;
}
