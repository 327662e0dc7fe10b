import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishedFolder } from '@vetta/api/testing/published-folder';
import type { Generation } from '@vetta/contract/plugins-json';
import type { Leaderboard } from '@vetta/contract/standings';
import { builtFolders } from '@vetta/server/start/front-ends';
import { build } from '@vetta/tools/testing/build-front-end';
import { serveSite } from '@vetta/tools/testing/site';
import { builtPlugin, sourceOf } from './built-plugin.ts';
import { sampleBoard } from './sample-board.ts';

export interface PublishedSite {
  readonly url: string;
  readonly generation: Generation;
  /** Builds the plugin «meteo» with another sky and publishes it. The shell stays the same. */
  publishSky(sky: string): Promise<Generation>;
  /** Returns the leaderboard that the page shows. Replace it to simulate a database that fails. */
  leaderboard: () => Promise<Leaderboard>;
  close(): Promise<void>;
}

/** Publishes and serves the real shell, which the run's set-up has built, with the plugins of this folder. */
export async function publishSite(): Promise<PublishedSite> {
  const folder = await mkdtemp(join(tmpdir(), 'vetta-site-'));
  const builds = publishedFolder(join(folder, 'data'));
  const plugins: string[] = [];
  for (const name of ['meteo', 'faults', 'outdated']) plugins.push(await builtPlugin(name));
  const generation = await builds.publish({ shell: builtFolders().shell, plugins });

  const site = await serveSite(builds, () => published.leaderboard());
  const published: PublishedSite = {
    url: site.url,
    generation,
    leaderboard: async () => sampleBoard,
    async publishSky(sky) {
      const meteo = await build(sourceOf('meteo'), join(folder, `meteo-${sky}`), { VITE_SKY: sky });
      return builds.publish({ plugins: [meteo] });
    },
    async close() {
      await site.close();
      await rm(folder, { recursive: true });
    },
  };
  return published;
}
