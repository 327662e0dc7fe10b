import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkBuild } from '@vetta/api/publishing/build';
import { readBuiltFolder } from '@vetta/api/publishing/built-folder';
import { type Publishers, publishBuild } from '@vetta/api/publishing/publish-build';
import { startBuilds } from '@vetta/league/plugins/start-builds';
import { checkout } from '../checkout.ts';

/** The folders of builds. */
export interface BuiltFolders {
  readonly shell: string;
  readonly plugins: readonly string[];
}

/** Returns the folders of the built front ends of this repository. */
export function builtFolders(): BuiltFolders {
  const built = (workspace: string) => join(checkout, workspace, 'dist');
  const plugins = readdirSync(checkout).filter((name) => name.startsWith('mf-'));
  return { shell: built('shell'), plugins: plugins.map(built) };
}

/**
 * Publishes built front ends, and makes a generation with those that are other ones than at the start before. Throws
 * StoreAway.
 */
export async function publishFrontEnds(
  { shell, plugins }: BuiltFolders,
  publishers: Publishers,
  at: Temporal.Instant,
): Promise<void> {
  const builds = new Map<string, string>();
  for (const folder of [shell, ...plugins]) {
    const build = checkBuild(await readBuiltFolder(folder));
    await publishBuild(build, publishers, { by: 'npm start', at });
    builds.set(build.name, build.hash);
  }
  await publishers.database.transaction((trx) => startBuilds(trx, builds, at));
}
