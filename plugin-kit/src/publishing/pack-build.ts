import { existsSync, globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { FRAME_FILE, PLUGIN_FILE } from '@vetta/contract/published-build';
import { pack } from 'tar-stream';
import { CommandError } from './command-error.ts';

/** The files of which each build has one: a plugin's, and the shell's. */
const signs = [PLUGIN_FILE, FRAME_FILE];

/** Returns the folder of a build: `dist` in the plugin's folder, or the folder itself. Throws CommandError if neither is one. */
export function buildIn(folder: string): string {
  const found = [join(folder, 'dist'), folder].find((place) =>
    signs.some((sign) => existsSync(join(place, sign))),
  );
  if (found === undefined)
    throw new CommandError(
      `There is no build in ${folder}: run "npm run build" in the plugin's folder first.`,
    );
  return found;
}

/** Returns the tar archive of a build, given its folder or the plugin's. Throws CommandError if there is no build. */
export async function packBuild(folder: string): Promise<Uint8Array<ArrayBuffer>> {
  const root = buildIn(folder);
  const tar = pack();
  const paths = globSync('**/*', { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
  for (const path of paths) {
    const name = path.split(sep).join('/');
    tar.entry({ name }, await readFile(join(root, path)));
  }
  tar.finalize();
  return new Uint8Array(await buffer(tar));
}
