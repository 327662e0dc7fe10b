/** Where the edges ask what time it is. */
export type Clock = () => Temporal.Instant;

export const systemClock: Clock = () => Temporal.Now.instant();

/** A clock that starts at an instant now and runs on from there, evenly. */
export function clockStartingAt(start: Temporal.Instant): Clock {
  const started = performance.now();
  return () => start.add({ milliseconds: Math.round(performance.now() - started) });
}
