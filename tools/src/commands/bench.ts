import { OperatorError } from '@vetta/server/operator-error';
import { type Result, table } from '../bench/result.ts';
import { subjects } from '../bench/subjects.ts';

/**
 * `npm run bench`: every subject. `npm run bench -- rebuild`: the named ones. Ratios are of one run and hold on any
 * machine; absolute figures are meant for two quiet cores. A goal that is not held is no failure of the command.
 */
export default async function bench(args: string[]): Promise<number> {
  const asked = args.length > 0 ? args : Object.keys(subjects);
  const unknown = asked.filter((name) => !Object.hasOwn(subjects, name));
  if (unknown.length > 0) {
    throw new OperatorError(
      `There is no subject "${unknown.join(', ')}": the subjects are ${Object.keys(subjects).join(', ')}.`,
    );
  }
  const results: Result[] = [];
  for (const name of asked) {
    console.log(`Measuring: ${name}…`);
    results.push(...((await subjects[name]?.()) ?? []));
  }
  console.log(`\n${table(results)}`);
  return 0;
}
