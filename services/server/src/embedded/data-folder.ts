import { access, constants, mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { errorCode, OperatorError } from '../operator-error.ts';
import { everyoneMayEnter } from './system-user.ts';

/**
 * Returns the absolute path of the data folder. `asked` is DATA_DIR. The default is `.data` in the checkout; for root, if
 * PostgreSQL's system user cannot enter the checkout, /var/lib/vetta.
 */
export async function dataFolderPath(asked: string | undefined, checkout: string): Promise<string> {
  if (asked) return resolve(checkout, asked);
  const isClosed = isRoot() && !(await everyoneMayEnter(checkout));
  return isClosed ? '/var/lib/vetta' : resolve(checkout, '.data');
}

/** Returns the path of the data folder and makes it if missing. Throws OperatorError if the folder cannot be written. */
export async function dataFolder(asked: string | undefined, checkout: string): Promise<string> {
  const folder = await dataFolderPath(asked, checkout);
  try {
    await makeFolder(folder);
    await access(folder, constants.W_OK);
  } catch (error) {
    throw new OperatorError(whyNot(errorCode(error), folder));
  }
  if (isRoot() && !(await everyoneMayEnter(folder))) {
    throw new OperatorError(
      `The data folder ${folder} lies in a closed folder, and PostgreSQL (which does not run as root) cannot enter it: set DATA_DIR to an open one, such as /var/lib/vetta.`,
    );
  }
  return folder;
}

const isRoot = (): boolean => process.getuid?.() === 0;

/** Like mkdir's `recursive`, which never ends under /proc: Node receives ENOENT there again and again. */
export async function makeFolder(folder: string): Promise<void> {
  const made = await mkdir(folder).catch((error: unknown) => error);
  if (errorCode(made) === 'ENOENT' && dirname(folder) !== folder) {
    await makeFolder(dirname(folder));
    await mkdir(folder);
  } else if (errorCode(made) === 'EEXIST' ? !(await stat(folder)).isDirectory() : made) throw made;
}

/** Returns the sentence for a full disk. */
export const diskIsFull = (folder: string): string =>
  `The disk of the data folder ${folder} is full: free some space, or set DATA_DIR to another disk.`;

/** What PostgreSQL's programs write when the disk is full. */
export const NO_SPACE = 'No space left on device';

function whyNot(code: string, folder: string): string {
  if (code === 'ENOSPC') return diskIsFull(folder);
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return `The data folder ${folder} is, or lies in, a file: set DATA_DIR to a folder.`;
  return `The data folder ${folder} is not writable: make it writable for this user, or set DATA_DIR to another folder.`;
}
