import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * In watch mode, skips files whose content has not changed. Each written file causes a hot update in every running front
 * end, and updates of all files at once reload the page.
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
        if (readIfExists(join(dir, name))?.equals(content)) delete bundle[name];
      }
    },
  },
});

/** Returns a file's bytes; undefined if it does not exist. */
function readIfExists(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}
