import type { PluginContext } from '@vetta/contract/front-end';
import { romeDay } from '@vetta/contract/rome-time';
import { useMemo } from 'react';
import { useTime } from './use-time.ts';

/** Returns an instant of the server's current Rome day; a new one only when the day changes. */
export function useServerDay({ now }: Pick<PluginContext, 'now'>): Date {
  const day = useTime(now, romeDay);
  return useMemo(() => new Date(`${day}T12:00:00Z`), [day]);
}
