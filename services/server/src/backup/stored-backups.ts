import { createWriteStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { openObjectsUnder } from '@vetta/api/storage/object-store';
import { checkout } from '../checkout.ts';
import { dataFolder } from '../embedded/data-folder.ts';
import type { Settings } from '../environment.ts';
import { OperatorError } from '../operator-error.ts';
import { type BackupName, oldestFirst } from './backup-name.ts';
import { folderOf } from './backup-place.ts';
import type { BackupSettings } from './backup-variables.ts';

export interface StoredBackup extends BackupName {
  /** A path or `s3://…`, as `restore` takes it. */
  readonly address: string;
  readonly bytes: number;
}

/**
 * Returns each backup, of a night or of the day, oldest data first: of any installation, since after a loss the new database has another id.
 * Throws OperatorError if there is no place.
 */
export async function listBackups({ to }: BackupSettings, dataDir: string): Promise<StoredBackup[]> {
  if (to === 'off') throw new OperatorError('BACKUP_TO is off: set it to where the backups are.');
  if (to === undefined || 'folder' in to) {
    const folder = folderOf(to, dataDir);
    const names: string[] = await readdir(folder).catch(() => []);
    const found = await Promise.all(
      oldestFirst(names.map((name) => ({ name }))).map(async ({ name, ...said }) => {
        const address = join(folder, name);
        // Another installation may remove its own meanwhile.
        const file = await stat(address).catch(() => undefined);
        return file ? [{ ...said, address, bytes: file.size }] : [];
      }),
    );
    return found.flat();
  }
  const store = openObjectsUnder(to.bucket, to.prefix);
  try {
    const objects = await Array.fromAsync(store.list());
    return oldestFirst(objects).map(({ name, size, ...said }) => ({
      ...said,
      address: `s3://${to.bucket.bucket}/${to.prefix}${name}`,
      bytes: size,
    }));
  } finally {
    store.close();
  }
}

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
