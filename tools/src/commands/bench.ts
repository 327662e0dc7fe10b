import { OperatorError } from '@vetta/server/operator-error';
import { type Result, table } from '../bench/result.ts';
import { subjects } from '../bench/subjects.ts';

/**
 * Runs `npm run bench`, all subjects, or `npm run bench -- rebuild`, the named ones. Ratios compare figures of the same run,
 * so they hold on any machine; absolute figures assume two idle cores. Returns 0 even if a goal is missed; throws for an
 * unknown subject.
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
