import { join } from 'node:path';
import type { Generation } from '@vetta/contract/plugins-json';
import { buildAddress } from '@vetta/contract/published-build';
import { publishedPlugin } from '@vetta/office/plugins/generations';
import { type Published, publishedFrom } from '../src/frontend/published.ts';
import { checkBuild } from '../src/publishing/build.ts';
import { readBuiltFolder } from '../src/publishing/built-folder.ts';
import { storeBuild } from '../src/publishing/store-build.ts';

interface Builds {
  /** The folder of the shell's build; without it the current shell stays. */
  readonly shell?: string;
  /** The folders of plugins' builds. All other plugins stay as they are. */
  readonly plugins: readonly string[];
}

export interface PublishedFolder extends Published {
  /** Serves builds from now on, as a new generation. */
  publish(builds: Builds): Promise<Generation>;
}

/** Builds that are served from a folder, without a database and a store: for pages whose data a test chooses. */
export function publishedFolder(dataDir: string): PublishedFolder {
  let current: Generation | undefined;
  const store = async (folder: string) => {
    const build = checkBuild(await readBuiltFolder(folder));
    await storeBuild(build.files, join(dataDir, buildAddress(build.name, build.hash)));
    return build;
  };
  const served: Published['served'] = ({ name, hash }) =>
    current?.plugins.find((plugin) => plugin.name === name && plugin.hash === hash);
  return {
    ...publishedFrom({ dataDir, generation: () => current, served, fetchBuild: async () => false }),
    async publish({ shell, plugins }) {
      const hash = shell === undefined ? current?.shell : (await store(shell)).hash;
      if (hash === undefined) throw new Error('The first generation needs a shell.');
      const byName = new Map(current?.plugins.map((plugin) => [plugin.name, plugin] as const));
      for (const folder of plugins) {
        const { declaration, name, hash } = await store(folder);
        if (declaration === null) throw new Error(`${folder} is no plugin's build.`);
        byName.set(name, publishedPlugin(declaration, hash));
      }
      const sorted = [...byName.values()].sort((a, b) => a.name.localeCompare(b.name));
      current = { number: (current?.number ?? 0) + 1, shell: hash, plugins: sorted };
      return current;
    },
  };
}
