import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { OperatorError } from '../operator-error.ts';
import { run } from '../processes/run.ts';

export interface SystemUser {
  uid: number;
  gid: number;
}

const name = 'postgres';

/**
 * Returns the system user that PostgreSQL runs as if this process is root, because PostgreSQL refuses to run as root; makes it
 * if missing. Returns undefined for any other user. Throws OperatorError if the user cannot be made.
 */
export async function postgresUser(): Promise<SystemUser | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const existing = await idsOf(name);
  if (existing) return existing;

  await run('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', name]);
  const created = await idsOf(name);
  if (created) return created;
  throw new OperatorError(
    `PostgreSQL does not run as root and the system user "${name}" could not be made: run Vetta as another user, or set DATABASE_URL.`,
  );
}

async function idsOf(user: string): Promise<SystemUser | undefined> {
  const [uid, gid] = await Promise.all([run('id', ['-u', user]), run('id', ['-g', user])]);
  return uid.code === 0 && gid.code === 0 ? { uid: Number(uid.output), gid: Number(gid.output) } : undefined;
}

/** Returns whether any user can reach this folder: every parent has the execute bit for others. */
export async function everyoneMayEnter(folder: string): Promise<boolean> {
  for (let at = folder; ; at = dirname(at)) {
    const found = await stat(at).catch(() => undefined);
    if (found && (found.mode & 0o001) === 0) return false;
    if (dirname(at) === at) return true;
  }
}
