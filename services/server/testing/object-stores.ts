import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {} from '@vetta/api/testing/object-stores';
import type { TestProject } from 'vitest/node';
import { findMinio } from '../src/binaries/minio.ts';
import { startMinio } from '../src/embedded/minio.ts';
import { startS3rver } from '../src/embedded/s3rver.ts';
import { startSeaweedFs } from './seaweedfs.ts';

/**
 * Vitest's global set-up for object stores: an s3rver for the run, in a temporary folder, and in the deep list a real MinIO and a
 * SeaweedFS beside it. The first workspace that needs them starts them for all. What is tested on a MinIO or SeaweedFS (WEED_BIN)
 * that is not found is not tested; with CI=true that is a failure.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const run = project.vitest.getRootProject();
  if ('objectStores' in run.getProvidedContext()) return undefined;
  const { minio: minioPath, weed } = isDeep ? await findOthers() : {};
  const folder = await mkdtemp(join(tmpdir(), 'vetta-stores-'));
  const [minio, seaweedfs, s3rver] = await Promise.all([
    minioPath ? startMinio(minioPath, folder) : undefined,
    weed ? startSeaweedFs(weed, folder) : undefined,
    startS3rver(folder),
  ]);
  run.provide('objectStores', {
    s3rver: s3rver.settings,
    minio: minio?.settings ?? null,
    seaweedfs: seaweedfs?.settings ?? null,
  });
  return async () => {
    await Promise.all([s3rver.stop(), minio?.stop(), seaweedfs?.stop()]);
    await rm(folder, { recursive: true, force: true });
  };
}

const isDeep = process.env.TEST_LIST === 'deep' || process.env.SOAK !== undefined;

/** Returns where MinIO and SeaweedFS are, as far as they are installed. */
async function findOthers() {
  const found = await findMinio();
  if ('why' in found) {
    if (process.env.CI === 'true') throw new Error(`CI needs a real MinIO: ${found.why}`);
    console.warn(`NOT TESTED: files on a real MinIO (${found.why})`);
  }
  const weed = process.env.WEED_BIN;
  if (!weed) {
    if (process.env.CI === 'true') throw new Error('CI needs a real SeaweedFS: WEED_BIN is not set');
    console.warn('NOT TESTED: files on a real SeaweedFS (npm run test:deep finds it; WEED_BIN names it)');
  }
  return { minio: 'path' in found ? found.path : undefined, weed };
}
