import type { PluginContext } from '@vetta/contract/plugin';
import { useEffect, useRef } from 'react';
import { useTime } from '../day/use-time.ts';

/** The launch moment until the site's settings are known: 30 September 2025, 23:59 in Rome (docs/rules.md, «Time»). */
export const DEFAULT_LAUNCH = '2025-09-30T21:59:00Z';

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
  const seconds = useTime(now, (at) => secondsToLaunch(at, launchAt));
  const isAhead = useRef(false);
  useEffect(() => {
    if (seconds === 0 && isAhead.current) onLaunch();
    isAhead.current = seconds > 0;
  }, [seconds, onLaunch]);
  return seconds;
}
