import { mkdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../processes/run.ts';
import { cacheFolder, type Found, knownProgram } from './cache.ts';
import { findGo } from './go.ts';

/** MinIO's last community release. It was published as source only. */
const release = 'v0.0.0-20260212201848-7aac2a2c5b7c';

/** Returns MinIO's server from MINIO_BIN, PATH or the cache. Without one, the embedded object store is s3rver. */
export async function findMinio(env: NodeJS.ProcessEnv = process.env): Promise<Found> {
  const places = { variable: 'MINIO_BIN', names: ['minio'], cached: cachedMinio(env) };
  return knownProgram(places, env) ?? { why: 'no minio on PATH' };
}

/** Like `findMinio`; if there is none, builds it with Go into the cache, which takes four minutes, once. For tests. */
export async function findOrBuildMinio(env: NodeJS.ProcessEnv = process.env): Promise<Found> {
  const found = await findMinio(env);
  if ('path' in found || env.MINIO_BIN) return found;

  const go = await findGo(env);
  if ('why' in go) return { why: `no minio, and no Go ≥ 1.24 to build it with: ${go.why}` };
  const target = cachedMinio(env);
  const work = `${target}.${process.pid}`;
  await mkdir(work, { recursive: true });
  const built = await run(go.path, ['install', `github.com/minio/minio@${release}`], {
    env: { ...env, GOBIN: work, GOTOOLCHAIN: 'local' },
  });
  if (built.code !== 0) return { why: `MinIO did not build: ${built.output.trim().split('\n').at(-1)}` };
  await rename(join(work, 'minio'), target);
  return { path: target, from: 'its sources' };
}

function cachedMinio(env: NodeJS.ProcessEnv): string {
  return join(cacheFolder(env), `minio-${release}${process.platform === 'win32' ? '.exe' : ''}`);
}
