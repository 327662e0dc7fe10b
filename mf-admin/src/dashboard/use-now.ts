import type { PluginContext } from '@vetta/contract/plugin';
import { useEffect, useState } from 'react';

const TICK_MS = 10_000;

/** Returns the server's time, renewed every ten seconds. */
export function useNow({ now }: Pick<PluginContext, 'now'>): Date {
  const [time, setTime] = useState(now);
  // The context's scope lasts as long as the back office: its timer would outlive the section.
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), TICK_MS);
    return () => clearInterval(timer);
  }, [now]);
  return time;
}
