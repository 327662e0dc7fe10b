import { useQuery } from '@tanstack/react-query';
import { romeDay } from '@vetta/contract/client/rome-time';
import type { PublicQueries } from '@vetta/contract/plugin';
import { useEffect, useReducer } from 'react';

/**
 * Returns today in Rome by the server's time, `YYYY-MM-DD`; undefined while it loads. If the server is unreachable, uses
 * the device's clock: the server refuses future days anyway.
 */
export function useToday({ site }: PublicQueries): string | undefined {
  const { data, dataUpdatedAt, isPending } = useQuery(site);
  const [, render] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(render, 60_000);
    return () => clearInterval(timer);
  }, []);
  if (isPending) return undefined;
  const offset = data === undefined ? 0 : Date.parse(data.now) - dataUpdatedAt;
  return romeDay(new Date(Date.now() + offset));
}
