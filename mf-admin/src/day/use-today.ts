import { useQuery } from '@tanstack/react-query';
import { romeDay } from '@vetta/contract/client/rome-time';
import type { PublicQueries } from '@vetta/contract/plugin';
import { useEffect, useReducer } from 'react';

/**
 * Today in Rome by the server's time, `YYYY-MM-DD`; undefined until the server has told it. Where it cannot be asked,
 * by this device's clock: the server refuses a future day anyway.
 */
export function useToday({ site }: PublicQueries): string | undefined {
  const { data, dataUpdatedAt, isPending } = useQuery(site);
  const [, look] = useReducer((looks: number) => looks + 1, 0);
  useEffect(() => {
    const timer = setInterval(look, 60_000);
    return () => clearInterval(timer);
  }, []);
  if (isPending) return undefined;
  const ahead = data === undefined ? 0 : Date.parse(data.now) - dataUpdatedAt;
  return romeDay(new Date(Date.now() + ahead));
}
