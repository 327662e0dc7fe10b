import type { PluginContext } from '@vetta/contract/plugin';
import { useEffect, useState } from 'react';
import { useSectionNow } from '../page/first-data.ts';

/** Often enough that no second is skipped, however late the browser runs a timer. */
const TICK_MS = 250;

/**
 * Returns what `read` makes of the server's time. It is read again from the clock at each tick, so that nothing drifts;
 * the component renders only when the result changes. `read` must keep its identity.
 */
export function useTime<Reading extends string | number>(
  now: PluginContext['now'],
  read: (now: Date) => Reading,
): Reading {
  const firstNow = useSectionNow(now);
  const [reading, setReading] = useState(() => read(firstNow()));
  useEffect(() => {
    let last: Reading | undefined;
    const tick = () => {
      const next = read(now());
      // React keeps each update that changes nothing until the component renders: a wall would collect them for weeks.
      if (next !== last) setReading(next);
      last = next;
    };
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [now, read]);
  return reading;
}
