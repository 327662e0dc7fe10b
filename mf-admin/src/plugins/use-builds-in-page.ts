import { useQueries } from '@tanstack/react-query';
import { pluginBuild } from '@vetta/contract/client/admin-queries';
import { isReservedName } from '@vetta/contract/reserved-name';
import type { BuildChange } from './generation-changes.ts';

/**
 * Returns the titles of the new builds that are no guests, so that they run in the page with all that it may do, but for those that the
 * product's own start has published; none while they load.
 */
export function useBuildsInPage(changes: readonly BuildChange[]): string[] {
  const arriving = changes.flatMap(({ name, after }) => (after === null ? [] : [{ name, hash: after }]));
  const builds = useQueries({ queries: arriving.map(({ name, hash }) => pluginBuild(name, hash)) });
  return builds.flatMap(({ data }) =>
    data && !data.isGuest && !isReservedName(data.publishedBy) ? [data.title] : [],
  );
}
