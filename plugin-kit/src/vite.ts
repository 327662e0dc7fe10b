import { findPackageJSON } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { federation } from '@module-federation/vite';
import type { PluginDeclaration } from '@vetta/contract/plugin';
import { mergeConfig, type UserConfigFnObject } from 'vite';
import { runAlone } from './alone.ts';
import { apiProxy, buildIdOf, commonBuild, compilers, loopback } from './common.ts';
import { emitManifest, exposes, FIRST_VIEW } from './manifest.ts';
import { askedSingletons, showWholeSingletons, singletonsOf } from './singletons.ts';
import { emitMarkup } from './static-markup.ts';

interface Options {
  /** The folder's `import.meta.url`, in its `vite.config.ts`. */
  readonly at: string;
  /** Where its dev server listens. */
  readonly port: number;
}

/** `vite --mode alone` runs a plugin without any other part of the product but an api. */
const ALONE = 'alone';

/**
 * The one Vite configuration of all plugins. A plugin's `vite.config.ts` is this call with its declaration:
 *
 *     export default pluginBuild(declaration, { at: import.meta.url, port: 5174 });
 */
export const pluginBuild =
  (declaration: PluginDeclaration, { at, port }: Options): UserConfigFnObject =>
  ({ command, mode }) => {
    const folder = fileURLToPath(new URL('.', at));
    const buildId = buildIdOf(folder, command);
    const exposed = exposes(declaration);
    const asked = singletonsOf(packageOf(folder));
    const whole = showWholeSingletons(asked);
    const firstViews = (declaration.routes ?? []).flatMap(({ first }) =>
      first ? [{ module: first, fileName: FIRST_VIEW }] : [],
    );
    const federated = () => [
      whole.before,
      federation({
        name: declaration.name.replaceAll('-', '_'),
        filename: 'remoteEntry.js',
        manifest: true,
        dts: false,
        exposes: exposed,
        shared: askedSingletons(asked),
        shareStrategy: 'loaded-first',
        experiments: { externalRuntime: true },
        dev: { remoteHmr: true },
      }),
      whole.after,
    ];
    return mergeConfig(commonBuild(folder, buildId), {
      // The finished folder can stand at any address.
      base: command === 'build' ? './' : '/',
      plugins: [
        mode === ALONE ? runAlone(declaration) : federated(),
        emitManifest(declaration),
        emitMarkup(firstViews, () => compilers(buildId)),
      ],
      build: {
        // No index.html: what is published is a container, not a page.
        rolldownOptions: {
          input: Object.values(exposed),
          output: {
            codeSplitting: {
              // What every module of a plugin needs comes in one file.
              groups: [
                {
                  name: 'federation',
                  test: /__loadShare__|localSharedImportMap|node_modules\/@module-federation\//,
                },
              ],
            },
          },
        },
      },
      server: {
        host: loopback,
        port,
        strictPort: true,
        cors: true,
        origin: `http://${loopback}:${port}`,
        proxy: apiProxy,
      },
    });
  };

/** The package.json that a plugin's folder belongs to. */
function packageOf(folder: string): string {
  const file = findPackageJSON(pathToFileURL(folder));
  if (!file) throw new Error(`No package.json above ${folder}`);
  return file;
}
