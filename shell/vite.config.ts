import { fileURLToPath } from 'node:url';
import { federation } from '@module-federation/vite';
import {
  FIRST_BOARD_FILE,
  FRAME_FILE,
  INTRO_FILE,
  INTRO_TEMPLATE_FILE,
} from '@vetta/contract/published-build';
import { baseConfig, buildIdOf, compilers } from '@vetta/plugin-kit/base-config';
import { compileAhead } from '@vetta/plugin-kit/compile-ahead';
import { apiProxy, loopback } from '@vetta/plugin-kit/dev-server';
import { emitMarkup } from '@vetta/plugin-kit/emit-markup';
import { linkSheets } from '@vetta/plugin-kit/link-sheets';
import { preloadChunks } from '@vetta/plugin-kit/preload-chunks';
import { preloadFont } from '@vetta/plugin-kit/preload-font';
import { inlineRunningPlugins } from '@vetta/plugin-kit/running-plugins';
import { providedSingletons } from '@vetta/plugin-kit/singletons';
import { defineConfig, mergeConfig, type Plugin } from 'vite';
import biome from '../biome.json' with { type: 'json' };

// The dev servers of the plugins: our own, or those that DEV_PLUGINS names, `http://127.0.0.1:5176,…`.
const devPlugins =
  process.env.DEV_PLUGINS?.split(',') ?? [5174, 5175].map((port) => `http://${loopback}:${port}`);

const folder = fileURLToPath(new URL('.', import.meta.url));

const { importNames } = biome.linter.rules.style.noRestrictedImports.options.paths['@tanstack/react-query'];

/** Leaves out of react-query, which is shared whole, what the linter lets no front end import: 1.2 kB. */
const unusedQueries: Plugin = {
  name: 'vetta:unused-queries',
  apply: 'build',
  transform: {
    filter: {
      id: /@tanstack\/.*(?<!\/index)\.js$/,
      code: new RegExp(`^export {.*\\b(${importNames.join('|').replace('experimental_', '')})\\b`, 'm'),
    },
    handler: (code) => code.replace(/.*^export {([^}]*)};.*/ms, 'export let $1;'),
  },
};

export default defineConfig(({ command }) => {
  const buildId = buildIdOf(folder, command);
  return mergeConfig(baseConfig(folder, buildId), {
    base: command === 'build' ? './' : '/',
    plugins: [
      unusedQueries,
      federation({
        name: 'shell',
        manifest: false,
        dts: false,
        // Plugins are registered at run time.
        remotes: {},
        shared: providedSingletons(),
        shareStrategy: 'loaded-first',
        runtimePlugins: ['./src/plugins/manifest-fetch.ts', './src/plugins/short-tasks.ts'],
        experiments: { provideExternalRuntime: true },
        dev: { remoteHmr: true },
      }),
      emitMarkup(
        [
          { module: './src/intro/intro-template.tsx', fileName: INTRO_TEMPLATE_FILE },
          { module: './src/intro/intro.tsx', fileName: INTRO_FILE },
          { module: './src/document/frame.tsx', fileName: FRAME_FILE },
          { module: './src/kiosk/first-board.tsx', fileName: FIRST_BOARD_FILE },
        ],
        () => compilers(buildId),
      ),
      linkSheets({ fileName: FIRST_BOARD_FILE, moduleSuffix: '/src/kiosk/kiosk.tsx' }),
      compileAhead(/federation-|index-/),
      preloadChunks(),
      preloadFont('archivo-first.woff2'),
      inlineRunningPlugins(devPlugins),
    ],
    build: {
      rolldownOptions: {
        output: {
          codeSplitting: {
            groups: [
              {
                // With the code of the files that federation writes: they repeat each other, and compress only within one file.
                name: 'federation',
                test: /node_modules\/@module-federation\/|\/manifest-fetch|\/short-tasks|localSharedImportMap|hostAutoInit|REMOTE_ENTRY_ID|mf-exposes|pendingShares/,
              },
            ],
          },
        },
      },
    },
    server: {
      host: loopback,
      port: 5173,
      strictPort: true,
      proxy: apiProxy,
    },
  });
});
