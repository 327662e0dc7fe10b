import { formatClock } from '@vetta/contract/client/formats';
import { useEffect } from 'react';
import { serverNow } from '../server-time/server-clock.ts';

const EVERY_MS = 15_000;

/**
 * Keeps the time in the page's title. Nobody sees it on a wall: the watchdog of the screen's computer reads it there, and
 * starts the browser again if it stands still (docs/kiosk.md).
 */
export function useTitleBeat(): void {
  useEffect(() => {
    const beat = () => {
      document.title = `Schermo ${formatClock(serverNow())} · Vetta`;
    };
    beat();
    const timer = setInterval(beat, EVERY_MS);
    return () => clearInterval(timer);
  }, []);
}
