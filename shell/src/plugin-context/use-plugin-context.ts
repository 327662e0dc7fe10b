import { openScope } from '@vetta/contract/client/scope';
import type { PluginContext, Scope } from '@vetta/contract/front-end';
import type { ThemeName } from '@vetta/contract/plugin';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { serverNow } from '../server-time/server-clock.ts';
import { frontEndQueries } from './public-queries.ts';

/**
 * Returns the context of a mounted part of the plugin `owner`. Its scope opens before the part's own effects and ends
 * when the part unmounts; using the scope while rendering throws.
 */
export function usePluginContext(owner: string, theme: ThemeName): PluginContext {
  const openedScope = useRef<Scope | null>(null);
  // Not in useMemo: strict mode mounts twice, and an ended scope cannot be opened again.
  useLayoutEffect(() => {
    const scope = openScope(owner);
    openedScope.current = scope;
    return () => scope.end();
  }, [owner]);
  return useMemo(() => {
    const scope = () => {
      if (openedScope.current) return openedScope.current;
      throw new Error(`[plugin ${owner}] uses its scope while rendering; use it in an effect`);
    };
    return {
      queries: frontEndQueries,
      theme,
      now: serverNow,
      scope: {
        every: (milliseconds, run) => scope().every(milliseconds, run),
        on: (target, type, listener) => scope().on(target, type, listener),
        stream: (path, message) => scope().stream(path, message),
      },
    };
  }, [owner, theme]);
}
