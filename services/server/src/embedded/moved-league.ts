import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../operator-error.ts';

const file = (dataDir: string): string => join(dataDir, 'league-moved.txt');

/**
 * Remembers, in a data folder that holds an embedded league, that another database is used in its place. Without that, a start that
 * lacks DATABASE_URL would show the league as it was on the day of the move.
 */
export async function rememberMove(dataDir: string, databaseUrl: string): Promise<void> {
  const holdsLeague = await stat(join(dataDir, 'postgres/PG_VERSION')).catch(() => undefined);
  if (!holdsLeague) return;
  const { host, pathname } = new URL(databaseUrl);
  // A folder that cannot be written does not stop a server that needs nothing of it.
  await writeFile(file(dataDir), `${host}${pathname}\n`, { flag: 'wx' }).catch(() => {});
}

/** Throws OperatorError if this folder's league was moved to another database. */
export async function refuseMoved(dataDir: string): Promise<void> {
  const to = await readFile(file(dataDir), 'utf8').catch(() => undefined);
  if (to === undefined) return;
  throw new OperatorError(
    `The league of ${dataDir} was moved to the database at ${to.trim()}, and DATABASE_URL is not set: set it. To open the older league that is still here, delete ${file(dataDir)} first.`,
  );
}
