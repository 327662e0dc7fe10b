import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type {} from '@vetta/api/testing/object-stores';
import type { TestProject } from 'vitest/node';
import { findMinio } from '../src/binaries/minio.ts';
import { startMinio } from '../src/embedded/minio.ts';
import { startS3rver } from '../src/embedded/s3rver.ts';

/**
 * Vitest's global set-up for object stores: a real MinIO and an s3rver for the run, in a temporary folder.
 * If no MinIO is found, its tests are skipped; with CI=true that is a failure.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const found = await findMinio();
  if ('why' in found) {
    if (process.env.CI === 'true') throw new Error(`CI needs a real MinIO: ${found.why}`);
    console.warn(`NOT TESTED: files on a real MinIO (${found.why})`);
  }
  const folder = await mkdtemp(join(tmpdir(), 'vetta-stores-'));
  const minio = 'path' in found ? await startMinio(found.path, folder) : undefined;
  const s3rver = await startS3rver(folder);
  project.provide('objectStores', { s3rver: s3rver.settings, minio: minio?.settings ?? null });
  return async () => {
    await Promise.all([s3rver.stop(), minio?.stop()]);
    await rm(folder, { recursive: true, force: true });
  };
}
