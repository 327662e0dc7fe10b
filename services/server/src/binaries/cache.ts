import { accessSync, constants, statSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';

/** Where downloaded and built binaries are kept between runs: VETTA_CACHE, or ~/.cache/vetta. */
export function cacheFolder(env: NodeJS.ProcessEnv = process.env): string {
  return env.VETTA_CACHE || join(env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'vetta');
}

export function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** The first of these programs that PATH knows, as an absolute path. */
export function onPath(names: string[], env: NodeJS.ProcessEnv = process.env): string | undefined {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  for (const name of names) {
    for (const folder of (env.PATH ?? '').split(delimiter)) {
      const path = join(folder, name + suffix);
      if (folder !== '' && isExecutable(path)) return path;
    }
  }
  return undefined;
}
