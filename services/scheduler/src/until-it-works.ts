import { setTimeout as pause } from 'node:timers/promises';

interface Patience {
  /** Ends the waiting. */
  signal: AbortSignal;
  /** Told of each failure and of the pause that follows it, in milliseconds. */
  failed: (error: unknown, pauseMs: number) => void;
}

const firstPause = 1_000;
const longestPause = 60_000;

/** Repeats `attempt`, with pauses from a second to a minute, until it succeeds (true) or waiting ends (false). */
export async function untilItWorks(
  attempt: () => Promise<unknown>,
  { signal, failed }: Patience,
): Promise<boolean> {
  for (let wait = firstPause; !signal.aborted; wait = Math.min(wait * 2, longestPause)) {
    try {
      await attempt();
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      failed(error, wait);
      await sleep(wait, signal);
    }
  }
  return false;
}

/** Sleeps for so many milliseconds, or until `signal` ends it. */
export async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  // The only way it rejects is the abort, which its callers look at themselves.
  await pause(ms, undefined, { signal }).catch(() => undefined);
}
