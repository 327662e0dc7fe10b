import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { publish } from '@vetta/api/publishing/publish';
import { checkout } from '../checkout.ts';
import { build } from './build-front-ends.ts';

/** Builds the shell and the plugins of this repository if their sources changed, and publishes them in the data folder. */
export async function publishFrontEnds(dataDir: string, onLine: (line: string) => void): Promise<void> {
  await build(onLine);
  await publishBuilt(dataDir);
}

/** Publishes the builds of the shell and the plugins that are there, as in the container image, which cannot build them. */
export async function publishBuilt(dataDir: string): Promise<void> {
  const plugins = readdirSync(checkout).filter((name) => name.startsWith('mf-'));
  const built = (workspace: string) => join(checkout, workspace, 'dist');
  await publish(dataDir, { shell: built('shell'), plugins: plugins.map(built) });
}
