import type { PluginContext } from '@vetta/contract/front-end';
import { romeDay } from '@vetta/contract/rome-time';
import { useEffect, useRef, useState } from 'react';

const CHECK_MS = 1000;

/** Returns an instant of the server's current Rome day; a new one only when the day changes. */
export function useServerDay({ now, scope }: Pick<PluginContext, 'now' | 'scope'>): Date {
  const [today, setToday] = useState(now);
  const shown = useRef(today);
  useEffect(() => {
    scope.every(CHECK_MS, () => {
      const next = now();
      // Compared here: React keeps an update that changes nothing until the next render, and that may be a day away.
      if (romeDay(shown.current) === romeDay(next)) return;
      shown.current = next;
      setToday(next);
    });
  }, [now, scope]);
  return today;
}
