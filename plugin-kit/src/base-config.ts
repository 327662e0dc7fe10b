import { createRequire } from 'node:module';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { replyFields } from '@vetta/contract/client/reply-fields';
import react from '@vitejs/plugin-react';
import type { Plugin, PluginOption, UserConfig } from 'vite';
import { plainColours } from './plain-colours.ts';
import { sourceId } from './source-id.ts';

// A CommonJS package whose types use `export =`, which an `import` cannot express under `erasableSyntaxOnly`.
const locales: { vite(options: { locales: string[] }): PluginOption } = createRequire(import.meta.url)(
  '@react-aria/optimize-locales-plugin',
);

/** The oldest browsers that the front ends support. */
const browsers = ['ios16.4', 'safari16.4', 'chrome111', 'firefox115'];

/**
 * Puts the fields of all replies into a build: what computes them would bring the schemas and zod. A dev server, which would keep
 * those of its start, has none.
 */
const repliesAsData: Plugin = {
  name: 'vetta:reply-fields',
  load: {
    filter: { id: /\/contract\/src\/client\/reply-fields\.[jt]s$/ },
    handler() {
      const known = this.environment.mode === 'build' ? replyFields : {};
      return `export const replyFields = ${JSON.stringify(known)};`;
    },
  },
};

/**
 * Returns the Vite plugins that compile our sources. Class names include the build's id, because a page may hold the style
 * sheets of two builds.
 */
export const compilers = (buildId: string | undefined): PluginOption[] => [
  repliesAsData,
  react(),
  vanillaExtractPlugin(
    buildId === undefined ? {} : { identifiers: ({ hash }) => `v${buildId.slice(0, 5)}_${hash}` },
  ),
  locales.vite({ locales: ['it-IT', 'en-US'] }),
];

/**
 * Returns the id of a build, derived from its sources; undefined for a dev server, which publishes nothing. Sets
 * MF_BUILD_VERSION.
 */
export function buildIdOf(folder: string, command: 'build' | 'serve'): string | undefined {
  if (command === 'serve') return undefined;
  const id = sourceId(folder);
  // The only way to set the version in federation's manifest, which is 1.0.0 otherwise.
  process.env.MF_BUILD_VERSION = id;
  return id;
}

/** Returns the part of the Vite configuration that the shell and all plugins share. */
export const baseConfig = (folder: string, buildId: string | undefined): UserConfig => ({
  root: folder,
  plugins: compilers(buildId),
  // Packages that still support React 17 bring their own copy of this hook: 1.0 kB (`npm run bench -- scripts`).
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  css: { postcss: { plugins: plainColours } },
  build: {
    target: browsers,
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
});
