import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { PluginOption } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));

// A document may contain two versions of a component, from two plugins: a hash of the sources in each class keeps them
// apart. A timestamp would give the same sources a new build each time.
const sources = globSync('src/**/*.{ts,tsx,svg}', { cwd: here })
  .sort()
  .reduce((hash, file) => hash.update(readFileSync(`${here}${file}`)), createHash('sha256'))
  .digest('hex')
  .slice(0, 5);

/** Returns the vanilla-extract plugin of the design system, for its build, its tests and Storybook. */
export const designSystemStyles = (): PluginOption =>
  vanillaExtractPlugin({
    identifiers: ({ hash, debugId }) => ['v', sources, debugId, hash].filter(Boolean).join('_'),
  });
