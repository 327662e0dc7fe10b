import { romeDay } from '@vetta/contract/client/rome-time';
import type { PluginContext } from '@vetta/contract/plugin';
import { useEffect, useState } from 'react';

const CHECK_MS = 10_000;

/** Returns today in Rome by the server's time, `YYYY-MM-DD`. */
export function useToday({ now }: Pick<PluginContext, 'now'>): string {
  const [today, setToday] = useState(() => romeDay(now()));
  // The context's scope lasts as long as the back office: its timer would outlive the section.
  useEffect(() => {
    const timer = setInterval(() => setToday(romeDay(now())), CHECK_MS);
    return () => clearInterval(timer);
  }, [now]);
  return today;
}
