import { useQuery } from '@tanstack/react-query';
import { romeDay } from '@vetta/contract/client/rome-time';
import { serverNow } from '@vetta/contract/client/server-clock';
import type { PluginContext } from '@vetta/contract/plugin';
import { useEffect, useState } from 'react';

/** How often the server's time is fetched again. */
const REFETCH_MS = 60 * 60_000;
const CHECK_MS = 10_000;

/** Keeps the server's clock accurate. Never renders: components that show the time read it themselves. */
export function useServerClock({ queries }: Pick<PluginContext, 'queries'>): void {
  useQuery({
    ...queries.site,
    refetchInterval: REFETCH_MS,
    refetchIntervalInBackground: true,
    notifyOnChangeProps: [],
  });
}

/** Returns an instant of the server's current Rome day; a new one only when the day changes. */
export function useServerDay({ queries, scope }: Pick<PluginContext, 'queries' | 'scope'>): Date {
  useServerClock({ queries });
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    scope.every(CHECK_MS, () => {
      const next = serverNow();
      setNow((shown) => (romeDay(shown) === romeDay(next) ? shown : next));
    });
  }, [scope]);
  return now;
}
