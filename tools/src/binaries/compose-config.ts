import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheFolder, isExecutable } from '@vetta/server/binaries/cache';
import type { Found } from '@vetta/server/binaries/found';
import { findGo } from '@vetta/server/binaries/go';
import { run } from '@vetta/server/processes/run';

/** The sources, which use the library of Docker Compose 2.40. */
const sources = join(import.meta.dirname, 'compose-config');

/**
 * Returns a program that reads compose files as `docker compose config` does: COMPOSE_CONFIG_BIN, or our cache. With Go it is
 * built into the cache in seconds, once. Returns a reason if there is none.
 */
export async function findComposeConfig(env: NodeJS.ProcessEnv = process.env): Promise<Found> {
  if (env.COMPOSE_CONFIG_BIN) {
    if (isExecutable(env.COMPOSE_CONFIG_BIN))
      return { path: env.COMPOSE_CONFIG_BIN, from: 'COMPOSE_CONFIG_BIN' };
    return { why: `COMPOSE_CONFIG_BIN names no program: ${env.COMPOSE_CONFIG_BIN}` };
  }
  const cached = join(cacheFolder(env), 'compose-config-1');
  if (isExecutable(cached)) return { path: cached, from: 'the cache' };
  const go = await findGo(env);
  if ('why' in go) return { why: `${go.why} to build it with` };
  await mkdir(cacheFolder(env), { recursive: true });
  const built = await run(go.path, ['build', '-o', cached, '.'], {
    cwd: sources,
    env: { ...env, CGO_ENABLED: '0', GOTOOLCHAIN: 'local' },
  });
  if (built.code !== 0) return { why: `it did not build: ${built.output.trim().split('\n').at(-1)}` };
  return { path: cached, from: 'its sources' };
}
