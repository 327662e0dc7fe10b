import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { cacheFolder, type Found, knownProgram } from '@vetta/server/binaries/cache';
import { findGo } from '@vetta/server/binaries/go';
import { run } from '@vetta/server/processes/run';

/** The sources, which use the library of Docker Compose 2.40. */
const sources = join(import.meta.dirname, 'compose-config');

/**
 * Returns a program that reads compose files as `docker compose config` does: COMPOSE_CONFIG_BIN, or our cache. With Go it is
 * built into the cache in seconds, once. Returns a reason if there is none.
 */
export async function findComposeConfig(env: NodeJS.ProcessEnv = process.env): Promise<Found> {
  const cached = join(cacheFolder(env), 'compose-config-1');
  const known = knownProgram({ variable: 'COMPOSE_CONFIG_BIN', cached }, env);
  if (known) return known;
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
