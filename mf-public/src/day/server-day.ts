import { useQuery } from '@tanstack/react-query';
import { romeDay } from '@vetta/contract/client/rome-time';
import { serverNow } from '@vetta/contract/client/server-clock';
import type { Place } from '@vetta/contract/plugin';
import { useEffect, useState } from 'react';

/** How long a device's clock may run on by itself before the server is asked for the time again. */
const ASK_AGAIN_MS = 60 * 60_000;
const LOOK_MS = 10_000;

/** Keeps this device's idea of the server's time right. Redraws nothing: whoever shows time asks for it. */
export function useServerClock({ queries }: Pick<Place, 'queries'>): void {
  useQuery({
    ...queries.site,
    refetchInterval: ASK_AGAIN_MS,
    refetchIntervalInBackground: true,
    notifyOnChangeProps: [],
  });
}

/** An instant of the server's present day; another one when Rome's day has changed. */
export function useServerDay({ queries, scope }: Pick<Place, 'queries' | 'scope'>): Date {
  useServerClock({ queries });
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    scope.every(LOOK_MS, () => {
      const later = serverNow();
      setNow((shown) => (romeDay(shown) === romeDay(later) ? shown : later));
    });
  }, [scope]);
  return now;
}
