import { useQueries } from '@tanstack/react-query';
import { pluginBuild } from '@vetta/contract/client/admin-queries';
import type { BuildChange } from './generation-changes.ts';

/** Returns the calls that new builds ask for beyond those of the builds that they replace; none while they load. */
export function useAskedCalls(changes: readonly BuildChange[]): string[] {
  const wanted = changes.flatMap(({ name, before, after }) =>
    after === null
      ? []
      : [{ name, hash: after, isNew: true }, ...(before ? [{ name, hash: before, isNew: false }] : [])],
  );
  const builds = useQueries({ queries: wanted.map(({ name, hash }) => pluginBuild(name, hash)) });
  if (builds.some(({ data }) => data === undefined)) return [];
  const callsOf = (isNew: boolean) =>
    builds.flatMap(({ data }, index) => (wanted[index]?.isNew === isNew ? (data?.calls ?? []) : []));
  const approved = new Set(callsOf(false));
  return [...new Set(callsOf(true))].filter((call) => !approved.has(call));
}
