/** Often enough that no second is skipped, however late the browser runs a timer. */
const TICK_MS = 250;

const readers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/**
 * Calls `read` at each tick of the one timer that all clocks of a document share, until the returned function is called. For
 * React's `useSyncExternalStore`: it reads the clock anew, so that nothing drifts, and keeps no update that changes nothing.
 */
export function onTick(read: () => void): () => void {
  readers.add(read);
  timer ??= setInterval(() => {
    for (const one of readers) one();
  }, TICK_MS);
  return () => {
    readers.delete(read);
    if (readers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
