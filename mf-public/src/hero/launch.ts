import type { PluginContext } from '@vetta/contract/plugin';
import { useEffect, useState } from 'react';

/** The launch moment until the site's settings are known: 30 September 2025, 23:59 in Rome (docs/rules.md, «Time»). */
export const DEFAULT_LAUNCH = '2025-09-30T21:59:00Z';

const TICK_MS = 250;

/** Returns the whole seconds until the launch, rounded up; 0 from the launch moment on. */
export const secondsToLaunch = (now: Date, launchAt: string): number =>
  Math.max(0, Math.ceil((Date.parse(launchAt) - now.valueOf()) / 1000));

/**
 * Returns the whole seconds until the launch, 0 once it has passed. Calls `onLaunch` at that moment, but not if the launch
 * was over already.
 */
export function useSecondsToLaunch(
  now: PluginContext['now'],
  launchAt: string,
  onLaunch: () => void,
): number {
  const [seconds, setSeconds] = useState(() => secondsToLaunch(now(), launchAt));
  useEffect(() => {
    const left = secondsToLaunch(now(), launchAt);
    setSeconds(left);
    if (left === 0) return;
    const timer = setInterval(() => {
      const leftNow = secondsToLaunch(now(), launchAt);
      setSeconds(leftNow);
      if (leftNow > 0) return;
      clearInterval(timer);
      onLaunch();
    }, TICK_MS);
    return () => clearInterval(timer);
  }, [now, launchAt, onLaunch]);
  return seconds;
}
