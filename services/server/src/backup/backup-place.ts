import { readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { openObjectsUnder, putFile } from '@vetta/api/storage/object-store';
import { checkout } from '../checkout.ts';
import { makeFolder } from '../embedded/data-folder.ts';
import { errorCode, OperatorError } from '../operator-error.ts';
import { type BackupName, oldestFirst, prefixOf } from './backup-name.ts';
import type { BackupSettings } from './backup-variables.ts';
import { claimPlace, isOnDockersDisk, placeFault } from './known-place.ts';

export interface PlacedBackup extends BackupName {
  readonly name: string;
}

/** Where the backups of one installation are kept. Nothing else there is listed or removed. */
export interface BackupPlace {
  /** Shown to the operator. */
  readonly description: string;
  /** The path at which an archive is written and checked before it is stored. */
  readonly draft: string;
  /** Moves the draft here, whole or not at all. Replaces an archive of that name. */
  store(name: string): Promise<void>;
  /** Returns the backups of nights and between them, oldest data first. */
  list(): Promise<PlacedBackup[]>;
  remove(name: string): Promise<void>;
  close(): void;
}

/** Opens the place that the settings name. Throws OperatorError if a folder cannot be used. */
export async function openBackupPlace(
  to: Exclude<BackupSettings['to'], 'off'>,
  { dataDir, installation }: { dataDir: string; installation: string },
): Promise<BackupPlace> {
  const prefix = prefixOf(installation);
  if (to !== undefined && 'bucket' in to) return bucketPlace(to, dataDir, prefix);
  const folder = folderOf(to, dataDir);
  await prepareFolder(folder, to && dataDir);
  return folderPlace(folder, prefix);
}

/** Returns the folder of the backups. A relative one lies in the checkout, like DATA_DIR. */
export const folderOf = (to: { folder: string } | undefined, dataDir: string): string =>
  to === undefined ? join(dataDir, 'backups') : resolve(checkout, to.folder);

/** Returns why no backup can be made in the folder of BACKUP_TO; undefined if one can, or elsewhere. */
export const whyPlaceIsAway = async (
  to: BackupSettings['to'],
  dataDir: string,
): Promise<string | undefined> =>
  to === undefined || to === 'off' || 'bucket' in to ? undefined : placeFault(folderOf(to, dataDir), dataDir);

/** Returns where backups are kept, for the operator. */
export function placeInWords(to: BackupSettings['to'], dataDir: string): string {
  if (to === 'off') return 'no place';
  return to && 'bucket' in to ? `s3://${to.bucket.bucket}/${to.prefix}` : folderOf(to, dataDir);
}

/** What the operator reads of backups that are on the disk of the data. */
export const ON_DATA_DISK =
  'the backups are on the disk of the data, and lost with it: copy them to another machine, or set BACKUP_TO to a bucket or to another disk (docs/backup.md)';

/**
 * Returns whether the backups are on the disk of the data, which a lost disk takes with it. Data at DATABASE_URL are on this
 * machine's, as far as this process can know, if the backups are on Docker's disk.
 */
export async function isOnDataDisk(
  { databaseUrl, backup: { to } }: { databaseUrl: string | undefined; backup: BackupSettings },
  dataDir: string,
): Promise<boolean> {
  if (to === 'off' || (to && 'bucket' in to)) return false;
  if (databaseUrl !== undefined)
    return isOnDockersDisk(
      folderOf(to, dataDir),
      await readFile('/proc/self/mountinfo', 'utf8').catch(() => ''),
    );
  const [backups, data] = await Promise.all([diskOf(folderOf(to, dataDir)), diskOf(dataDir)]);
  return backups === data;
}

/** Returns the number of the disk of a folder, or of the one in which it will be made. */
async function diskOf(folder: string): Promise<number> {
  const found = await stat(folder).catch(() => undefined);
  return found?.dev ?? diskOf(dirname(folder));
}

function folderPlace(folder: string, prefix: string): BackupPlace {
  const draft = join(folder, `${prefix}unfinished`);
  return {
    description: folder,
    draft,
    store: (name) => rename(draft, join(folder, name)),
    list: async () => placed(await readdir(folder), prefix),
    remove: (name) => rm(join(folder, name), { force: true }),
    close() {},
  };
}

type InBucket = Extract<BackupSettings['to'], { bucket: unknown }>;

async function bucketPlace(
  { bucket, prefix: folder }: InBucket,
  dataDir: string,
  prefix: string,
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
    async list() {
      // The first backup makes the bucket.
      await store.reach();
      return placed(await Array.fromAsync(store.list(), (object) => prefix + object.name), prefix);
    },
    remove: (name) => store.remove(short(name)),
    close: () => store.close(),
  };
}

const placed = (names: readonly string[], prefix: string): PlacedBackup[] =>
  oldestFirst(names.filter((name) => name.startsWith(prefix)).map((name) => ({ name })));

/** Makes a folder. One that BACKUP_TO names must be the same as before: `claimedIn` is the data folder, which remembers it. */
async function prepareFolder(folder: string, claimedIn?: string): Promise<void> {
  try {
    await (claimedIn === undefined ? makeFolder(folder) : claimPlace(folder, claimedIn));
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(
      `The folder ${folder} for backups cannot be made (${errorCode(error)}): set BACKUP_TO to another.`,
    );
  }
}
