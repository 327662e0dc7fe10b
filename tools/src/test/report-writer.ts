import { stripVTControlCharacters } from 'node:util';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';
import { REPORT_FILE, type TestResult, writeReport } from './report.ts';

/**
 * Returns the first error's message, how the values differ (the message itself shortens lists), and its causes: a property that
 * failed tells its steps, and only its cause what was wrong with them.
 */
const messageOf = ([error]: readonly SerializedError[] = []): string => {
  const causes = [];
  for (let cause = error; cause; cause = cause.cause) causes.unshift(cause.message, cause.diff);
  return stripVTControlCharacters(causes.filter(Boolean).join('\n')) || 'no message';
};

function resultOf(test: TestCase, file: string): TestResult {
  const { state, errors } = test.result();
  const title = test.fullName;
  if (state === 'failed') return { file, title, state, message: messageOf(errors) };
  return { file, title, state: state === 'passed' ? 'passed' : 'skipped' };
}

/** Returns the failures of a file's loading and of its `beforeAll` and `afterAll`, which belong to no test. */
const failuresAround = (module: TestModule, file: string): TestResult[] =>
  [
    { title: 'the file itself', errors: module.errors() },
    ...[...module.children.allSuites()].map((suite) => ({ title: suite.fullName, errors: suite.errors() })),
  ]
    .filter(({ errors }) => errors.length > 0)
    .map(({ title, errors }) => ({ file, title, state: 'failed', message: messageOf(errors) }));

/** Returns the file in which an error outside of any test arose, as far as Vitest knows it. */
const fileOf = (error: SerializedError): string | undefined =>
  typeof error.VITEST_TEST_PATH === 'string' ? error.VITEST_TEST_PATH : undefined;

/** Returns the unhandled errors of known files, which run once more like those with a failed test. */
const failuresBeside = (errors: readonly SerializedError[]): TestResult[] =>
  errors.flatMap((error) => {
    const file = fileOf(error);
    return file
      ? [{ file, title: 'an error outside its tests', state: 'failed', message: messageOf([error]) }]
      : [];
  });

function timeOf(module: TestModule): number {
  const { environmentSetupDuration, prepareDuration, collectDuration, setupDuration, duration } =
    module.diagnostic();
  return Math.round(environmentSetupDuration + prepareDuration + collectDuration + setupDuration + duration);
}

/** A reporter of Vitest that writes the run's report to the file that `VETTA_TEST_REPORT` names. */
export default class ReportWriter implements Reporter {
  async onTestRunEnd(
    modules: readonly TestModule[],
    unhandledErrors: readonly SerializedError[],
  ): Promise<void> {
    const file = process.env[REPORT_FILE];
    if (!file) return;
    await writeReport(file, {
      results: [
        ...modules.flatMap((module) => [
          ...failuresAround(module, module.moduleId),
          ...[...module.children.allTests()].map((test) => resultOf(test, module.moduleId)),
        ]),
        ...failuresBeside(unhandledErrors),
      ],
      errors: unhandledErrors.filter((error) => !fileOf(error)).map((error) => messageOf([error])),
      files: modules.map((module) => ({ file: module.moduleId, milliseconds: timeOf(module) })),
    });
  }
}
