import { formatClock } from '@vetta/contract/client/formats';
import { useEffect } from 'react';
import { useServerTime } from '../server-time/use-server-time.ts';

/**
 * Keeps the time in the page's title. Nobody sees it on a wall: the watchdog of the screen's computer reads it there, and
 * starts the browser again if it stands still (docs/kiosk.md).
 */
export function useTitleBeat(): void {
  const clock = useServerTime(formatClock);
  useEffect(() => {
    document.title = `Schermo ${clock} · Vetta`;
  }, [clock]);
}
