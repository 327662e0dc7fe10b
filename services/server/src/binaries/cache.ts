import { accessSync, constants, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

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
export function onPath(names: string[], env: NodeJS.ProcessEnv = process.env): string | undefined {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(isExecutable);
}
