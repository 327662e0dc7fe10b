import { onTick } from '@vetta/contract/client/on-tick';
import type { PluginContext } from '@vetta/contract/plugin';
import { useSyncExternalStore } from 'react';
import { useSectionNow } from '../page/first-data.ts';

/** Returns what `read` makes of the server's time; the component renders only when that changes. */
export function useTime<Reading extends string | number>(
  now: PluginContext['now'],
  read: (now: Date) => Reading,
): Reading {
  const firstNow = useSectionNow(now);
  return useSyncExternalStore(
    onTick,
    () => read(now()),
    () => read(firstNow()),
  );
}
