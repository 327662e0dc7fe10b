import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PublishedVersion } from '@vetta/contract/generations';
import type { Generation } from '@vetta/contract/plugins-json';
import { buildAt } from '@vetta/contract/published-build';

/** The published builds that this process serves. */
export interface Published {
  /** The folder of this machine with their files, under the paths of their addresses. */
  readonly dataDir: string;
  /**
   * Returns the generation for a screen with this token, or the current one; undefined before the first publication. It stays
   * the same object until another takes its place.
   */
  generation(screenToken?: string): Generation | undefined;
  /** Brings the build that an address belongs to. Returns whether it is on this machine now. Throws StoreAway. */
  fetch(address: string): Promise<boolean>;
  /** Returns a file of a published build by its address, such as `/p/mf-public/0123456789abcdef/prerender.html`. */
  text(address: string): Promise<string>;
}

interface Source {
  readonly dataDir: string;
  readonly generation: Published['generation'];
  /** Brings a build to this machine. Returns whether it is there now. */
  readonly fetchBuild: (build: PublishedVersion) => Promise<boolean>;
}

export function publishedFrom({ dataDir, generation, fetchBuild }: Source): Published {
  const fetch = async (address: string) => {
    const build = buildAt(address);
    return build !== undefined && fetchBuild(build);
  };
  const read = (address: string) => readFile(join(dataDir, address), 'utf8');
  return {
    dataDir,
    generation,
    fetch,
    text: (address) =>
      read(address).catch(async (error: unknown) => {
        if (await fetch(address)) return read(address);
        throw error;
      }),
  };
}
