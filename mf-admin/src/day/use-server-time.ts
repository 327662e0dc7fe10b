import type { PluginContext } from '@vetta/contract/front-end';
import { romeDay } from '@vetta/contract/rome-time';
import { useEffect, useRef, useState } from 'react';

const TICK_MS = 10_000;

/** Returns what `read` makes of the server's time, renewed every ten seconds. `read` must not change. */
export function useServerTime<Value>(
  { now }: Pick<PluginContext, 'now'>,
  read: (time: Date) => Value,
): Value {
  const [value, setValue] = useState(() => read(now()));
  const last = useRef(value);
  // The context's scope lasts as long as the back office: its timer would outlive the section.
  useEffect(() => {
    const timer = setInterval(() => {
      const next = read(now());
      // React keeps each update that changes nothing until the component renders.
      if (next !== last.current) setValue(() => next);
      last.current = next;
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [now, read]);
  return value;
}

const itself = (time: Date) => time;

/** Returns the server's time, renewed every ten seconds. */
export const useNow = (context: Pick<PluginContext, 'now'>): Date => useServerTime(context, itself);

/** Returns today in Rome by the server's time, `YYYY-MM-DD`. */
export const useToday = (context: Pick<PluginContext, 'now'>): string => useServerTime(context, romeDay);
