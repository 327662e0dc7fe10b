import type { FrontEndDeclaration } from '@vetta/contract/front-end';
import type { PluginDeclaration } from '@vetta/contract/plugin';
import { PluginManifest } from '@vetta/contract/plugins-json';
import { PLUGIN_FILE, PRERENDER_FILE } from '@vetta/contract/published-build';
import type { Plugin } from 'vite';
import { partOf } from './guest-parts.ts';
import { installedVersion } from './singletons.ts';

type Module = `./${string}`;

/** Returns the key under which the container exposes a module: the module's path without its extension. */
const exposedKey = (module: Module): Module => `./${module.slice(2).replace(/\.[jt]sx?$/, '')}`;

/** Returns federation's `exposes` option: every module in the declaration, by its key. */
export function exposes(declaration: FrontEndDeclaration): Record<string, string> {
  const { routes = [], scenes = [] } = declaration;
  const modules = [...routes, ...scenes].map(({ module }) => module);
  return Object.fromEntries(modules.map((module) => [exposedKey(module), module]));
}

/** Returns a front end's manifest: its declaration with the container's keys instead of source files. Throws if it is invalid. */
export function manifestOf(declaration: FrontEndDeclaration): PluginManifest {
  const exposed = <Declared extends { module: Module }>(declared: readonly Declared[] = []) =>
    declared.map((one) => ({ ...one, module: exposedKey(one.module) }));
  return PluginManifest.parse({
    ...declaration,
    react: `^${installedVersion('react')}`,
    routes: exposed(declaration.routes).map(({ prerender, ...route }) => ({
      ...route,
      ...(prerender && { prerender: PRERENDER_FILE }),
    })),
    adminSections: [],
    scenes: exposed(declaration.scenes),
  });
}

/** Returns a guest's manifest: its declaration with the names of parts instead of source files. Throws if it is invalid. */
export function guestManifest(declaration: PluginDeclaration): PluginManifest {
  const parts = <Declared extends { module: Module }>(declared: readonly Declared[] = []) =>
    declared.map((one) => ({ ...one, module: `./${partOf(one.module)}` as const }));
  return PluginManifest.parse({
    ...declaration,
    isolated: true,
    routes: parts(declaration.routes),
    adminSections: parts(declaration.adminSections),
    scenes: parts(declaration.scenes).map(({ states: _, ...scene }) => scene),
  });
}

/** Writes the manifest to `plugin.json` in the build. A dev server serves it at the same path. */
export const emitManifest = (manifest: () => PluginManifest): Plugin => ({
  name: 'vetta:plugin-manifest',
  configureServer({ middlewares }) {
    middlewares.use(`/${PLUGIN_FILE}`, (_request, response) => {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(manifest()));
    });
  },
  generateBundle() {
    const source = `${JSON.stringify(manifest(), null, 2)}\n`;
    this.emitFile({ type: 'asset', fileName: PLUGIN_FILE, source });
  },
});
