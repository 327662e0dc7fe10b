import { useQueries, useQuery } from '@tanstack/react-query';
import { generations, pluginBuild } from '@vetta/contract/client/admin-queries';
import type { PluginBuild } from '@vetta/contract/generations';
import { SHELL } from '@vetta/contract/published-build';
import { useAdminKey } from '../login/admin-key.ts';

/** Returns the scenes of the plugins that are in use; none until they are known. */
export function useScenes(): PluginBuild['scenes'] {
  const adminKey = useAdminKey();
  const { data } = useQuery(generations(adminKey));
  const current = data?.generations.find(({ isCurrent }) => isCurrent);
  const plugins = Object.entries(current?.plugins ?? {}).filter(([name]) => name !== SHELL);
  const builds = useQueries({ queries: plugins.map(([name, hash]) => pluginBuild(adminKey, name, hash)) });
  return builds.flatMap(({ data: build }) => build?.scenes ?? []);
}
