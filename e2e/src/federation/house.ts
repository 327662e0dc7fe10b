import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publish } from '@vetta/api/publishing/publish';
import type { Generation } from '@vetta/contract/generation';
import type { Leaderboard } from '@vetta/contract/standings';
import { build } from '@vetta/tools/testing/build-front-end';
import { serveSite } from '@vetta/tools/testing/site';
import { board } from './board.ts';

const shell = new URL('../../../shell/', import.meta.url);
const plugin = (name: string) => new URL(`./plugins/${name}/`, import.meta.url);

export interface House {
  readonly url: string;
  readonly generation: Generation;
  /** Builds the plugin «meteo» with another sky and points the generation at it. The shell is not touched. */
  publishSky(sky: string): Promise<Generation>;
  /** What the database answers the page: the board, or nothing. */
  leaderboard: () => Promise<Leaderboard>;
  close(): Promise<void>;
}

/** The real shell with this folder's plugins, built, published and served. */
export async function openHouse(): Promise<House> {
  const room = await mkdtemp(join(tmpdir(), 'vetta-house-'));
  const dataDir = join(room, 'data');
  const plugins: string[] = [];
  for (const name of ['meteo', 'faults', 'outdated'])
    plugins.push(await build(plugin(name), join(room, name)));
  const { generation } = await publish(dataDir, { shell: await build(shell, join(room, 'shell')), plugins });

  const site = await serveSite(dataDir, () => house.leaderboard());
  const house: House = {
    url: site.url,
    generation,
    leaderboard: async () => board,
    async publishSky(sky) {
      const folder = await build(plugin('meteo'), join(room, `meteo-${sky}`), { VITE_SKY: sky });
      return (await publish(dataDir, { plugins: [folder] })).generation;
    },
    async close() {
      await site.close();
      await rm(room, { recursive: true });
    },
  };
  return house;
}
