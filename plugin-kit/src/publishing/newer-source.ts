import { globSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { FRAME_FILE, PLUGIN_FILE } from '@vetta/contract/published-build';

/** What a build is made of, in a plugin's folder. */
const sources = ['src', 'plugin.ts', 'vite.config.ts', 'package.json'];

/**
 * Returns which of a plugin's sources was written after its build, by its name in the plugin's folder; undefined if none was, or
 * if the build is not the `dist` of such a folder.
 */
export function newerSource(build: string): string | undefined {
  if (basename(build) !== 'dist') return undefined;
  const folder = dirname(build);
  const builtAt = Math.max(...[PLUGIN_FILE, FRAME_FILE].map((file) => writtenAt(join(build, file))));
  return sources.find((source) =>
    globSync([source, `${source}/**/*`], { cwd: folder, withFileTypes: true }).some(
      (entry) => entry.isFile() && writtenAt(join(entry.parentPath, entry.name)) > builtAt,
    ),
  );
}

/** In milliseconds since 1970; 0 if there is no such file. */
const writtenAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
