/** The clock that the edges (HTTP, scheduler, commands) read. */
export type Clock = () => Temporal.Instant;

export const systemClock: Clock = () => Temporal.Now.instant();

/** Returns a clock that shows `start` now and runs on at normal speed. */
export function clockStartingAt(start: Temporal.Instant): Clock {
  const started = performance.now();
  return () => start.add({ milliseconds: Math.round(performance.now() - started) });
}
