import type { Generation } from '@vetta/contract/generation';
import { type PreparedPage, preparePage } from './prepare-page.ts';
import type { Published } from './published.ts';
import { type RouteMatch, routeOf } from './route-of.ts';

/** Returns the page of an address, prepared once for each route of a generation, with and without the intro. */
export type PageOf = (generation: Generation, path: string, introSeen: boolean) => Promise<PreparedPage>;

/** Keeps the pages of the current generation alone. */
export function preparedPages(published: Published): PageOf {
  let current: Generation | undefined;
  let pages = new Map<string, Promise<PreparedPage>>();

  return async (generation, path, introSeen) => {
    if (generation !== current) {
      current = generation;
      pages = new Map();
    }
    const kept = pages;
    const match = routeOf(generation, path);
    const hasIntro = path === '/' && !introSeen;
    const key = `${hasIntro} ${nameOf(match)}`;
    const page = kept.get(key) ?? preparePage(published, generation, { match, hasIntro });
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
