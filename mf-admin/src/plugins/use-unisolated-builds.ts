import { useQueries } from '@tanstack/react-query';
import { pluginBuild } from '@vetta/contract/client/admin-queries';
import { isOwnFrontEnd } from '@vetta/contract/own-front-ends';
import { SHELL } from '@vetta/contract/published-build';
import { isReservedName } from '@vetta/contract/reserved-name';
import type { BuildChange } from './generation-changes.ts';

/** Titles of builds that somebody has published and that are no guests. */
export interface UnisolatedBuilds {
  /** They run in the page itself, with all that the page may do. */
  readonly inPage: readonly string[];
  /** Of the plugin contract before guests: nothing loads them. */
  readonly outdated: readonly string[];
}

/** Returns the new builds that are no guests, but for those that the product's own start has published; none while they load. */
export function useUnisolatedBuilds(changes: readonly BuildChange[]): UnisolatedBuilds {
  const arriving = changes.flatMap(({ name, after }) => (after === null ? [] : [{ name, hash: after }]));
  const builds = useQueries({ queries: arriving.map(({ name, hash }) => pluginBuild(name, hash)) });
  const published = builds.flatMap(({ data }) =>
    data && !data.isGuest && !isReservedName(data.publishedBy) ? [data] : [],
  );
  const runs = (name: string) => name === SHELL || isOwnFrontEnd(name);
  return {
    inPage: published.filter(({ name }) => runs(name)).map(({ title }) => title),
    outdated: published.filter(({ name }) => !runs(name)).map(({ title }) => title),
  };
}
