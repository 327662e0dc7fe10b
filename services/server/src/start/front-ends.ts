import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { checkBuild } from '@vetta/api/publishing/build';
import { readBuiltFolder } from '@vetta/api/publishing/built-folder';
import { keptCopies } from '@vetta/api/publishing/compressed-copies';
import { type Publishers, publishBuild } from '@vetta/api/publishing/publish-build';
import { HOUSE } from '@vetta/office/plugins/author';
import { startBuilds } from '@vetta/office/plugins/start-builds';
import { checkout } from '../checkout.ts';

/** The folders of builds. */
export interface BuiltFolders {
  readonly shell: string;
  readonly plugins: readonly string[];
  /** Where the compressed copies of their files are kept for the next data folder. */
  readonly copies: string;
}

/** Returns the folders of the built front ends of this repository. */
export function builtFolders(): BuiltFolders {
  const built = (workspace: string) => join(checkout, workspace, 'dist');
  const plugins = readdirSync(checkout).filter((name) => name.startsWith('mf-'));
  return {
    shell: built('shell'),
    plugins: plugins.map(built),
    copies: join(checkout, 'node_modules/.cache/vetta-compressed'),
  };
}

/**
 * Publishes built front ends, and makes a generation with those that are other ones than at the start before. Throws
 * StoreAway.
 */
export async function publishFrontEnds(
  { shell, plugins, copies }: BuiltFolders,
  publishers: Publishers,
  at: Temporal.Instant,
): Promise<void> {
  const builds = new Map<string, string>();
  const kept = keptCopies(copies);
  for (const folder of [shell, ...plugins]) {
    const build = checkBuild(await readBuiltFolder(folder));
    await publishBuild(
      build,
      { ...publishers, compress: kept.compress },
      { by: 'npm start', at, author: HOUSE },
    );
    builds.set(build.name, build.hash);
  }
  await kept.sweep();
  await publishers.database.transaction((trx) => startBuilds(trx, builds, at));
}
