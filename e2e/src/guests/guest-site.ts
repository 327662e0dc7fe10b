import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publishedFolder } from '@vetta/api/testing/published-folder';
import type { Generation } from '@vetta/contract/plugins-json';
import type { Leaderboard } from '@vetta/contract/standings';
import { builtFolders } from '@vetta/server/start/front-ends';
import { build } from '@vetta/tools/testing/build-front-end';
import { serveSite } from '@vetta/tools/testing/site';
import { sampleBoard } from '../federation/sample-board.ts';

export interface GuestSite {
  readonly url: string;
  readonly generation: Generation;
  /** Publishes the build in a folder. */
  publish(...folders: readonly string[]): Promise<Generation>;
  /** Returns the leaderboard that the page shows. */
  leaderboard: () => Promise<Leaderboard>;
  close(): Promise<void>;
}

const example = new URL('../../../examples/meteo/', import.meta.url);
/** Builds a guest of `plugins/`. `variables` make another build of it. */
export const builtGuest = async (name: string, variables: Record<string, string> = {}): Promise<string> =>
  build(
    new URL(`./plugins/${name}/`, import.meta.url),
    await mkdtemp(join(tmpdir(), `built-${name}-`)),
    variables,
  );

/** Builds the example that every new plugin is copied from. Returns the build's folder. */
export const builtExample = async (): Promise<string> =>
  build(example, await mkdtemp(join(tmpdir(), 'built-example-')));

/** Serves the product's own front ends, which the run's set-up has built, and these guests. */
export async function openGuestSite(...guests: readonly string[]): Promise<GuestSite> {
  const folder = await mkdtemp(join(tmpdir(), 'vetta-guests-'));
  const builds = publishedFolder(join(folder, 'data'));
  const { shell, plugins } = builtFolders();
  const generation = await builds.publish({ shell, plugins: [...plugins, ...guests] });
  const site = await serveSite(builds, () => opened.leaderboard());
  const opened: GuestSite = {
    url: site.url,
    generation,
    publish: (...folders) => builds.publish({ plugins: folders }),
    leaderboard: async () => sampleBoard,
    async close() {
      await site.close();
      await rm(folder, { recursive: true });
    },
  };
  return opened;
}
