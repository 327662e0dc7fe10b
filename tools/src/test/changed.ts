import { relative } from 'node:path';
import { checkout } from '@vetta/server/checkout';
import { OperatorError } from '@vetta/server/operator-error';
import { run } from '@vetta/server/processes/run';
import { z } from 'zod';

/** A change, as `npm test -- changed` tests it. */
export interface ChangedFiles {
  /** The commit before the change. */
  since: string;
  /** Paths in the checkout, of committed and uncommitted changes. */
  files: string[];
}

/**
 * Returns what has changed since a commit; by default since the branch left `main`, or since the commit before HEAD if nothing
 * has changed since. Throws OperatorError for an unknown commit.
 */
export async function changedFiles(since?: string): Promise<ChangedFiles> {
  const [left] = await git(['merge-base', since ?? 'main', 'HEAD']);
  const files = await filesSince(left ?? '');
  if (files.length > 0 || since !== undefined) return { since: left ?? '', files };
  const [before] = await git(['rev-parse', 'HEAD~1']);
  return { since: before ?? '', files: await filesSince(before ?? '') };
}

async function filesSince(commit: string): Promise<string[]> {
  const tracked = await git(['diff', '--name-only', commit]);
  return [...tracked, ...(await git(['ls-files', '--others', '--exclude-standard']))];
}

async function git(args: string[]): Promise<string[]> {
  const { code, output } = await run('git', args, { cwd: checkout });
  if (code !== 0) throw new OperatorError(`git ${args.join(' ')} failed: ${output.trim()}`);
  return output.split('\n').filter((line) => line !== '');
}

const frontEnds = ['design-system', 'shell', 'mf-public', 'mf-admin'];

/** Returns the folders whose stories show a changed file: the subject's folder, or the sources of the workspace for a file beside them. */
export const storiesOf = (files: readonly string[]): string[] => [
  ...new Set(
    files.flatMap((file) => {
      const [workspace = '', src, ...path] = file.split('/');
      if (!frontEnds.includes(workspace) || src !== 'src') return [];
      // A kit is part of every subject.
      const subject = path[0] === 'kit' ? [] : path.slice(0, -1).slice(0, 1);
      return [`${[workspace, src, ...subject].join('/')}/`];
    }),
  ),
];

/** The journeys that every change of a workspace runs: its screens open and work at all. */
const firstJourneys: Readonly<Record<string, string>> = {
  contract: 'evening-in-the-grid',
  'design-system': 'page',
  'plugin-kit': 'publish',
  services: 'evening-in-the-grid',
  shell: 'page',
  'mf-public': 'visitor',
  'mf-admin': 'evening-in-the-grid',
};

/**
 * Returns those of the journeys (paths of their files) that are about a changed file, the first one of each changed workspace, and
 * the changed ones.
 */
export function journeysOf(files: readonly string[], journeys: readonly string[]): string[] {
  const first = new Set(files.map((file) => firstJourneys[file.split('/')[0] ?? '']));
  const about = new Set(aboutChange(files, journeys));
  return journeys.filter(
    (journey) => files.includes(journey) || about.has(journey) || first.has(nameOf(journey)),
  );
}

/**
 * Returns those of the tests (paths of their files) that have the name of a changed file or of its folder, or lie in such a folder:
 * `admin-prizes.test.ts`, and all in `prizes`, for `mf-admin/src/prizes/prize-list.tsx`.
 */
export function aboutChange(files: readonly string[], tests: readonly string[]): string[] {
  const words = new Set(files.filter(isCode).flatMap((file) => wordsOf(file).slice(-2)));
  for (const folder of ['src', 'routes', 'testing', 'product', 'client']) words.delete(folder);
  return tests.filter((test) => wordsOf(test).some((word) => words.has(word.replace(/^admin-/, ''))));
}

/** More files than these take more than two minutes. */
const MAX_RELATED = 40;

/**
 * Returns the tests of the code that import a changed file, through however many others. If they are too many for two minutes, only
 * those that are about the change: nearly every test of the api imports every route.
 */
export async function codeTestsOf({ since, files }: ChangedFiles): Promise<string[]> {
  const { code, output } = await run('vitest', ['list', '--filesOnly', '--json', '--changed', since], {
    cwd: checkout,
  });
  const listed = /^\[.*\]$/ms.exec(output)?.[0];
  if (code !== 0 || listed === undefined) throw new OperatorError(`vitest list failed: ${output.trim()}`);
  const related = z
    .array(z.object({ file: z.string() }))
    .parse(JSON.parse(listed))
    .map(({ file }) => relative(checkout, file));
  if (related.length <= MAX_RELATED) return related;
  return [...new Set([...aboutChange(files, related), ...related.filter((file) => files.includes(file))])];
}

const isCode = (file: string): boolean => /\.(ts|tsx)$/.test(file) && !/\.(test|stories)\.tsx?$/.test(file);

/** `mf-admin/src/prizes/prize-list.tsx` has the words `mf-admin`, `src`, `prizes` and `prize-list`. */
const wordsOf = (file: string): string[] =>
  file.split('/').map((part) => part.replace(/(\.css|\.test)?\.tsx?$/, ''));

const nameOf = (journey: string): string => wordsOf(journey).at(-1) ?? '';
