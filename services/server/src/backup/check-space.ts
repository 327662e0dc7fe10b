import { statfs } from 'node:fs/promises';
import type { Database } from '@vetta/league/store/database';
import { firstRow } from '@vetta/league/store/rows';
import { getBackupStatus } from '@vetta/office/dashboard/backup-status';
import { OperatorError } from '../operator-error.ts';

/** Kept free beside what the backup takes: a full disk would stop PostgreSQL. */
const RESERVE = 100e6;

/**
 * Throws OperatorError if a backup could fill the disk of this folder. Its check needs as much as the database, if that is
 * embedded and so on this disk.
 */
export async function checkSpace(folder: string, database: Database, isEmbedded: boolean): Promise<void> {
  const { bytes } = await getBackupStatus(database);
  const copy = await firstRow<{ size: number }>(
    database,
    'select pg_database_size(current_database()) as size',
  );
  const needed = 2 * (bytes ?? 0) + (isEmbedded ? (copy?.size ?? 0) : 0) + RESERVE;
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < needed)
    throw new OperatorError(
      `The disk of ${folder} has ${megabytes(bavail * bsize)} left, and a backup needs ${megabytes(needed)}: free some space, keep fewer with BACKUP_KEEP, or set BACKUP_TO to another disk or a bucket.`,
    );
}

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
