import { romeSecondOfDay } from '@vetta/contract/rome-time';
import { useCallback, useEffect, useRef } from 'react';
import { reloadWhenServed } from '../plugins/reload-when-served.ts';
import { serverNow } from '../server-time/server-clock.ts';

/** From 3:00 to 5:00: the day is closed, and most screens are dark. */
const NIGHT = { from: 3 * 3600, to: 5 * 3600 };
/** Longer than the night: a page that was loaded in it is not loaded again. */
const MIN_UPTIME_MS = 3 * 3600_000;
const CHECK_MS = 60_000;

/** Returns whether a page should be reloaded: once a night, later than others by `delay` seconds, up to 3600. */
export function isReloadDue(at: Date, uptimeMs: number, delay: number): boolean {
  const second = romeSecondOfDay(at);
  return uptimeMs > MIN_UPTIME_MS && second >= NIGHT.from + delay && second < NIGHT.to;
}

/**
 * Reloads the page once a night, which gives back what months would collect. In the dark it does so at once; otherwise the
 * caller picks a moment between two scenes by the returned function. The server has to answer first.
 */
export function useNightReload(isDark: boolean): () => void {
  const delay = useRef(0);
  useEffect(() => {
    delay.current = Math.random() * 3600;
  }, []);
  const reload = useCallback(() => {
    // The server is asked again at the next scene's end, or a minute later.
    if (isReloadDue(serverNow(), performance.now(), delay.current)) reloadWhenServed().catch(() => {});
  }, []);
  useEffect(() => {
    if (!isDark) return;
    const timer = setInterval(reload, CHECK_MS);
    return () => clearInterval(timer);
  }, [isDark, reload]);
  return reload;
}
