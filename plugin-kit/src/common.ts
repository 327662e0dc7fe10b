import { createRequire } from 'node:module';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { PluginOption, UserConfig } from 'vite';
import { sourceId } from './source-id.ts';

// The package is CommonJS whose types say `export =`, which an `import` cannot say under erasable syntax.
const locales: { vite(options: { locales: string[] }): PluginOption } = createRequire(import.meta.url)(
  '@react-aria/optimize-locales-plugin',
);

/** The floor of design.md: iOS 16.4, Samsung Internet 15, Chrome 111. */
const browsers = ['ios16.4', 'safari16.4', 'chrome111', 'firefox111'];

/** Where a dev server listens, and what it leaves to the api behind it. */
export const loopback = '127.0.0.1';
const apiOrigin = `http://${loopback}:${process.env.PORT ?? 3000}`;
export const apiProxy = { '/api': apiOrigin, '/media': apiOrigin, '/uploads': apiOrigin };

/** How our sources are compiled. Class names carry the build: sheets of two versions may live in one document. */
export const compilers = (buildId: string | undefined): PluginOption[] => [
  react(),
  vanillaExtractPlugin(
    buildId === undefined ? {} : { identifiers: ({ hash }) => `v${buildId.slice(0, 5)}_${hash}` },
  ),
  locales.vite({ locales: ['it-IT', 'en-US'] }),
];

/** A build's name by its sources; undefined in development, where nothing is published. */
export function buildIdOf(folder: string, command: 'build' | 'serve'): string | undefined {
  if (command === 'serve') return undefined;
  const id = sourceId(folder);
  // Federation's manifest takes its version from here alone, and would otherwise say 1.0.0 for every build.
  process.env.MF_BUILD_VERSION = id;
  return id;
}

// Federation's virtual modules carry their whole pedigree in their names; every page would list them.
const pedigree = /^_virtual_mf_*(?:mfe_internal__\w*?mf_owner__\d+_*)?/;

/** What the builds of the shell and of all plugins have in common. */
export const commonBuild = (folder: string, buildId: string | undefined): UserConfig => ({
  root: folder,
  plugins: compilers(buildId),
  build: {
    target: browsers,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: { chunkFileNames: ({ name }) => `assets/${name.replace(pedigree, '')}-[hash].js` },
    },
  },
});
