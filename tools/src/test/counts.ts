import { readFile } from 'node:fs/promises';
import { z } from 'zod';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const Report = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
});

/**
 * Returns the counts of Vitest's JSON report. A run that fails without a failed test (a file that does not load, a server
 * that does not start, an unhandled error) counts as one failure, so that it never looks successful.
 */
export async function countsOf(reportFile: string, exitCode: number): Promise<Counts> {
  const text = await readFile(reportFile, 'utf8').catch(() => '');
  if (text === '') return { passed: 0, failed: exitCode === 0 ? 0 : 1, skipped: 0 };
  const report = Report.parse(JSON.parse(text));
  const failed = exitCode !== 0 && report.numFailedTests === 0 ? 1 : report.numFailedTests;
  return { passed: report.numPassedTests, failed, skipped: report.numPendingTests + report.numTodoTests };
}

/** Returns the total of several runs. */
export function sum(all: Counts[]): Counts {
  return {
    passed: all.reduce((total, { passed }) => total + passed, 0),
    failed: all.reduce((total, { failed }) => total + failed, 0),
    skipped: all.reduce((total, { skipped }) => total + skipped, 0),
  };
}
