import { createWriteStream } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openObjectsUnder } from '@vetta/api/storage/object-store';
import { checkout } from '../checkout.ts';
import { dataFolder } from '../embedded/data-folder.ts';
import type { Settings } from '../environment.ts';
import { OperatorError } from '../operator-error.ts';
import { anyBackupName, dayOfBackup, folderOf, momentOf } from './backup-place.ts';
import type { BackupSettings } from './backup-variables.ts';

/**
 * Returns where each backup is, of a night or of the day, oldest first: of any installation, since after a loss the new database has another id.
 * `restore` takes what is returned. Throws OperatorError if there is no place.
 */
export async function listBackups({ to }: BackupSettings, dataDir: string): Promise<string[]> {
  if (to === 'off') throw new OperatorError('BACKUP_TO is off: set it to where the backups are.');
  if (to === undefined || 'folder' in to) {
    const folder = folderOf(to, dataDir);
    const names = await readdir(folder).catch(() => []);
    return oldestFirst(names).map((name) => join(folder, name));
  }
  const store = openObjectsUnder(to.bucket, to.prefix);
  try {
    const names = await Array.fromAsync(store.list(), ({ name }) => name);
    return oldestFirst(names).map((name) => `s3://${to.bucket.bucket}/${to.prefix}${name}`);
  } finally {
    store.close();
  }
}

const oldestFirst = (names: readonly string[]): string[] =>
  names.filter((name) => anyBackupName.test(name)).sort((a, b) => orderOf(a).localeCompare(orderOf(b)));

/** A night's backup is made after those of its day. */
const orderOf = (name: string): string => momentOf(name) || `${dayOfBackup(name)}U`;

/**
 * Copies a backup at `s3://bucket/name` into a file of this machine, which is removed when disposed. Takes the store and the
 * keys of the nightly backups. Throws OperatorError if it is not there.
 */
export async function fetchBackup(
  address: string,
  { backup: { to }, dataDir }: Settings,
): Promise<AsyncDisposable & { path: string }> {
  const [, bucket, key = ''] = /^s3:\/\/([^/]+)\/(.+)$/.exec(address) ?? [];
  if (to === undefined || to === 'off' || 'folder' in to || to.bucket.bucket !== bucket)
    throw new OperatorError(
      `Where is ${address}? Set BACKUP_TO to its bucket, and the address and keys of the store, as where it was made.`,
    );
  const path = join(await dataFolder(dataDir, checkout), 'fetched-backup');
  await rm(path, { force: true });
  const store = openObjectsUnder(to.bucket, '');
  try {
    const found = await store.find(key);
    if (found === undefined)
      throw new OperatorError(`There is no ${address}: npm run restore -- --list shows what is there.`);
    // Mode 0600, because it may contain everything.
    await pipeline(await store.read(found.key, 0, found.size), createWriteStream(path, { mode: 0o600 }));
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    store.close();
  }
  return { path, [Symbol.asyncDispose]: () => rm(path, { force: true }) };
}
