import { PluginManifest } from '@vetta/contract/generation';
import type { PluginDeclaration } from '@vetta/contract/plugin';
import type { Plugin } from 'vite';
import { installedVersion } from './singletons.ts';

type Module = `./${string}`;

/** The file of a build that holds the template of its route's first view. */
export const FIRST_VIEW = 'first.html';

/** The key under which the container exposes a declared module: its path without the extension. */
export const exposedKey = (module: Module): Module => `./${module.slice(2).replace(/\.[jt]sx?$/, '')}`;

/** The container's `exposes`: every module that the declaration names. */
export function exposes(declaration: PluginDeclaration): Record<string, string> {
  const { routes = [], adminSections = [], scenes = [] } = declaration;
  const modules = [...routes, ...adminSections, ...scenes].map(({ module }) => module);
  return Object.fromEntries(modules.map((module) => [exposedKey(module), module]));
}

/** What the shell is told of a plugin: its declaration, with the modules by the keys that a container knows. */
export function manifestOf(declaration: PluginDeclaration): PluginManifest {
  const exposed = <Place extends { module: Module }>(places: readonly Place[] = []) =>
    places.map((place) => ({ ...place, module: exposedKey(place.module) }));
  return PluginManifest.parse({
    ...declaration,
    react: `^${installedVersion('react')}`,
    routes: exposed(declaration.routes).map(({ first, ...route }) => ({
      ...route,
      ...(first && { first: FIRST_VIEW }),
    })),
    adminSections: exposed(declaration.adminSections),
    scenes: exposed(declaration.scenes),
  });
}

/** Leaves the manifest beside the build's files, as `plugin.json`; a dev server answers it at the same address. */
export const emitManifest = (declaration: PluginDeclaration): Plugin => ({
  name: 'vetta:plugin-manifest',
  configureServer({ middlewares }) {
    middlewares.use('/plugin.json', (_request, response) => {
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(manifestOf(declaration)));
    });
  },
  generateBundle() {
    const source = `${JSON.stringify(manifestOf(declaration), null, 2)}\n`;
    this.emitFile({ type: 'asset', fileName: 'plugin.json', source });
  },
});
