import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import type { PluginOption } from 'vite';

const here = fileURLToPath(new URL('.', import.meta.url));

// Two versions of a component may live in one document (two plugins built at different times): a hash of the sources
// in every class keeps them apart. Not a time, which would make every build a new one.
const sources = globSync('src/**/*.{ts,tsx,svg}', { cwd: here })
  .sort()
  .reduce((hash, file) => hash.update(readFileSync(`${here}${file}`)), createHash('sha256'))
  .digest('hex')
  .slice(0, 5);

/** vanilla-extract as the design system is built with it: for its library build, its tests and the storybook. */
export const designSystemStyles = (): PluginOption =>
  vanillaExtractPlugin({
    identifiers: ({ hash, debugId }) => ['v', sources, debugId, hash].filter(Boolean).join('_'),
  });
