import { access, constants, mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { errorCode, OperatorError } from '../operator-error.ts';
import { everyoneMayEnter } from './system-user.ts';

/**
 * The absolute data folder, made if missing and writable. `asked` is DATA_DIR; unset it is `.data` in the checkout, or
 * /var/lib/vetta when root's checkout lies under a closed home, which PostgreSQL's system user may not enter.
 */
export async function dataFolder(asked: string | undefined, checkout: string): Promise<string> {
  const root = process.getuid?.() === 0;
  const closed = root && !(await everyoneMayEnter(checkout));
  const folder = asked ? resolve(checkout, asked) : closed ? '/var/lib/vetta' : resolve(checkout, '.data');
  try {
    await makeFolder(folder);
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new OperatorError(whyNot(errorCode(error), folder));
  }
  if (root && !(await everyoneMayEnter(folder))) {
    throw new OperatorError(
      `The data folder ${folder} lies in a closed folder, and PostgreSQL (which does not run as root) cannot enter it: set DATA_DIR to an open one, such as /var/lib/vetta.`,
    );
  }
  return folder;
}

/** Like mkdir's `recursive`, which never ends under /proc and the like, where Node is told ENOENT again and again. */
async function makeFolder(folder: string): Promise<void> {
  const made = await mkdir(folder).catch((error: unknown) => error);
  if (errorCode(made) === 'ENOENT' && dirname(folder) !== folder) {
    await makeFolder(dirname(folder));
    await mkdir(folder);
  } else if (errorCode(made) === 'EEXIST' ? !(await stat(folder)).isDirectory() : made) throw made;
}

function whyNot(code: string, folder: string): string {
  if (code === 'ENOSPC')
    return `The disk of the data folder ${folder} is full: free some space, or set DATA_DIR to another disk.`;
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return `The data folder ${folder} is, or lies in, a file: set DATA_DIR to a folder.`;
  return `The data folder ${folder} is not writable: make it writable for this user, or set DATA_DIR to another folder.`;
}
