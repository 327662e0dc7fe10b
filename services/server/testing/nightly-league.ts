import { chmod, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ObjectStoreSettings } from '@vetta/api/storage/object-store';
import { testApi } from '@vetta/api/testing/api';
import { freshBucket } from '@vetta/api/testing/object-stores';
import { png, upload } from '@vetta/api/testing/upload-files';
import { fillDemo } from '@vetta/league/demo/fill-demo';
import { rows } from '@vetta/league/store/rows';
import { freshDatabase, inDatabase } from '@vetta/league/testing/fresh-database';
import { clockStartingAt } from '@vetta/league/time/clock';
import { addDays } from '@vetta/league/time/rome';
import { getBackupStatus } from '@vetta/office/dashboard/backup-status';
import { runScript, storeVariables, TEST_SECRETS_KEY } from './run-script.ts';

const AT = '2026-11-20T10:00:00Z';
const clock = clockStartingAt(Temporal.Instant.from(AT));

/** The newest closed day of the demonstration. */
export const DAY = '2026-11-19';

type Variables = Record<string, string>;
let invented: Promise<string> | undefined;

/** Returns a new database with the demonstration. Its nights take seconds to close, so a file of tests invents it once and copies it. */
async function demoDatabase(): Promise<string> {
  invented ??= inventDemo();
  return freshDatabase(await invented);
}

/** Returns the name of a database with the demonstration, to which nothing is connected. */
async function inventDemo(): Promise<string> {
  const url = await freshDatabase();
  await inDatabase(url, (database) => fillDemo(database, clock));
  return new URL(url).pathname.slice(1);
}

export type NightlyLeague = Awaited<ReturnType<typeof openNightlyLeague>>;

/** Opens a demonstration with an uploaded picture, and the commands that back it up and restore it. */
export async function openNightlyLeague() {
  const folder = await mkdtemp(join(tmpdir(), 'vetta-nightly-'));
  await chmod(folder, 0o755);
  const databaseUrl = await demoDatabase();
  const api = await testApi({ clock, databaseUrl });
  await upload(api, await png());

  /** Returns the variables of an installation with this store and database. */
  const placeOf = (store: ObjectStoreSettings, url: string) => ({
    DATA_DIR: folder,
    SECRETS_KEY: TEST_SECRETS_KEY,
    DATABASE_URL: url,
    ...storeVariables(store),
  });
  const id = api.installation.slice(0, 8);
  /** The name of the database into which a backup is restored for a check. */
  const scratchName = `vetta_check_${id}_${new URL(databaseUrl).pathname.slice(1)}`;
  return {
    api,
    databaseUrl,
    /** Its DATA_DIR. */
    folder,
    placeOf,
    /** Makes the nightly backup. */
    nightly: (variables: Variables = {}) =>
      runScript(['backup', '--nightly'], {
        ...placeOf(api.objectStore, databaseUrl),
        CLOCK: AT,
        ...variables,
      }),
    /** Restores an archive into another database, with an empty store. */
    restore: (file: string, url: string, more: string[] = []) =>
      runScript(['restore', file, ...more], placeOf(freshBucket('s3rver'), url)),
    /** Returns the name of a day's nightly backup, made at 10:00 UTC of the next day. */
    nameOf: (day: string, end = '.tar.gz') => `vetta-${id}-${addDays(day, 1)}T1000Z-night${end}`,
    /** Returns the name of another file of this installation beside the backups. */
    fileOf: (rest: string) => `vetta-${id}-${rest}`,
    /** Returns the names of the files in the folder of the backups. */
    backups: () => readdir(join(folder, 'backups')),
    status: () => getBackupStatus(api.database),
    scratchName,
    /** Returns the databases that checks have left. */
    scratchDatabases: () =>
      rows(api.database, 'select from pg_database where datname = :name', { name: scratchName }),
    async close() {
      await api.close();
      await rm(folder, { recursive: true });
    },
  };
}
