import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Leaves alone what a watched build would write as it already is. Each written file is a hot update in every front end
 * that runs, and an update of all of them at once ends as a reload of the page.
 */
export const writeOnlyChanges = (): Plugin => ({
  name: 'vetta:write-only-changes',
  apply: 'build',
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler({ dir = '' }, bundle) {
      if (!this.meta.watchMode) return;
      for (const [name, file] of Object.entries(bundle)) {
        const content = Buffer.from(file.type === 'chunk' ? file.code : file.source);
        if (written(join(dir, name))?.equals(content)) delete bundle[name];
      }
    },
  },
});

/** A file's bytes; undefined where there is none yet. */
function written(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
