import { join } from 'node:path';
import type { FrontEndDeclaration } from '@vetta/contract/front-end';
import type { Rolldown } from 'vite';

/**
 * Returns the groups of modules that several of a plugin's parts import: one chunk for what its pages need from the start, one
 * for what only its scenes need. Without groups there would be a dozen tiny chunks; with one group for both, a page would
 * load the code of the walls: 2.1 kB (`npm run bench -- scripts`). What lazy parts share is left to the bundler.
 */
export function sharedChunks(
  { routes = [], scenes = [] }: FrontEndDeclaration,
  folder: string,
): Rolldown.CodeSplittingGroup[] {
  const files = (declared: readonly { module: string }[]) =>
    new Set(declared.map(({ module }) => join(folder, module)));
  const pages = files(routes);
  const walls = files(scenes);
  return [
    {
      debugName: 'shared',
      name: (id, graph) => (startsOf(id, graph).some((start) => pages.has(start)) ? 'shared' : null),
      minShareCount: 2,
    },
    {
      debugName: 'scenes',
      name: (id, graph) => (startsOf(id, graph).every((start) => walls.has(start)) ? 'scenes' : null),
      minShareCount: 2,
      // What lazy parts of a page share with walls is theirs, too.
      includeDependenciesRecursively: false,
    },
  ];
}

/** Returns the modules that loading begins with and that need this module at once: those that something imports dynamically. */
function startsOf(id: string, graph: Rolldown.ChunkingContext): string[] {
  const importing = new Set([id]);
  const starts: string[] = [];
  // The iteration also visits what is added on the way.
  for (const one of importing) {
    const { importers = [], dynamicImporters = [] } = graph.getModuleInfo(one) ?? {};
    for (const importer of importers) importing.add(importer);
    if (dynamicImporters.length > 0) starts.push(one);
  }
  return starts;
}
