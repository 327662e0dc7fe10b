import { lstat, mkdir, mkdtemp, readdir, readFile, readlink, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkout } from '@vetta/server/checkout';
import { OperatorError } from '@vetta/server/operator-error';
import { run } from '@vetta/server/processes/run';

export interface CheckedOut extends AsyncDisposable {
  readonly folder: string;
  /** The short hash and the subject of the commit. */
  readonly name: string;
}

/**
 * Writes the files of a commit into a temporary folder, with their dependencies. Throws OperatorError for an unknown commit, or
 * where its dependencies cannot be installed.
 */
export async function checkoutAt(commit: string): Promise<CheckedOut> {
  const name = await git(['log', '-1', '--format=%h %s', '--end-of-options', commit]);
  const folder = await mkdtemp(join(tmpdir(), 'vetta-checkout-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const archive = join(folder, 'commit.tar');
    await git(['archive', `--output=${archive}`, commit]);
    const { code, output } = await run('tar', ['-xf', archive, '-C', folder]);
    if (code !== 0) throw new OperatorError(`tar: ${output.trim()}`);
    await giveDependencies(folder);
  } catch (error) {
    await remove();
    throw error;
  }
  return { folder, name, [Symbol.asyncDispose]: remove };
}

async function git(args: string[]): Promise<string> {
  const { code, output } = await run('git', args, { cwd: checkout });
  if (code !== 0) throw new OperatorError(`git ${args[0]}: ${output.trim()}`);
  return output.trim();
}

/** Links this checkout's packages if the commit asks for the same ones; else installs its own. */
async function giveDependencies(folder: string): Promise<void> {
  const lockOf = (of: string) => readFile(join(of, 'package-lock.json'), 'utf8');
  if ((await lockOf(folder)) === (await lockOf(checkout))) {
    await linkPackages(join(checkout, 'node_modules'), join(folder, 'node_modules'));
    return;
  }
  const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const { code, output } = await run('npm', args, { cwd: folder });
  if (code !== 0) throw new OperatorError(`The dependencies could not be installed:\n${output.trim()}`);
}

/**
 * Links each package by itself: the workspaces among them are links relative to the checkout, and in the copy they must lead
 * to the workspaces of the commit.
 */
async function linkPackages(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    if (name === '.cache') continue;
    if (name === '@vetta') await linkPackages(join(from, name), join(to, name));
    else await symlink(await targetOf(join(from, name)), join(to, name));
  }
}

/** Returns where a relative link leads, as it is written; of anything else the path. */
const targetOf = async (path: string): Promise<string> =>
  (await lstat(path)).isSymbolicLink() ? readlink(path) : path;
