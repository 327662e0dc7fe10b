import type { PluginContext } from '@vetta/contract/plugin';
import { useEffect, useState } from 'react';

const TICK_MS = 10_000;

/** Returns the server's time, renewed every ten seconds. */
export function useNow({ now, scope }: Pick<PluginContext, 'now' | 'scope'>): Date {
  const [time, setTime] = useState(now);
  useEffect(() => scope.every(TICK_MS, () => setTime(now())), [now, scope]);
  return time;
}
