import { useQueries, useQuery } from '@tanstack/react-query';
import { generations, pluginBuild } from '@vetta/contract/client/admin-queries';
import type { PluginBuild } from '@vetta/contract/generations';
import { SHELL } from '@vetta/contract/published-build';

/** Returns the scenes of the plugins that are in use; none until they are known. */
export function useScenes(): PluginBuild['scenes'] {
  const { data } = useQuery(generations);
  const current = data?.generations.find(({ isCurrent }) => isCurrent);
  const plugins = Object.entries(current?.plugins ?? {}).filter(([name]) => name !== SHELL);
  const builds = useQueries({ queries: plugins.map(([name, hash]) => pluginBuild(name, hash)) });
  return builds.flatMap(({ data: build }) => build?.scenes ?? []);
}
