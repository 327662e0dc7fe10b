import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';

const TestResult = z.object({
  /** The absolute path of the test's file. */
  file: z.string(),
  title: z.string(),
  state: z.enum(['passed', 'failed', 'skipped']),
  /** Why it failed. */
  message: z.string().optional(),
});
export type TestResult = z.infer<typeof TestResult>;

const Report = z.object({
  results: z.array(TestResult),
  /** What went wrong outside of any test, such as an unhandled rejection. */
  errors: z.array(z.string()),
  /** How long each file took: to load, to prepare and to run. In milliseconds. */
  files: z.array(z.object({ file: z.string(), milliseconds: z.number() })),
});
/** One run of Vitest. */
export type Report = z.infer<typeof Report>;

/** The environment variable with the path of the file that `report-writer.ts` writes. */
export const REPORT_FILE = 'VETTA_TEST_REPORT';

export const writeReport = (file: string, report: Report): Promise<void> =>
  writeFile(file, JSON.stringify(report));

/**
 * Returns what a run of Vitest wrote, which ended with `exitCode`. A run that fails and says nothing is an error, so that
 * it never looks successful.
 */
export async function readReport(file: string, exitCode: number): Promise<Report> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  const report = text === undefined ? { results: [], errors: [], files: [] } : Report.parse(JSON.parse(text));
  const saysFailure = report.errors.length > 0 || failedIn(report).length > 0;
  if (exitCode !== 0 && !saysFailure) report.errors.push(`Vitest ended with code ${exitCode}, see above`);
  return report;
}

export const failedIn = ({ results }: Report): TestResult[] =>
  results.filter(({ state }) => state === 'failed');

/** Returns the ten files that took longest, the longest first. */
export const slowestFiles = ({ files }: Report): Report['files'] =>
  files.toSorted((one, other) => other.milliseconds - one.milliseconds).slice(0, 10);

/** Returns the files with a failed test, each once. */
export const failedFiles = (report: Report): string[] => [
  ...new Set(failedIn(report).map(({ file }) => file)),
];

/** Returns the first run's report with the files of the second, a repetition of some of them, in place of its own. */
export function withRepeated(first: Report, second: Report): Report {
  const repeated = new Set(second.results.map(({ file }) => file));
  return {
    results: [...first.results.filter(({ file }) => !repeated.has(file)), ...second.results],
    errors: [...first.errors, ...second.errors],
    files: first.files,
  };
}

/** Returns the tests that failed in the first run, and did not when their file ran again. */
export function flakyIn(first: Report, second: Report): TestResult[] {
  const nameOf = ({ file, title }: TestResult) => `${file} ${title}`;
  const failedAgain = new Set(failedIn(second).map(nameOf));
  const repeated = new Set(second.results.map(({ file }) => file));
  return failedIn(first).filter((result) => repeated.has(result.file) && !failedAgain.has(nameOf(result)));
}
