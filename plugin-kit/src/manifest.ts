import type { PluginDeclaration } from '@vetta/contract/plugin';
import { PluginManifest } from '@vetta/contract/plugins-json';
import { PLUGIN_FILE, PRERENDER_FILE } from '@vetta/contract/published-build';
import type { Plugin } from 'vite';
import { installedVersion } from './singletons.ts';

type Module = `./${string}`;

/** Returns the key under which the container exposes a module: the module's path without its extension. */
const exposedKey = (module: Module): Module => `./${module.slice(2).replace(/\.[jt]sx?$/, '')}`;

/** Returns federation's `exposes` option: every module in the declaration, by its key. */
export function exposes(declaration: PluginDeclaration): Record<string, string> {
  const { routes = [], adminSections = [], scenes = [] } = declaration;
  const modules = [...routes, ...adminSections, ...scenes].map(({ module }) => module);
  return Object.fromEntries(modules.map((module) => [exposedKey(module), module]));
}

/** Returns the plugin's manifest: its declaration with the container's keys instead of source files. Throws if it is invalid. */
export function manifestOf(declaration: PluginDeclaration): PluginManifest {
  const exposed = <Declared extends { module: Module }>(declared: readonly Declared[] = []) =>
    declared.map((one) => ({ ...one, module: exposedKey(one.module) }));
  return PluginManifest.parse({
    ...declaration,
    react: `^${installedVersion('react')}`,
    routes: exposed(declaration.routes).map(({ prerender, ...route }) => ({
      ...route,
      ...(prerender && { prerender: PRERENDER_FILE }),
    })),
    adminSections: exposed(declaration.adminSections),
    scenes: exposed(declaration.scenes).map(({ states: _, ...scene }) => scene),
  });
}

/** Writes the manifest to `plugin.json` in the build. A dev server serves it at the same path. */
export const emitManifest = (declaration: PluginDeclaration): Plugin => ({
  name: 'vetta:plugin-manifest',
  configureServer({ middlewares }) {
    middlewares.use(`/${PLUGIN_FILE}`, (_request, response) => {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(manifestOf(declaration)));
    });
  },
  generateBundle() {
    const source = `${JSON.stringify(manifestOf(declaration), null, 2)}\n`;
    this.emitFile({ type: 'asset', fileName: PLUGIN_FILE, source });
  },
});
