import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { buildAddress, buildFileAt } from '@vetta/contract/published-build';

/** A file of a build on this machine. */
export interface BuildFile {
  readonly path: string;
  /** In bytes. */
  readonly size: number;
}

/**
 * Finds a file of a published build on this machine by its address, such as `/p/mf-public/<hash>/prerender.html`. Every read of a
 * build goes through here. Returns undefined if there is no such file, or if its real path is not inside the build's folder.
 * `suffix` names what publishing wrote beside a file: `.br`.
 */
export async function findBuildFile(
  dataDir: string,
  address: string,
  suffix: '' | '.br' | '.gz' = '',
): Promise<BuildFile | undefined> {
  const named = buildFileAt(address);
  if (named === undefined) return undefined;
  const folder = join(dataDir, buildAddress(named.name, named.hash));
  try {
    const [root, path] = await Promise.all([realpath(folder), realpath(join(folder, named.path + suffix))]);
    if (!path.startsWith(root + sep)) return undefined;
    const file = await stat(path);
    return file.isFile() ? { path, size: file.size } : undefined;
  } catch {
    return undefined;
  }
}
