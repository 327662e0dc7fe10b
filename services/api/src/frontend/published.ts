import { readFile, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { PublishedVersion } from '@vetta/contract/generations';
import type { Generation, PublishedPlugin } from '@vetta/contract/plugins-json';
import { buildAddress, buildFileAt } from '@vetta/contract/published-build';

/** The published builds that this process serves. */
export interface Published {
  /**
   * Returns the generation for a screen with this token, or the current one; undefined before the first publication. It stays
   * the same object until another takes its place.
   */
  generation(screenToken?: string): Generation | undefined;
  /** Returns a plugin by its build, if a generation that is served now has it: the current one, or one that a screen tries. */
  served(build: PublishedVersion): PublishedPlugin | undefined;
  /** Brings the build that an address belongs to. Returns whether it is on this machine now. Throws StoreAway. */
  fetch(address: string): Promise<boolean>;
  /** Finds a file of a build that is on this machine, or its compressed copy: see `findBuildFile`. */
  find(address: string, suffix?: '' | '.br' | '.gz'): Promise<BuildFile | undefined>;
  /** Returns the text of a file of a published build by its address. Throws if there is none. */
  text(address: string): Promise<string>;
}

interface Source {
  /** The folder of this machine with the builds, under the paths of their addresses. */
  readonly dataDir: string;
  readonly generation: Published['generation'];
  readonly served: Published['served'];
  /** Brings a build to this machine. Returns whether it is there now. */
  readonly fetchBuild: (build: PublishedVersion) => Promise<boolean>;
}

export function publishedFrom({ dataDir, generation, served, fetchBuild }: Source): Published {
  const fetch = async (address: string) => {
    const named = buildFileAt(address);
    return named !== undefined && fetchBuild(named);
  };
  const find: Published['find'] = (address, suffix) => findBuildFile(dataDir, address, suffix);
  return {
    generation,
    served,
    fetch,
    find,
    async text(address) {
      const file = (await find(address)) ?? ((await fetch(address)) ? await find(address) : undefined);
      if (file === undefined) throw new Error(`No published build has a file ${address}`);
      return readFile(file.path, 'utf8');
    },
  };
}

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
async function findBuildFile(
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
