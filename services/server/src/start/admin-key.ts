import { access, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '@vetta/league/store/database';
import type { Now } from '@vetta/league/time/now';
import { ensureAdminKey } from '@vetta/office/admin-key/admin-key';
import { checkout } from '../checkout.ts';
import { dataFolderPath } from '../embedded/data-folder.ts';
import type { Settings } from '../environment.ts';

interface AdminKeyPlace {
  /** ADMIN_KEY, if it is set. */
  adminKey: string | undefined;
  dataDir: string;
  isTerminal: boolean;
}

const fileIn = (dataDir: string): string => join(dataDir, 'admin-key.txt');

/**
 * Makes sure that the league has an admin key. Returns what the operator reads about it. A new key is shown on a terminal only:
 * other output often ends in a log (systemd, docker, tee), so there the key is written to a file that only its owner can read.
 */
export async function prepareAdminKey(
  database: Database,
  now: Now,
  { adminKey, dataDir, isTerminal }: AdminKeyPlace,
): Promise<string> {
  const { created } = await ensureAdminKey(database, now, adminKey);
  const file = fileIn(dataDir);
  // Any older file holds a key that is not valid any more.
  if (created || adminKey) await rm(file, { force: true });
  if (adminKey) return 'the one in ADMIN_KEY';
  if (created && isTerminal) return `${created}   (keep it: it is shown this once)`;
  if (created) await writeKey(file, created);
  if (await exists(file)) return `in the file ${file}; npm run key -- new makes another`;
  return 'as shown when it was made; lost? npm run key -- new makes another';
}

async function writeKey(file: string, key: string): Promise<void> {
  try {
    await writeFile(file, `${key}\n`, { mode: 0o600 });
  } catch (error) {
    // A full disk leaves an empty file.
    await rm(file, { force: true });
    throw error;
  }
}

/** Removes the file of the first admin key, after another key has replaced that one. */
export async function removeAdminKeyFile({ dataDir }: Settings): Promise<void> {
  // A command may run as a user who cannot write there. The key in the file is not valid any more.
  await rm(fileIn(await dataFolderPath(dataDir, checkout)), { force: true }).catch(() => {});
}

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
