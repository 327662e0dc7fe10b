import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { EmbeddedObjectStore } from './embedded-object-store.ts';
import type { GaveUp } from './keep-running.ts';
import { readOrCreateSecret } from './read-or-create-secret.ts';
import { joinOrStart } from './server-process.ts';

/**
 * Starts s3rver on the objects in `parent`, on a free loopback port, in its own process, so that its memory is not the api's. If
 * one already runs on them, returns that one. With `gaveUp` it is started again whenever it ends.
 */
export async function startS3rver(parent: string, gaveUp?: GaveUp): Promise<EmbeddedObjectStore> {
  const folder = join(parent, 's3rver');
  await mkdir(folder, { recursive: true });
  const key = await readOrCreateSecret(join(parent, 's3rver.password'));
  const { port, joined, stop } = await joinOrStart(
    (at) => ({
      name: 's3rver',
      program: process.execPath,
      args: [...small, program, folder, String(at)],
      env: { S3RVER_ACCESS_KEY: key, MALLOC_ARENA_MAX: '2' },
      port: at,
    }),
    join(parent, 's3rver.running'),
    { program, gaveUp },
  );
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      // s3rver checks the access key only (s3rver-process.mjs).
      accessKey: key,
      secretKey: key,
      bucket: 'vetta',
    },
    joined,
    stop,
  };
}

const program = join(import.meta.dirname, 's3rver-process.mjs');
/** It stores a picture now and then: a small young generation and one thread for its collector save it 5 MB. */
const small = ['--max-semi-space-size=1', '--v8-pool-size=1'];
