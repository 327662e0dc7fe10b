import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { findMinio } from '../binaries/minio.ts';
import { OperatorError } from '../operator-error.ts';
import type { EmbeddedObjectStore } from './embedded-object-store.ts';
import type { GaveUp } from './keep-running.ts';
import { startMinio } from './minio.ts';
import { startS3rver } from './s3rver.ts';

/**
 * Starts the object store of a data folder: MinIO if there is one, else s3rver. Their formats differ, so the one that has
 * written files there stays. `description` says which one runs and why. With `gaveUp` it is started again whenever it ends.
 */
export async function startObjectStore(
  dataDir: string,
  gaveUp?: GaveUp,
): Promise<EmbeddedObjectStore & { description: string }> {
  const minio = await findMinio();
  const kept = `its files in ${dataDir}`;
  if (await holdsFiles(join(dataDir, 's3rver'))) {
    const store = await startS3rver(dataDir, gaveUp);
    return { ...store, description: `s3rver, ${kept}, because it wrote those that are there` };
  }
  if ('path' in minio) {
    const store = await startMinio(minio.path, dataDir, gaveUp);
    return { ...store, description: `MinIO (from ${minio.from}), ${kept}, because S3_ENDPOINT is not set` };
  }
  if (await holdsFiles(join(dataDir, 'minio'))) {
    throw new OperatorError(
      `The files in ${join(dataDir, 'minio')} were written by MinIO, and there is none: ${minio.why}. Set MINIO_BIN to its program, or S3_ENDPOINT to a store.`,
    );
  }
  const store = await startS3rver(dataDir, gaveUp);
  return { ...store, description: `s3rver, ${kept}, because there is no MinIO: ${minio.why}` };
}

/** Returns whether the store's folder has anything in our bucket. Both stores keep a bucket as a folder. */
async function holdsFiles(folder: string): Promise<boolean> {
  return (await readdir(join(folder, 'vetta')).catch(() => [])).length > 0;
}
