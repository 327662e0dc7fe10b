import { leaderboard, publicScoring, site } from '@vetta/contract/client/public-queries';
import type { Place, Scope, ThemeName } from '@vetta/contract/plugin';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { openScope } from './scope.ts';

const queries = { leaderboard, publicScoring, site };

/** What a plugin's place is given, for as long as it is mounted. Its scope is there from the first effect on. */
export function usePlace(owner: string, theme: ThemeName): Place {
  const open = useRef<Scope | null>(null);
  // Before the place's own effects: React's strict mode mounts twice, and a scope that has ended stays so.
  useLayoutEffect(() => {
    const scope = openScope(owner);
    open.current = scope;
    return () => scope.end();
  }, [owner]);
  return useMemo(() => {
    const scope = () => {
      if (open.current) return open.current;
      throw new Error(`[plugin ${owner}] uses its scope while rendering; effects are the place for it`);
    };
    return {
      queries,
      theme,
      scope: {
        every: (milliseconds, run) => scope().every(milliseconds, run),
        on: (target, type, listener) => scope().on(target, type, listener),
        stream: (path, message) => scope().stream(path, message),
      },
    };
  }, [owner, theme]);
}
