import { accessSync, constants, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** A program and where it comes from, or why there is none. `from` and `why` are shown to the operator. */
export type Found = { path: string; from: string } | { why: string };

/** Where a program may be already. */
interface Places {
  /** The environment variable that names one. */
  readonly variable: string;
  /** The names of those of which any version on PATH will do. */
  readonly names?: readonly string[];
  /** Our own, in the cache. */
  readonly cached?: string;
}

/** Returns the folder of downloaded and built binaries: VETTA_CACHE, else `vetta` in XDG_CACHE_HOME or ~/.cache. */
export function cacheFolder(env: NodeJS.ProcessEnv = process.env): string {
  return env.VETTA_CACHE || join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'vetta');
}

/** Returns whether the path is a file that this user may run. */
export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** Returns the path of the first of these programs that is on PATH, or undefined. */
export function onPath(names: readonly string[], env: NodeJS.ProcessEnv = process.env): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}

/**
 * Returns the program that the variable names, or one on PATH, or ours in the cache; undefined if there is none yet. A reason if
 * the variable names no program.
 */
export function knownProgram(
  { variable, names = [], cached }: Places,
  env: NodeJS.ProcessEnv,
): Found | undefined {
  const named = env[variable];
  if (named) {
    return isExecutable(named)
      ? { path: named, from: variable }
      : { why: `${variable} names no program: ${named}` };
  }
  const installed = onPath(names, env);
  if (installed) return { path: installed, from: 'PATH' };
  return cached !== undefined && isExecutable(cached) ? { path: cached, from: 'the cache' } : undefined;
}
