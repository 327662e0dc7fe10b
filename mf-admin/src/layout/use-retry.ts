import { useEffect, useEffectEvent } from 'react';

const EVERY_MS = 10_000;

/** Calls `retry` while the server is away: every ten seconds, and at once when the browser has a network again. */
export function useRetry(isAway: boolean, retry: () => void): void {
  const tryAgain = useEffectEvent(retry);
  useEffect(() => {
    if (!isAway) return;
    const run = () => tryAgain();
    const timer = setInterval(run, EVERY_MS);
    window.addEventListener('online', run);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', run);
    };
  }, [isAway]);
}
