import { sleep } from './sleep.ts';

interface RetryOptions {
  /** Stops the retries. */
  signal: AbortSignal;
  /** Called after each failure, with the pause before the next attempt in milliseconds. With `give up` there is none. */
  onFailure: (error: unknown, pauseMs: number) => Promise<'again' | 'give up'>;
}

const firstPause = 1_000;
const longestPause = 60_000;

/** Repeats `attempt` until it succeeds, is given up or `signal` aborts. The pauses grow from one second to one minute. */
export async function retry(
  attempt: () => Promise<unknown>,
  { signal, onFailure }: RetryOptions,
): Promise<void> {
  for (let wait = firstPause; !signal.aborted; wait = Math.min(wait * 2, longestPause)) {
    try {
      await attempt();
      return;
    } catch (error) {
      if (signal.aborted || (await onFailure(error, wait)) === 'give up') return;
      await sleep(wait, signal);
    }
  }
}
