import { romeDay } from '@vetta/contract/client/rome-time';
import type { PluginContext } from '@vetta/contract/plugin';
import { useEffect, useState } from 'react';

const CHECK_MS = 1000;

/** Returns an instant of the server's current Rome day; a new one only when the day changes. */
export function useServerDay({ now, scope }: Pick<PluginContext, 'now' | 'scope'>): Date {
  const [today, setToday] = useState(now);
  useEffect(() => {
    scope.every(CHECK_MS, () => {
      const next = now();
      setToday((shown) => (romeDay(shown) === romeDay(next) ? shown : next));
    });
  }, [now, scope]);
  return today;
}
