import { readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { openObjectsUnder, putFile } from '@vetta/api/storage/object-store';
import type { Day } from '@vetta/contract/values';
import { checkout } from '../checkout.ts';
import { makeFolder } from '../embedded/data-folder.ts';
import { errorCode, OperatorError } from '../operator-error.ts';
import type { BackupSettings } from './backup-variables.ts';

/** Where the nightly backups of one installation are kept. Nothing else there is listed or removed. */
export interface BackupPlace {
  /** Shown to the operator. */
  readonly description: string;
  /** The path at which an archive is written and checked before it is stored. */
  readonly draft: string;
  /** Moves the draft here, whole or not at all. Replaces an archive of that name. */
  store(name: string): Promise<void>;
  /** The nightly backups. */
  list(): Promise<string[]>;
  /** The backups of the day, between two nights. */
  listOfDay(): Promise<string[]>;
  remove(name: string): Promise<void>;
  close(): void;
}

/**
 * Returns the name of the backup that contains a day's close; before the first close it is a day that was never closed. Several
 * installations may share a place.
 */
export const backupName = (installation: string, day: Day, isEncrypted: boolean): string =>
  `${prefixOf(installation)}${day}.tar.gz${isEncrypted ? '.age' : ''}`;

/** Returns the name of a backup of the day, by its moment in UTC: `2026-11-21T1842Z`. */
export const momentName = (installation: string, at: Temporal.Instant, isEncrypted: boolean): string =>
  `${prefixOf(installation)}${at.toString({ smallestUnit: 'minute' }).replace(':', '')}.tar.gz${isEncrypted ? '.age' : ''}`;

/** The name of a backup of any installation, of a night or of the day. */
export const anyBackupName = /^vetta-[0-9a-f]{8}-\d{4}-\d\d-\d\d(T\d{4}Z)?\.tar\.gz(\.age)?$/;

/** Returns the moment in the name of a backup of the day, or '' for a night's. */
export const momentOf = (name: string): string => /\d{4}-\d\d-\d\dT\d{4}Z/.exec(name)?.[0] ?? '';

/** Returns the day in a backup's name. */
export const dayOfBackup = (name: string): Day => /\d{4}-\d\d-\d\d/.exec(name.slice(prefixLength))?.[0] ?? '';

const prefixOf = (installation: string): string => `vetta-${installation.slice(0, 8)}-`;
const prefixLength = prefixOf('00000000').length;

/** Opens the place that the settings name. Throws OperatorError if a folder cannot be used. */
export async function openBackupPlace(
  to: Exclude<BackupSettings['to'], 'off'>,
  { dataDir, installation }: { dataDir: string; installation: string },
): Promise<BackupPlace> {
  const prefix = prefixOf(installation);
  const isOurs = (name: string) => name.startsWith(prefix) && anyBackupName.test(name);
  if (to !== undefined && 'bucket' in to) return bucketPlace(to, { dataDir, prefix, isOurs });
  return folderPlace(folderOf(to, dataDir), { prefix, isOurs });
}

/** Returns the folder of the backups. A relative one lies in the checkout, like DATA_DIR. */
export const folderOf = (to: { folder: string } | undefined, dataDir: string): string =>
  to === undefined ? join(dataDir, 'backups') : resolve(checkout, to.folder);

/** What the operator reads of backups that are on the disk of the data. */
export const ON_DATA_DISK =
  'the backups are on the disk of the data, and lost with it: copy them to another machine, or set BACKUP_TO (docs/backup.md)';

/**
 * Returns whether the backups are on the disk of the data, which a lost disk takes with it. Data at DATABASE_URL are not on this
 * machine's, as far as this process can know.
 */
export async function isOnDataDisk(
  { databaseUrl, backup: { to } }: { databaseUrl: string | undefined; backup: BackupSettings },
  dataDir: string,
): Promise<boolean> {
  if (databaseUrl !== undefined || to === 'off' || (to && 'bucket' in to)) return false;
  const [backups, data] = await Promise.all([diskOf(folderOf(to, dataDir)), diskOf(dataDir)]);
  return backups === data;
}

/** Returns the number of the disk of a folder, or of the one in which it will be made. */
async function diskOf(folder: string): Promise<number> {
  const found = await stat(folder).catch(() => undefined);
  return found?.dev ?? diskOf(dirname(folder));
}

interface Names {
  readonly prefix: string;
  readonly isOurs: (name: string) => boolean;
}

async function folderPlace(folder: string, { prefix, isOurs }: Names): Promise<BackupPlace> {
  await prepareFolder(folder);
  const draft = join(folder, `${prefix}unfinished`);
  return {
    description: folder,
    draft,
    store: (name) => rename(draft, join(folder, name)),
    ...listsOf(async () => (await readdir(folder)).filter(isOurs)),
    remove: (name) => rm(join(folder, name), { force: true }),
    close() {},
  };
}

type InBucket = Extract<BackupSettings['to'], { bucket: unknown }>;

async function bucketPlace(
  { bucket, prefix: folder }: InBucket,
  { dataDir, prefix, isOurs }: Names & { dataDir: string },
): Promise<BackupPlace> {
  const drafts = join(dataDir, 'backups');
  await prepareFolder(drafts);
  const draft = join(drafts, `${prefix}unfinished`);
  const store = openObjectsUnder(bucket, folder + prefix);
  const short = (name: string) => name.slice(prefix.length);
  return {
    description: `s3://${bucket.bucket}/${folder} at ${bucket.endpoint}`,
    draft,
    async store(name) {
      await store.reach();
      await putFile(store, short(name), draft, 'application/octet-stream');
      await rm(draft);
    },
    ...listsOf(async () =>
      (await Array.fromAsync(store.list(), (object) => prefix + object.name)).filter(isOurs),
    ),
    remove: (name) => store.remove(short(name)),
    close: () => store.close(),
  };
}

const listsOf = (all: () => Promise<string[]>): Pick<BackupPlace, 'list' | 'listOfDay'> => ({
  list: async () => (await all()).filter((name) => momentOf(name) === ''),
  listOfDay: async () => (await all()).filter((name) => momentOf(name) !== ''),
});

async function prepareFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder);
  } catch (error) {
    throw new OperatorError(
      `The folder ${folder} for backups cannot be made (${errorCode(error)}): set BACKUP_TO to another.`,
    );
  }
}
