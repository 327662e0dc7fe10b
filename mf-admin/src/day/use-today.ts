import { romeDay } from '@vetta/contract/client/rome-time';
import type { PluginContext } from '@vetta/contract/plugin';
import { useEffect, useState } from 'react';

const CHECK_MS = 10_000;

/** Returns today in Rome by the server's time, `YYYY-MM-DD`. */
export function useToday({ now, scope }: Pick<PluginContext, 'now' | 'scope'>): string {
  const [today, setToday] = useState(() => romeDay(now()));
  useEffect(() => scope.every(CHECK_MS, () => setToday(romeDay(now()))), [now, scope]);
  return today;
}
