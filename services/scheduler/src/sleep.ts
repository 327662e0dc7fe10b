import { setTimeout as pause } from 'node:timers/promises';

/** Waits this many milliseconds, or until `signal` aborts. Never rejects. */
export async function sleep(ms: number, signal: AbortSignal): Promise<void> {
  // The timer rejects only when the signal aborts.
  await pause(ms, undefined, { signal }).catch(() => undefined);
}

/** Resolves when the signal is aborted. */
export const aborted = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
