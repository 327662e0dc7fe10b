import type { Generation } from '@vetta/contract/plugins-json';
import { type PreparedPage, preparePage } from './prepare-page.ts';
import type { Published } from './published.ts';
import { type RouteMatch, routeOf } from './route-of.ts';

/** Returns the page of an address, prepared once for each route of a generation, with and without the intro. */
export type PageOf = (generation: Generation, path: string, introSeen: boolean) => Promise<PreparedPage>;

/** Keeps the pages of each generation as long as that is served. `isIndexed`: search engines may list the public page. */
export function preparedPages(published: Published, isIndexed: boolean): PageOf {
  const ofGeneration = new WeakMap<Generation, Map<string, Promise<PreparedPage>>>();

  return async (generation, path, introSeen) => {
    const kept = ofGeneration.get(generation) ?? new Map<string, Promise<PreparedPage>>();
    ofGeneration.set(generation, kept);
    const match = routeOf(generation, path);
    const hasIntro = path === '/' && !introSeen;
    const mayBeListed = isIndexed && path === '/';
    const key = `${hasIntro} ${mayBeListed} ${nameOf(match)}`;
    const page = kept.get(key) ?? preparePage(published, generation, { match, hasIntro, mayBeListed });
    kept.set(key, page);
    try {
      const prepared = await page;
      if (!prepared.isComplete) kept.delete(key);
      return prepared;
    } catch (error) {
      kept.delete(key);
      throw error;
    }
  };
}

const nameOf = (match: RouteMatch): string =>
  match.kind === 'route' ? `${match.plugin.name} ${match.route.path}` : match.kind;
