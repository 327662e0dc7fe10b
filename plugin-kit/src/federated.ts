import { findPackageJSON } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { federation } from '@module-federation/vite';
import type { FrontEndDeclaration } from '@vetta/contract/front-end';
import { PRERENDER_FILE } from '@vetta/contract/published-build';
import { mergeConfig, type UserConfigFnObject } from 'vite';
import { baseConfig, buildIdOf, compilers } from './base-config.ts';
import { compileAhead } from './compile-ahead.ts';
import { apiProxy, loopback } from './dev-server.ts';
import { emitMarkup } from './emit-markup.ts';
import { emitManifest, exposes, manifestOf } from './manifest.ts';
import { sharedChunks } from './shared-chunks.ts';
import { consumedSingletons, importWholeSingletons, singletonsOf } from './singletons.ts';

interface Options {
  /** The `import.meta.url` of the front end's `vite.config.ts`. */
  readonly at: string;
  /** The port of its dev server. */
  readonly port: number;
}

/**
 * Returns the Vite configuration of one of the product's own front ends, which the shell loads into its page by federation.
 * Plugins from elsewhere are guests (`vite.ts`). A front end's `vite.config.ts` is this call:
 *
 *     export default federatedBuild(declaration, { at: import.meta.url, port: 5174 });
 */
export const federatedBuild =
  (declaration: FrontEndDeclaration, { at, port }: Options): UserConfigFnObject =>
  ({ command }) => {
    const folder = fileURLToPath(new URL('.', at));
    const buildId = buildIdOf(folder, command);
    const exposed = exposes(declaration);
    const singletons = singletonsOf(packageOf(folder));
    const wholeImports = importWholeSingletons(singletons);
    const prerenders = (declaration.routes ?? []).flatMap(({ prerender }) =>
      prerender ? [{ module: prerender, fileName: PRERENDER_FILE, linksSheets: true }] : [],
    );
    const federated = () => [
      wholeImports.before,
      federation({
        name: declaration.name.replaceAll('-', '_'),
        filename: 'remoteEntry.js',
        manifest: true,
        dts: false,
        exposes: exposed,
        shared: consumedSingletons(singletons),
        shareStrategy: 'loaded-first',
        experiments: { externalRuntime: true },
        dev: { remoteHmr: true },
      }),
      wholeImports.after,
      compileAhead(/federation-/),
    ];
    return mergeConfig(baseConfig(folder, buildId), {
      // Relative, so that the build works at any address.
      base: command === 'build' ? './' : '/',
      plugins: [
        federated(),
        emitManifest(() => manifestOf(declaration)),
        emitMarkup(prerenders, () => compilers(buildId)),
      ],
      build: {
        // The exposed modules instead of an index.html: a plugin is a container, not a page.
        rolldownOptions: {
          input: Object.values(exposed),
          output: {
            codeSplitting: {
              // One file for what every module of a plugin needs, with the container: the two repeat each other (1.9 kB with the
              // shell's, `npm run bench -- scripts`).
              groups: [
                {
                  name: 'federation',
                  test: /__loadShare__|localSharedImportMap|REMOTE_ENTRY_ID|mf-exposes|node_modules\/@module-federation\//,
                },
                ...sharedChunks(declaration, folder),
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

/** Returns the path of the package.json that a plugin's folder belongs to. Throws if there is none. */
function packageOf(folder: string): string {
  const file = findPackageJSON(pathToFileURL(folder));
  if (!file) throw new Error(`No package.json above ${folder}`);
  return file;
}
