import { existsSync } from 'node:fs';
import { mkdtemp, rename } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '@vetta/tools/testing/build-front-end';

/** Returns the folder of a plugin of `plugins/`. */
export const sourceOf = (name: string) => new URL(`./plugins/${name}/`, import.meta.url);

/** Builds a plugin of `plugins/` once for all journeys of a run, whose temporary folder it stays in. Returns the build's folder. */
export async function builtPlugin(name: string): Promise<string> {
  const folder = join(tmpdir(), `built-${name}`);
  if (existsSync(folder)) return folder;
  const built = await build(sourceOf(name), await mkdtemp(`${folder}-`));
  // Fails if another file's journeys have been faster.
  return rename(built, folder).then(
    () => folder,
    () => built,
  );
}
