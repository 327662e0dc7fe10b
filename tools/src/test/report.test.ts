import { rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { folderOfTest } from '@vetta/league/testing/test-folder';
import { execa } from 'execa';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  failedFiles,
  failedIn,
  flakyIn,
  REPORT_FILE,
  type Report,
  readReport,
  slowestFiles,
  withRepeated,
} from './report.ts';

let folder: string;
beforeEach(async () => {
  folder = await folderOfTest();
});

/** Runs Vitest over files with these texts. */
async function run(files: Record<string, string>): Promise<Report> {
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
  const report = join(folder, 'report.json');
  const { exitCode } = await execa({
    reject: false,
    preferLocal: true,
    env: { [REPORT_FILE]: report },
  })`vitest run --root=${folder} --globals --reporter=${join(import.meta.dirname, 'report-writer.ts')}`;
  return readReport(report, exitCode ?? 1);
}

const titles = (report: Report) => failedIn(report).map(({ title }) => title);

describe('the report of a test run', () => {
  test('names what passed, failed and was skipped, with the message of each failure', async () => {
    const report = await run({
      'a.test.js': `test('one', () => {}); test('two', () => { expect(['x one']).toEqual([]); }); test.skip('three', () => {});`,
    });
    expect(report.results.map(({ title, state }) => [title, state])).toEqual([
      ['one', 'passed'],
      ['two', 'failed'],
      ['three', 'skipped'],
    ]);
    expect(failedIn(report)[0]?.message).toMatch(/expected .* to deeply equal \[\].*"x one"/s);
    expect(report.errors).toEqual([]);
    expect(report.files).toEqual([{ file: join(folder, 'a.test.js'), milliseconds: expect.any(Number) }]);
  });

  test('counts what fails outside of tests: a file that does not load, a beforeAll, an unhandled rejection', async () => {
    const report = await run({
      'broken.test.js': `throw new Error('not today');`,
      'before.test.js': `describe('a group', () => { beforeAll(() => { throw new Error('no', { cause: new Error('why') }); }); test('x', () => {}); });`,
      'loose.test.js': `test('fine', async () => { Promise.reject(new Error('loose')); await new Promise((r) => setTimeout(r, 50)); });`,
    });
    expect(titles(report).sort()).toEqual(['a group', 'an error outside its tests', 'the file itself']);
    expect(failedIn(report).map(({ message }) => message)).toEqual(
      expect.arrayContaining(['why\nno', 'loose']),
    );
    expect(failedFiles(report).map((file) => basename(file))).toContain('loose.test.js');
  });

  test('names the ten files that took longest', () => {
    const files = Array.from({ length: 11 }, (_, n) => ({ file: `f${n}.test.js`, milliseconds: n }));
    const slowest = slowestFiles({ results: [], errors: [], files });
    expect(slowest.map(({ milliseconds }) => milliseconds)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  test('is an error if the run fails and writes none', async () => {
    const report = await readReport(join(folder, 'nothing.json'), 1);
    expect(report.errors).toHaveLength(1);
  });
});

describe('a file that runs once more', () => {
  const failing = `test('always', () => { throw new Error(); });`;
  const once = `import { existsSync, writeFileSync } from 'node:fs';
    const marker = new URL('./ran', import.meta.url);
    test('the first time', () => { if (!existsSync(marker)) { writeFileSync(marker, ''); throw new Error('first'); } });`;

  test('is flaky if it passes then, and stays failed if it does not', async () => {
    const first = await run({
      'once.test.js': once,
      'always.test.js': failing,
      'fine.test.js': `test('fine', () => {});`,
    });
    expect(
      failedFiles(first)
        .map((file) => basename(file))
        .sort(),
    ).toEqual(['always.test.js', 'once.test.js']);
    await rm(join(folder, 'fine.test.js'));
    const second = await run({});
    expect(flakyIn(first, second).map(({ title }) => title)).toEqual(['the first time']);
    const whole = withRepeated(first, second);
    expect(titles(whole)).toEqual(['always']);
    expect(whole.results).toHaveLength(3);
  });

  test('stays failed, and is not flaky, if the second run does not have it', () => {
    const first: Report = {
      results: [{ file: 'a', title: 'always', state: 'failed' }],
      files: [],
      errors: [],
    };
    const second: Report = { results: [], files: [], errors: ['it did not start'] };
    expect(flakyIn(first, second)).toEqual([]);
    expect(titles(withRepeated(first, second))).toEqual(['always']);
    expect(withRepeated(first, second).errors).toEqual(['it did not start']);
  });
});
