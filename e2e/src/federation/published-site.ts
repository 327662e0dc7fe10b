import { join } from 'node:path';
import { publishedFolder } from '@vetta/api/testing/published-folder';
import type { Leaderboard } from '@vetta/contract/standings';
import { folderOfFile } from '@vetta/league/testing/test-folder';
import { builtFolders } from '@vetta/server/start/front-ends';
import { launchChromium } from '@vetta/tools/testing/chromium';
import { serveSite } from '@vetta/tools/testing/site';
import type { Browser } from 'playwright';
import { afterAll } from 'vitest';
import { builtPlugin } from './built-plugin.ts';
import { sampleBoard } from './sample-board.ts';

export interface PublishedSite {
  readonly url: string;
  readonly browser: Browser;
  /** Publishes the build in a folder. The shell and other plugins stay the same. */
  publish(folder: string): Promise<unknown>;
  /** Returns the leaderboard that the page shows. Replace it to simulate a database that fails. */
  leaderboard: () => Promise<Leaderboard>;
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
    serveSite(builds, () => site.leaderboard()),
  ]);
  const site: PublishedSite = {
    url,
    browser,
    publish: (folder) => builds.publish({ plugins: [folder] }),
    leaderboard: async () => sampleBoard,
  };
  afterAll(async () => {
    await browser.close();
    await close();
  });
  return site;
}

/** Gives them the plugins of this folder: one that works, one whose scenes fail, and one for another contract. */
export async function pluginSiteOfFile(): Promise<PublishedSite> {
  const plugins: string[] = [];
  for (const name of ['meteo', 'faults', 'outdated']) plugins.push(await builtPlugin(name));
  return siteOfFile(plugins);
}
