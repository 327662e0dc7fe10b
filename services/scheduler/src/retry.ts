import { sleep } from './sleep.ts';

interface RetryOptions {
  /** Stops the retries. */
  signal: AbortSignal;
  /** Called after each failure, with the pause before the next attempt in milliseconds. */
  onFailure: (error: unknown, pauseMs: number) => void;
}

const firstPause = 1_000;
const longestPause = 60_000;

/** Repeats `attempt` until it succeeds or `signal` aborts. The pauses grow from one second to one minute. Never rejects. */
export async function retry(
  attempt: () => Promise<unknown>,
  { signal, onFailure }: RetryOptions,
): Promise<void> {
  for (let wait = firstPause; !signal.aborted; wait = Math.min(wait * 2, longestPause)) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (signal.aborted) return;
      onFailure(error, wait);
      await sleep(wait, signal);
    }
  }
}
