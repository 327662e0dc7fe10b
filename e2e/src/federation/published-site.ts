import { join } from 'node:path';
import { publishedFolder } from '@vetta/api/testing/published-folder';
import { boardOf, sampleStanding } from '@vetta/contract/testing/samples';
import { folderOfFile } from '@vetta/league/testing/test-folder';
import { builtFolders } from '@vetta/server/start/front-ends';
import { launchChromium } from '@vetta/tools/testing/chromium';
import { serveSite } from '@vetta/tools/testing/site';
import type { Browser } from 'playwright';
import { afterAll } from 'vitest';
import { builtPlugin } from './built-plugin.ts';

const names = ['Giulia Ferrari', 'Niccolò D’Àvila', 'Sara <Esposito>', 'Marco De Luca', 'Chiara Conti'];

/** A leaderboard of five players. One name looks like markup. */
const sampleBoard = boardOf(
  names.map((name, index) =>
    sampleStanding({
      position: index + 1,
      playerId: `00000000-0000-4000-8000-00000000000${index}`,
      name,
      score: 3000 - index * 100,
      bonus: 100,
      movement: index - 1,
    }),
  ),
  { updatedAt: null, newestEntryOn: null },
);

export interface PublishedSite {
  readonly url: string;
  readonly browser: Browser;
  /** Publishes the build in a folder. The shell and other plugins stay the same. */
  publish(folder: string): Promise<unknown>;
}

/**
 * Gives the tests of a file the real shell, which the run's set-up has built, with the plugins in these folders, and a browser with
 * these flags.
 */
export async function siteOfFile(
  plugins: readonly string[],
  flags: readonly string[] = [],
): Promise<PublishedSite> {
  const builds = publishedFolder(join(await folderOfFile(), 'data'));
  await builds.publish({ shell: builtFolders().shell, plugins });
  const [browser, { url, close }] = await Promise.all([
    launchChromium(flags),
    serveSite(builds, async () => sampleBoard),
  ]);
  afterAll(async () => {
    await browser.close();
    await close();
  });
  return { url, browser, publish: (folder) => builds.publish({ plugins: [folder] }) };
}

/** Gives them the plugins of this folder: one that works, one whose scenes fail, and one for another contract. */
export async function pluginSiteOfFile(): Promise<PublishedSite> {
  const plugins: string[] = [];
  for (const name of ['meteo', 'faults', 'outdated']) plugins.push(await builtPlugin(name));
  return siteOfFile(plugins);
}
