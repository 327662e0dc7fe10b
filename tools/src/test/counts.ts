import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { checkout } from '@vetta/server/checkout';
import { z } from 'zod';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
  /** The failed tests: file and title, or why there is no report. */
  failures: string[];
}

const nothing: Counts = { passed: 0, failed: 0, skipped: 0, failures: [] };

const Report = z.object({
  numPassedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string() })),
    }),
  ),
});

/**
 * Returns the counts of Vitest's JSON report. A run that fails without a failed test (a file that does not load, a server
 * that does not start, an unhandled error) counts as one failure, so that it never looks successful.
 */
export async function countsOf(reportFile: string, exitCode: number): Promise<Counts> {
  const text = await readFile(reportFile, 'utf8').catch(() => '');
  if (text === '') return exitCode === 0 ? nothing : { ...nothing, failed: 1, failures: ['no report'] };
  const report = Report.parse(JSON.parse(text));
  const failures = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => `${relative(checkout, name)}: ${fullName}`),
  );
  if (exitCode !== 0 && failures.length === 0) failures.push('an error outside the tests, printed above');
  return {
    passed: report.numPassedTests,
    failed: failures.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures,
  };
}

/** Returns the total of several runs. */
export function sum(all: Counts[]): Counts {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
    skipped: all.reduce((total, { skipped }) => total + skipped, 0),
    failures: all.flatMap(({ failures }) => failures),
  };
}
